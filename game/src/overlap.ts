interface TimeRange<Point> {
  start: Point
  end: Point
}

/** Ranges are half-open, so two ranges that only touch do not overlap. */
export const isOverlapping = <Point extends number | string | Date>(
  one: TimeRange<Point>,
  other: TimeRange<Point>,
): boolean => one.start < other.end && other.start < one.end
