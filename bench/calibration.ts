/** Milliseconds of one loop on the idle machine on which bounds in milliseconds were set. */
export const idleLoop = 20

const loop = () => {
  const began = performance.now()
  let value = 1
  for (let i = 0; i < 12_000_000; i++) value = Math.imul(value ^ i, 2_654_435_761) | 1
  if (value === 0) throw new Error('the loop was optimized away')
  return performance.now() - began
}

/** The median of 25 loops, after one that V8 compiles. */
export const measureLoop = () => {
  loop()
  const times = Array.from({ length: 25 }, loop).toSorted((a, b) => a - b)
  return times[12]!
}

/** A bound in milliseconds means something only where a core is as fast and as free as where it was set. */
export const isComparable = (loops: readonly number[]) => Math.max(...loops) <= idleLoop * 1.1
