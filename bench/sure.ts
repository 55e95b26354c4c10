const atMostHeads = (k: number, n: number) => {
  let term = 0.5 ** n
  let sum = 0
  for (let heads = 0; heads <= k; heads++) {
    sum += term
    term *= (n - heads) / (heads + 1)
  }
  return sum
}

export const confidence = 0.99

/** Returns the confidence interval of the median, without assumptions about the distribution. */
export const computeMedianInterval = (values: readonly number[]): [least: number, most: number] => {
  const sorted = values.toSorted((a, b) => a - b)
  let left = -1
  while (atMostHeads(left + 1, sorted.length) <= (1 - confidence) / 2) left++
  return left < 0 ? [-Infinity, Infinity] : [sorted[left]!, sorted.at(-1 - left)!]
}

export const isRatioDecided = (values: readonly number[], bound: number) => {
  const [min, max] = computeMedianInterval(values)
  return min >= bound || max < bound
}
