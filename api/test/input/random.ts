export type Random = () => number

/** Implements mulberry32. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const pickOne = <T>(random: Random, things: readonly T[]): T =>
  things[Math.floor(random() * things.length)]!

export const randomBetween = (random: Random, min: number, max: number) =>
  min + Math.floor(random() * (max - min + 1))
