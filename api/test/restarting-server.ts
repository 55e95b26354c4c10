import { startLiveUpdates } from '../src/lib/live/live.ts'
import { buildServer } from '../src/server.ts'
import type { TestApp } from './app.ts'

export type RestartingServer = Awaited<ReturnType<typeof startRestartingServer>>

export const startRestartingServer = async (app: TestApp) => {
  const { db, config, log, clock } = app
  const live = await startLiveUpdates(app.databaseUrl, log)
  const start = async (port: number) => {
    const server = await buildServer({
      db,
      config,
      live,
      log,
      now: clock.now,
      ready: () => Promise.resolve(true),
    })
    return { server, baseUrl: await server.listen({ host: '127.0.0.1', port }) }
  }
  let now = await start(0)
  const { baseUrl } = now
  const breakOff = async () => {
    now.server.server.closeAllConnections()
    await now.server.close()
  }
  return {
    baseUrl,
    restart: async () => {
      await breakOff()
      now = await start(Number(new URL(baseUrl).port))
    },
    stop: async () => {
      await breakOff()
      await live.stop()
    },
  }
}
