export type Random = () => number

/** sfc32 (Chris Doty-Humphrey), seeded with FNV-1a: the same seed gives the same numbers on every machine. Insecure. */
export const createSeededRandom = (seed: string): Random => {
  let [a, b, c, counter] = [hash(seed, 1), hash(seed, 2), hash(seed, 3), 1]
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  for (let n = 0; n < 15; n++) next()
  return next
}

export const shuffle = <T>(items: readonly T[], random: Random): T[] => {
  const left = [...items]
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1))
}

const hash = (text: string, salt: number): number => {
  let bits = 0x811c9dc5 ^ salt
  for (let n = 0; n < text.length; n++) bits = Math.imul(bits ^ text.charCodeAt(n), 0x01000193)
  return bits
}
