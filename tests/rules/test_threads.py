"""Catalogues are read by a server's threads, the first time by several at once."""

import subprocess
import sys

TOGETHER = """
import sys, threading
from flipfield.rules.catalogue import find
sys.setswitchinterval(1e-6)
readers = [threading.Thread(target=find, args=("wd.move.flip-reach",)) for _ in range(8)]
for reader in readers:
    reader.start()
for reader in readers:
    reader.join()
"""


def test_threads_may_read_a_catalogue_together() -> None:
    for _ in range(3):
        done = subprocess.run([sys.executable, "-c", TOGETHER], capture_output=True, timeout=120, check=False)
        assert done.returncode == 0, done.stderr
