/** Returns shares that add up to `price` exactly. The first places pay the remaining minor units. */
export const splitShares = (price: number, places: number): number[] => {
  for (const count of [price, places])
    if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} is not a whole number`)
  // guard: shares add up to the price
  const leftOver = places && price % places
  return Array.from({ length: places }, (_, n) => (price - leftOver) / places + (n < leftOver ? 1 : 0))
}
