"""The exact method by matching, where every rank has one partner rank and cards are drawn singly."""
