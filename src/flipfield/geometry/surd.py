"""Exact signs of numbers u + v*sqrt(n) with integers u, v and n >= 0."""

import math
from typing import Final

# A float made of a few roundings errs by less than this share of the size of its terms.
_ERROR: Final = 1e-14


def sign(u: int, v: int, n: int) -> int:
    """The sign of u + v*sqrt(n): -1, 0 or 1."""
    first = int(u > 0) - int(u < 0)
    second = int(v > 0) - int(v < 0)
    if n == 0 or second == 0 or first == second:
        return first
    if first == 0:
        return second
    left = float(u)
    right = float(v) * math.sqrt(float(n))
    total = left + right
    if abs(total) > _ERROR * (abs(left) + abs(right)):
        return 1 if total > 0.0 else -1
    return _exact(u, v, n)


def _exact(u: int, v: int, n: int) -> int:
    """The sign of u + v*sqrt(n) where u and v have opposite signs."""
    left = u * u
    right = v * v * n
    if left == right:
        return 0
    return 1 if (left > right) == (u > 0) else -1


class Surd:
    """A number u + v*sqrt(n), with a float near it and a bound of that float's error."""

    def __init__(self, u: int, v: int, n: int, root: float) -> None:
        self.u: int = u
        self.v: int = v
        self.n: int = n
        self.root: float = root
        left = float(u)
        right = float(v) * root
        self.value: float = left + right
        self.error: float = _ERROR * (abs(left) + abs(right))

    def sign(self) -> int:
        """-1, 0 or 1."""
        if self.value > self.error:
            return 1
        if self.value < -self.error:
            return -1
        return sign(self.u, self.v, self.n)

    def compare(self, number: int) -> int:
        """-1, 0 or 1 as this is less than an integer, equal to it or greater."""
        near = float(number)
        rest = self.value - near
        if abs(rest) > self.error + _ERROR * abs(near):
            return 1 if rest > 0.0 else -1
        return sign(self.u - number, self.v, self.n)

    def minus(self, other: "Surd") -> "Surd":
        """The difference of two numbers with the same root."""
        return Surd(self.u - other.u, self.v - other.v, self.n, self.root)


def product_sign(a: Surd, b: Surd, c: Surd, d: Surd) -> int:
    """The sign of a*b - c*d, all with the same root."""
    left = a.value * b.value
    right = c.value * d.value
    total = left - right
    error = (
        (abs(a.value) + a.error) * b.error
        + a.error * abs(b.value)
        + (abs(c.value) + c.error) * d.error
        + c.error * abs(d.value)
        + _ERROR * (abs(left) + abs(right))
    )
    if abs(total) > error:
        return 1 if total > 0.0 else -1
    n = a.n
    u = a.u * b.u + a.v * b.v * n - c.u * d.u - c.v * d.v * n
    v = a.u * b.v + a.v * b.u - c.u * d.v - c.v * d.u
    return sign(u, v, n)
