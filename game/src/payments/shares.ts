/**
 * A price, in whole minor units, split equally: the shares add up to it exactly, and the first places have the units
 * left over. Among nobody there is no share.
 * @throws RangeError where either is not a whole number, 0 or more
 */
export const sharesOf = (price: number, places: number): number[] => {
  for (const count of [price, places])
    if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} is not a whole number`)
  // guard: shares add up to the price
  const leftOver = places && price % places
  return Array.from({ length: places }, (_, n) => (price - leftOver) / places + (n < leftOver ? 1 : 0))
}
