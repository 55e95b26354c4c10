type Listener = () => void

export const createFollowers = ({
  first = () => undefined,
  last = () => undefined,
}: {
  first?: (topic: string) => void
  last?: (topic: string) => void
} = {}) => {
  const followers = new Map<string, Set<Listener>>()
  let count = 0
  const notify = (topic: string) => {
    count++
    for (const listener of followers.get(topic) ?? []) listener()
  }
  return {
    follow(topic: string, listener: Listener) {
      const listeners = followers.get(topic)
      if (listeners) listeners.add(listener)
      else {
        followers.set(topic, new Set([listener]))
        first(topic)
      }
      return () => {
        const left = followers.get(topic)
        if (!left?.delete(listener) || left.size > 0) return
        followers.delete(topic)
        last(topic)
      }
    },
    changeCount: () => count,
    has: (topic: string) => followers.has(topic),
    topics: () => [...followers.keys()],
    notify,
    notifyAll: () => {
      for (const topic of followers.keys()) notify(topic)
    },
  }
}
