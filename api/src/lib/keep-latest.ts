/**
 * Gives for each key what `make` made of it first: who asks while it is being made waits for the same. The `most` keys
 * asked for latest are kept; what could not be made is not.
 */
export const keepLatest = <T>(most: number) => {
  const kept = new Map<string, Promise<T>>()
  return (key: string, make: () => Promise<T>) => {
    const made = kept.get(key) ?? make()
    // at the end of the map stands what was asked for latest
    kept.delete(key)
    kept.set(key, made)
    made.catch(() => kept.get(key) === made && kept.delete(key))
    for (const oldest of [...kept.keys()].slice(0, -most)) kept.delete(oldest)
    return made
  }
}
