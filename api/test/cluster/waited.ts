/** Milliseconds since 1970, and what became of each try. */
export interface Waited {
  since: number
  until: number
  tries: string[]
}

/** Who waited longest of those who waited then, and for how long, from the fault on. */
export const longest = (all: readonly Waited[], from: number) => {
  let most = { took: 0, tries: [] as string[] }
  for (const { since, until, tries } of all) {
    const took = until - Math.max(since, from)
    if (until > from && took > most.took) most = { took, tries }
  }
  return most
}
