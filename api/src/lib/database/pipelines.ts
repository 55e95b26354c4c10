import pg from 'pg'
import { toPromise } from './by-callback.ts'
import { idleTimeout } from './connection.ts'

export interface Pipelines {
  query<Row extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<Row>>
  close(): Promise<void>
}

interface Pipeline {
  client: pg.Client
  opened: Promise<unknown>
  underWay: number
  end: NodeJS.Timeout
}

// PostgreSQL closes the connection after errors of class 57P, but the socket's close event arrives later.
const isOver = (error: unknown) => error instanceof pg.DatabaseError && error.code?.startsWith('57P')

export const openPipelines = (settings: pg.ClientConfig, max: number, idle = idleTimeout): Pipelines => {
  const pipelines = new Set<Pipeline>()

  const open = () => {
    const client = new pg.Client({ ...settings, pipeline: true })
    const end = setTimeout(() => {
      if (pipeline.underWay > 0) return
      forget()
      void client.end().catch(forget)
    }, idle)
    const pipeline: Pipeline = { client, opened: client.connect(), underWay: 0, end: end.unref() }
    const forget = () => {
      clearTimeout(end)
      pipelines.delete(pipeline)
    }
    client.on('error', forget).on('end', forget)
    pipeline.opened.catch(forget)
    pipelines.add(pipeline)
    return pipeline
  }

  const findLeastBusy = () => {
    let min: Pipeline | undefined
    for (const pipeline of pipelines) if (!min || pipeline.underWay < min.underWay) min = pipeline
    return min && (min.underWay === 0 || pipelines.size >= max) ? min : open()
  }

  return {
    async query<Row extends pg.QueryResultRow>(config: pg.QueryConfig) {
      const pipeline = findLeastBusy()
      pipeline.underWay++
      try {
        await pipeline.opened
        return await toPromise<pg.QueryResult<Row>>((done) => pipeline.client.query(config, done))
      } catch (error) {
        if (isOver(error)) pipelines.delete(pipeline)
        throw error
      } finally {
        pipeline.underWay--
        if (pipelines.has(pipeline)) pipeline.end.refresh()
      }
    },
    async close() {
      const closing = [...pipelines].map(async ({ client, opened }) => {
        await Promise.allSettled([opened])
        await client.end()
      })
      await Promise.all(closing)
    },
  }
}
