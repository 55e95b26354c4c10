interface Stretch<Point> {
  start: Point
  end: Point
}

/** Whether two stretches have something in common: one that ends where the other starts has not. */
export const overlap = <Point extends number | string | Date>(
  one: Stretch<Point>,
  other: Stretch<Point>,
): boolean => one.start < other.end && other.start < one.end
