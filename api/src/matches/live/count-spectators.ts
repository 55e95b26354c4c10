import { randomUUID } from 'node:crypto'
import type { App } from '../../lib/http/app.ts'
import type { MatchHub } from './match-hub.ts'
import { type SpectatorCount, saveCounts } from './sql.ts'

export const countSpectators = (
  { db, fastify, countEvery }: Pick<App, 'db' | 'fastify' | 'countEvery'>,
  hubs: ReadonlyMap<string, Pick<MatchHub, 'size' | 'showCount'>>,
) => {
  const processId = randomUUID()
  let wasSent = false
  let timer: NodeJS.Timeout
  let counting = Promise.resolve()

  const save = async (here: readonly SpectatorCount[]) => {
    if (here.length === 0 && !wasSent) return
    const everywhere = await saveCounts(db, processId, here)
    wasSent = here.length > 0
    for (const { match, count } of everywhere) hubs.get(match)?.showCount(count)
  }
  const saveSafely = (here: readonly SpectatorCount[]) =>
    save(here).catch((error: unknown) => fastify.log.warn({ err: error }, 'live: cannot count spectators'))
  const countLater = () => {
    timer = setTimeout(() => {
      const here = [...hubs]
        .map(([match, { size }]) => ({ match, count: size }))
        .filter(({ count }) => count > 0)
      counting = saveSafely(here)
      void counting.then(() => countLater())
    }, countEvery).unref()
  }

  countLater()
  fastify.addHook('onClose', async () => {
    await counting
    clearTimeout(timer)
    await saveSafely([])
  })
}
