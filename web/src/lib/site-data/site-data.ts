/** Returns undefined if the browser blocks site data, because then the first access throws. */
const unlessBlocked = <Result>(touch: () => Result) => {
  try {
    return touch()
  } catch {
    return undefined
  }
}

const guarded = (storage: () => Storage) => {
  const memory = new Map<string, string>()
  const removeItem = (key: string) => {
    memory.delete(key)
    unlessBlocked(() => storage().removeItem(key))
  }
  return {
    getItem: (key: string) => unlessBlocked(() => storage().getItem(key)) ?? memory.get(key) ?? null,
    setItem: (key: string, value: string) => {
      try {
        storage().setItem(key, value)
        memory.delete(key)
      } catch {
        // site data is blocked or full: removes the old value, because `getItem` reads site data first
        removeItem(key)
        memory.set(key, value)
      }
    },
    removeItem,
    keys: () => [...Object.keys(unlessBlocked(storage) ?? {}), ...memory.keys()],
  }
}

export const deviceStorage = guarded(() => window.localStorage)

export const tabStorage = guarded(() => window.sessionStorage)

export const isSiteDataBlocked = () => !unlessBlocked(() => window.localStorage)

export const cacheStorage = () => unlessBlocked(() => window.caches)

/** Returns undefined in private windows of some browsers. */
export const serviceWorkers = () => unlessBlocked(() => navigator.serviceWorker)
