"""Searches: what the rules still make possible from a position. No input, output, clock or randomness of its own.

Which module to call for what:

- Can a position still be won, and by which moves? :func:`.search.solve`; :func:`.search.is_winnable` without the moves.
- Can a game still be won, and if not, which move has lost it? :func:`.verdict.verdict`.
- The fewest moves to a win: :func:`.shortest.win.shortest`; for rules that it does not take, and only near the end of
  a game, :func:`.shortest.win.shortest_by_breadth`.
- The best par score: :func:`.par.best_score.best_score`.
- Hints by rule of thumb, at once: :func:`.hints.hints`. With the chances of each move, by what the player can know or
  exactly: :func:`.fair.adviser.advise`. A whole game played by them: :func:`.fair.player.play_fairly`.
- How hard a deal is: :func:`.difficulty.difficulty`.
- Of many deals, how many can be won: :func:`.survey.survey`; how many a fair player wins: :func:`.survey.play_survey`.

Results and limits are in :mod:`.result`, :mod:`.bit_sets` has what all searches share. Two exact searches stand behind
the answers: :mod:`.matching`, fast, where every rank has one partner rank and cards are drawn singly, and
:mod:`.general`, for all other rules; :mod:`.search` chooses. Work on a search begins with the docstring of its package.
"""
