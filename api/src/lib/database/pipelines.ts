import pg from 'pg'

/** A few connections on which statements go out without waiting for the answers of those before. */
export interface Pipelines {
  query<Row extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<Row>>
  close(): Promise<void>
}

interface Pipeline {
  client: pg.Client
  opened: Promise<unknown>
  underWay: number
}

/** Whether PostgreSQL ends the connection with the statement; the end of the socket is heard of later. */
const isOver = (error: unknown) => error instanceof pg.DatabaseError && error.code?.startsWith('57P')

/** Opened when they are needed. One that breaks fails what is under way on it, and another takes its place. */
export const openPipelines = (settings: pg.ClientConfig, most: number): Pipelines => {
  const pipelines = new Set<Pipeline>()

  const open = () => {
    const client = new pg.Client({ ...settings, pipeline: true })
    const pipeline: Pipeline = { client, opened: client.connect(), underWay: 0 }
    const forget = () => void pipelines.delete(pipeline)
    client.on('error', forget).on('end', forget)
    pipeline.opened.catch(forget)
    pipelines.add(pipeline)
    return pipeline
  }

  const leastBusy = () => {
    let least: Pipeline | undefined
    for (const pipeline of pipelines) if (!least || pipeline.underWay < least.underWay) least = pipeline
    return least && (least.underWay === 0 || pipelines.size >= most) ? least : open()
  }

  return {
    async query(config) {
      const pipeline = leastBusy()
      pipeline.underWay++
      try {
        await pipeline.opened
        return await pipeline.client.query(config)
      } catch (error) {
        if (isOver(error)) pipelines.delete(pipeline)
        throw error
      } finally {
        pipeline.underWay--
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
