import type { FastifyReply } from 'fastify'

/** Counts how many requests of each are under way in this process, of which there may be so many. */
export const countedPlaces = (most = Infinity) => {
  const taken = new Map<string, number>()
  const count = (who: string) => taken.get(who) ?? 0
  return {
    count,
    isFull: (who: string) => count(who) >= most,
    /** Until the request is over. */
    take: (who: string, { raw }: Pick<FastifyReply, 'raw'>) => {
      taken.set(who, count(who) + 1)
      raw.once('close', () => {
        const left = (taken.get(who) ?? 1) - 1
        if (left) taken.set(who, left)
        else taken.delete(who)
      })
    },
  }
}
