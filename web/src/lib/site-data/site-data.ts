/*
 * The one way to what the browser keeps for this site. A browser that blocks site data throws on the first touch of it:
 * then the page's own memory takes its place, and everything works until the page is closed or loaded again.
 */
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
        // blocked or full: what was stored before would be read first
        removeItem(key)
        memory.set(key, value)
      }
    },
    removeItem,
    keys: () => [...Object.keys(unlessBlocked(storage) ?? {}), ...memory.keys()],
  }
}

/** Kept on the device, for all tabs. */
export const deviceStorage = guarded(() => window.localStorage)

/** Kept by this tab. */
export const tabStorage = guarded(() => window.sessionStorage)

export const isSiteDataBlocked = () => !unlessBlocked(() => window.localStorage)

export const cacheStorage = () => unlessBlocked(() => window.caches)

/** Missing in some browsers' private windows too. */
export const serviceWorkers = () => unlessBlocked(() => navigator.serviceWorker)
