"""From events and questions to finished sentences."""
