"""Slow judges that work with sixty digits and another method than the code they judge."""

from decimal import Decimal, localcontext
from itertools import pairwise

from flipfield.geometry.disk import Disc
from flipfield.geometry.shape import Circle, Polygon, Shape, shape_overlaps

Spot = tuple[Decimal, Decimal]
TINY = Decimal("1e-30")


def gap_order(ref: Disc, a: Disc, b: Disc) -> int:
    """Which of a and b has the smaller gap to ref, by roots of sixty digits."""
    with localcontext(prec=60):
        gaps = [max(Decimal(0), _distance(ref, other) - ref.r - other.r) for other in (a, b)]
        rest = gaps[0] - gaps[1]
        return 0 if abs(rest) < TINY else int(rest.compare(0))


def root_sign(u: int, v: int, n: int) -> int:
    """The sign of u + v*sqrt(n)."""
    with localcontext(prec=60):
        total = u + v * Decimal(n).sqrt()
        return 0 if abs(total) < TINY else int(total.compare(0))


def free_part(a: Disc, b: Disc, between: list[Disc]) -> bool:
    """Whether part of the common area of a and b is bare: tries the middle of every arc between crossings."""
    if _apart(a, b):
        return False
    with localcontext(prec=60):
        circles = {(d.x, d.y, d.r): d for d in (a, b, *between)}
        for x in circles.values():
            crossings = [s for z in circles.values() if z is not x for s in _crossings(x, z)]
            for middle in _middles(x, crossings):
                inner = [d for d in (a, b) if not _same(d, x)]
                outer = [d for d in between if not _same(d, x)]
                if _wrong_side(x, a, b, between):
                    continue
                if all(_depth(middle, d) > TINY for d in inner) and all(
                    _depth(middle, d) < -TINY for d in outer
                ):
                    return True
    return False


def _apart(a: Disc, b: Disc) -> bool:
    return bool((a.x - b.x) ** 2 + (a.y - b.y) ** 2 >= (a.r + b.r) ** 2)


def _same(a: Disc, b: Disc) -> bool:
    return (a.x, a.y, a.r) == (b.x, b.y, b.r)


def _wrong_side(x: Disc, a: Disc, b: Disc, between: list[Disc]) -> bool:
    """Whether x is both a disc that pins or is pinned and a disc between."""
    return any(_same(x, d) for d in (a, b)) and any(_same(x, d) for d in between)


def _distance(a: Disc, b: Disc) -> Decimal:
    return Decimal((a.x - b.x) ** 2 + (a.y - b.y) ** 2).sqrt()


def _depth(spot: Spot, d: Disc) -> Decimal:
    """How far inside the disc the spot is; negative outside."""
    return d.r - ((spot[0] - d.x) ** 2 + (spot[1] - d.y) ** 2).sqrt()


def _crossings(a: Disc, b: Disc) -> list[Spot]:
    square = (a.x - b.x) ** 2 + (a.y - b.y) ** 2
    if square == 0 or square > (a.r + b.r) ** 2 or square < (a.r - b.r) ** 2:
        return []
    d = Decimal(square).sqrt()
    along = (d * d + a.r * a.r - b.r * b.r) / (2 * d)
    half = max(Decimal(0), a.r * a.r - along * along).sqrt()
    ux, uy = (b.x - a.x) / d, (b.y - a.y) / d
    return [(a.x + along * ux - side * half * uy, a.y + along * uy + side * half * ux) for side in (-1, 1)]


def _middles(x: Disc, crossings: list[Spot]) -> list[Spot]:
    """The middle of every arc of x between neighbouring crossings; any point if there are none."""
    spots = sorted(crossings, key=lambda spot: _angle(spot[0] - x.x, spot[1] - x.y))
    if not spots:
        return [(Decimal(int(x.x + x.r)), Decimal(int(x.y)))]
    found = []
    for p, q in zip(spots, [*spots[1:], spots[0]], strict=True):
        px, py, qx, qy = p[0] - x.x, p[1] - x.y, q[0] - x.x, q[1] - x.y
        if abs(px - qx) + abs(py - qy) < TINY:
            mx, my = -px, -py
        else:
            # Turned right, the chord from p to q points to the middle of the counter-clockwise arc.
            mx, my = qy - py, px - qx
        size = (mx * mx + my * my).sqrt()
        found.append((x.x + x.r * mx / size, x.y + x.r * my / size))
    return found


def _angle(x: Decimal, y: Decimal) -> tuple[bool, Decimal]:
    """Grows with the angle from -180 to 180 degrees."""
    share = x / (abs(x) + abs(y))
    return y > 0, -share if y > 0 else share


def free_line(a: Disc, b: Disc, blockers: list[Shape]) -> bool:
    """Whether sight is free: tries all common tangents of everything and looks at every stretch of them."""
    if (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= (a.r + b.r) ** 2:
        return True
    shapes = [s for s in blockers if not any(shape_overlaps(s, d.x, d.y, d.r) for d in (a, b))]
    with localcontext(prec=60):
        rounds = [(d.x, d.y, d.r) for d in (a, b)] + [(d.x, d.y, 0) for d in (a, b)]
        for shape in shapes:
            if isinstance(shape, Circle):
                rounds.append((shape.x, shape.y, shape.r))
            elif isinstance(shape, Polygon):
                rounds.extend((x, y, 0) for x, y in shape.points)
        for i, p in enumerate(rounds):
            for q in rounds[:i]:
                for normal, far in _tangents(p, q):
                    if _clear(normal, far, a, b, shapes):
                        return True
    return False


def _tangents(p: tuple[int, int, int], q: tuple[int, int, int]) -> list[tuple[Spot, Decimal]]:
    """The lines n*x = far that touch both circles, with unit normals n."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    square = dx * dx + dy * dy
    found = []
    for k in {q[2] - p[2], -q[2] - p[2]}:
        if square == 0 or square < k * k:
            continue
        root = Decimal(square - k * k).sqrt()
        for side in (-1, 1):
            normal = ((k * dx - side * root * dy) / square, (k * dy + side * root * dx) / square)
            found.append((normal, normal[0] * p[0] + normal[1] * p[1] - p[2]))
    return found


def _clear(normal: Spot, far: Decimal, a: Disc, b: Disc, shapes: list[Shape]) -> bool:
    """Whether the line meets both discs and no stretch of it between the discs lies inside a shape."""
    nx, ny = normal
    if any(abs(nx * d.x + ny * d.y - far) > d.r + TINY for d in (a, b)):
        return False
    ends = sorted(nx * d.y - ny * d.x for d in (a, b))
    marks = [*ends]
    for shape in shapes:
        marks.extend(mark for mark in _marks(normal, far, shape) if ends[0] < mark < ends[1])
    marks.sort()
    for low, high in pairwise(marks):
        t = (low + high) / 2
        spot = (nx * far - ny * t, ny * far + nx * t)
        if high - low > TINY and any(_inside(spot, shape) for shape in shapes):
            return False
    return True


def _marks(normal: Spot, far: Decimal, shape: Shape) -> list[Decimal]:
    """Where along the line the outline of the shape is met."""
    nx, ny = normal
    if isinstance(shape, Circle):
        off = nx * shape.x + ny * shape.y - far
        if abs(off) >= int(shape.r):
            return []
        half = (shape.r * shape.r - off * off).sqrt()
        middle = nx * shape.y - ny * shape.x
        return [middle - half, middle + half]
    assert isinstance(shape, Polygon)
    found = []
    for (px, py), (qx, qy) in zip(shape.points, [*shape.points[1:], shape.points[0]], strict=True):
        p, q = nx * px + ny * py - far, nx * qx + ny * qy - far
        along_p, along_q = nx * py - ny * px, nx * qy - ny * qx
        if abs(p) < TINY:
            found.append(along_p)
        if abs(p) >= TINY and abs(q) >= TINY and (p > 0) != (q > 0):
            found.append((along_p * q - along_q * p) / (q - p))
    return found


def _inside(spot: Spot, shape: Shape) -> bool:
    """Whether the spot is inside the shape and not on its border."""
    x, y = spot
    if isinstance(shape, Circle):
        return ((x - shape.x) ** 2 + (y - shape.y) ** 2).sqrt() < shape.r - TINY
    assert isinstance(shape, Polygon)
    within = False
    for (px, py), (qx, qy) in zip(shape.points, [*shape.points[1:], shape.points[0]], strict=True):
        cross = (qx - px) * (y - py) - (qy - py) * (x - px)
        if abs(cross) < TINY and (x - px) * (x - qx) + (y - py) * (y - qy) <= 0:
            return False
        if (py > y) != (qy > y) and (cross > 0) == (qy > py):
            within = not within
    return within
