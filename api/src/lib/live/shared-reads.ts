/** Callers during a read share the next read, so that it includes every change made before their calls. */
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
