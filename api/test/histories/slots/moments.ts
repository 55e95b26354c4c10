import type { Operation } from './linearizable.ts'

/** A server returns its own writes immediately, but other servers' writes up to `maxResponseAge` ms late. */
export const createHistoryClock = (maxResponseAge: number) => {
  const times: number[] = [0]
  const written = new Map<string, number[]>()
  const asked = new Set<string>()
  const next = () => times.push(performance.now()) - 1

  return {
    next,
    look: (server: string, sent: number): Pick<Operation<unknown>, 'sent' | 'behind'> => {
      if (maxResponseAge === 0) return { sent }
      const from = times[sent]! - maxResponseAge
      const behind = (written.get(server) ?? []).filter((answered) => answered < sent)
      return {
        sent: Math.max(
          0,
          times.findLastIndex((time) => time < from),
        ),
        behind,
      }
    },
    did: (server: string, answered: number, name: string, isDone: boolean) => {
      if (isDone && !asked.has(name)) written.set(server, [...(written.get(server) ?? []), answered])
      asked.add(name)
    },
  }
}
