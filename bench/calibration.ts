/** Milliseconds of one loop on the idle machine on which the bounds were set. */
export const idleLoopTime = 20

const loop = () => {
  const began = performance.now()
  let value = 1
  for (let i = 0; i < 12_000_000; i++) value = Math.imul(value ^ i, 2_654_435_761) | 1
  if (value === 0) throw new Error('the loop was optimized away')
  return performance.now() - began
}

export const measureLoop = () => {
  loop()
  const times = Array.from({ length: 25 }, loop).toSorted((a, b) => a - b)
  return times[12]!
}

/** Returns true if this machine is about as fast and idle as the machine on which the bounds were set. */
export const isComparable = (loops: readonly number[]) => Math.max(...loops) <= idleLoopTime * 1.1
