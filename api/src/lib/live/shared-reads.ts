/**
 * Shares concurrent reads with the same input. A call during a read waits for the next read, so that its result includes every
 * change made before the call.
 */
export const createSharedReads = <Wanted, T>(read: (wanted: Wanted) => Promise<T>) => {
  const underWay = new Map<string, Promise<void>>()
  const next = new Map<string, Promise<T>>()

  const begin = (key: string, wanted: Wanted) => {
    next.delete(key)
    const reading = read(wanted)
    const forget = () => void underWay.delete(key)
    underWay.set(key, reading.then(forget, forget))
    return reading
  }

  return (wanted: Wanted): Promise<T> => {
    const key = JSON.stringify(wanted)
    const waiting = next.get(key)
    if (waiting) return waiting
    const before = underWay.get(key)
    if (!before) return begin(key, wanted)
    const reading = before.then(() => begin(key, wanted))
    next.set(key, reading)
    return reading
  }
}
