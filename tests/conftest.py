"""What holds for all tests."""

from hypothesis import settings

# A busy machine is no defect: nothing is judged by the clock.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
