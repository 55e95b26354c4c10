export interface WaitTimes {
  since: number
  until: number
  tries: string[]
}

export const findLongestWait = (all: readonly WaitTimes[], from: number) => {
  let max = { took: 0, tries: [] as string[] }
  for (const { since, until, tries } of all) {
    const took = until - Math.max(since, from)
    if (until > from && took > max.took) max = { took, tries }
  }
  return max
}

export const findMedianWait = (all: readonly WaitTimes[], from: number) => {
  const took = all.filter(({ since }) => since > from).map(({ since, until }) => until - since)
  return took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)] ?? 0
}
