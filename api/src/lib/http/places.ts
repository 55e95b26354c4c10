import type { FastifyReply } from 'fastify'

/** Counts how many requests of each are under way in this process, of which there may be so many. */
export const countedPlaces = (most: number) => {
  const taken = new Map<string, number>()
  return {
    isFull: (who: string) => (taken.get(who) ?? 0) >= most,
    /** Until the request is over. */
    take: (who: string, { raw }: Pick<FastifyReply, 'raw'>) => {
      taken.set(who, (taken.get(who) ?? 0) + 1)
      raw.once('close', () => {
        const left = (taken.get(who) ?? 1) - 1
        if (left) taken.set(who, left)
        else taken.delete(who)
      })
    },
  }
}
