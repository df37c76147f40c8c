"""Signs of numbers with one square root."""

from hypothesis import given
from hypothesis import strategies as st

from flipfield.geometry.surd import Surd, product_sign, sign
from tests.geometry.draw import many
from tests.geometry.oracle import root_sign

small = st.integers(-9, 9)
large = st.integers(-(10**15), 10**15)


def surd(u: int, v: int, n: int) -> Surd:
    return Surd(u, v, n, float(n) ** 0.5)


@many
@given(small, small, st.integers(0, 30))
def test_small_signs(u: int, v: int, n: int) -> None:
    assert sign(u, v, n) == root_sign(u, v, n)
    assert surd(u, v, n).sign() == root_sign(u, v, n)


@many
@given(large, st.integers(1, 10**10), st.integers(-2, 2), st.booleans())
def test_signs_that_floats_cannot_tell(u: int, v: int, off: int, swap: bool) -> None:
    # u/v squared is near n, so u and v*sqrt(n) nearly cancel.
    n = max(0, u * u // (v * v) + off)
    if swap:
        v = -v
    assert sign(u, v, n) == root_sign(u, v, n)
    assert surd(u, v, n).sign() == root_sign(u, v, n)


def test_a_square_root_that_is_an_integer_cancels_exactly() -> None:
    big = 10**12 + 39
    assert sign(-big * 7, big, 49) == 0
    assert sign(-big * 7 - 1, big, 49) == -1
    assert sign(-big * 7 + 1, big, 49) == 1
    # 665857/470832 is a convergent of sqrt(2): the difference is 1.6e-12 of one.
    assert sign(665857, -470832, 2) == 1
    assert sign(-665857, 470832, 2) == -1


@many
@given(small, small, st.integers(0, 30), small)
def test_compare(u: int, v: int, n: int, number: int) -> None:
    assert surd(u, v, n).compare(number) == root_sign(u - number, v, n)


@many
@given(st.tuples(*[small] * 8), st.integers(0, 12))
def test_product_sign(terms: tuple[int, ...], n: int) -> None:
    p, q, r, s = (surd(terms[2 * i], terms[2 * i + 1], n) for i in range(4))
    u = p.u * q.u + p.v * q.v * n - r.u * s.u - r.v * s.v * n
    v = p.u * q.v + p.v * q.u - r.u * s.v - r.v * s.u
    assert product_sign(p, q, r, s) == root_sign(u, v, n)


@many
@given(st.tuples(*[large] * 4), st.integers(1, 10**10))
def test_product_sign_of_equal_products(terms: tuple[int, ...], n: int) -> None:
    a, b, c, d = terms
    p, q = surd(a, b, n), surd(c, d, n)
    assert product_sign(p, q, q, p) == 0
    expected = root_sign(c, d, n)
    assert product_sign(surd(a + 1, b, n), q, q, p) == expected
