import type { Operation } from './linearizable.ts'

/**
 * Counts the moments of a history. Who looks is shown what this server has written and, of what others have, what is
 * `keptFor` milliseconds old: a look may have come about so much before it was asked for, but behind what its own server
 * had answered by then.
 */
export const momentsOf = (keptFor: number) => {
  const times: number[] = [0]
  const written = new Map<string, number[]>()
  const asked = new Set<string>()
  const next = () => times.push(performance.now()) - 1

  return {
    next,
    /** It was asked of a server, in the moment `sent`. */
    look: (server: string, sent: number): Pick<Operation<unknown>, 'sent' | 'behind'> => {
      if (keptFor === 0) return { sent }
      const from = times[sent]! - keptFor
      const behind = (written.get(server) ?? []).filter((answered) => answered < sent)
      return {
        sent: Math.max(
          0,
          times.findLastIndex((time) => time < from),
        ),
        behind,
      }
    },
    /** A server has answered that it did something; what was asked before by that name may be the work of another. */
    did: (server: string, answered: number, name: string, isDone: boolean) => {
      if (isDone && !asked.has(name)) written.set(server, [...(written.get(server) ?? []), answered])
      asked.add(name)
    },
  }
}
