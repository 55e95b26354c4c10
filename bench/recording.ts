import { readFileSync, statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type LoadReply, type LoadRequest, sendOnce } from './load.ts'

export interface Statement {
  text: string
  values: (string | null)[]
}

/** Returns a function that reads new statements. PostgreSQL logs a statement before it responds. */
const listen = (log: string) => {
  let read = statSync(log).size
  return (): Statement[] => {
    const written = readFileSync(log).subarray(read)
    read += written.length
    return parse(written.toString())
  }
}

const parse = (written: string) => {
  const statements: Statement[] = []
  // a line that starts with a tab continues the previous line
  for (const entry of written.split(/\n(?!\t)/)) {
    const [, text] = /^LOG: {2}(?:statement|execute [^:]*): ([^]*)$/.exec(entry) ?? []
    const [, values] = /^DETAIL: {2}Parameters: ([^]*)$/i.exec(entry) ?? []
    if (text) statements.push({ text: text.replaceAll('\n\t', '\n'), values: [] })
    if (values) statements.at(-1)!.values = parseValues(values)
  }
  return statements
}

const parseValues = (values: string) =>
  [...values.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(
    ([, value]) => value?.replaceAll("''", "'") ?? null,
  )

/** Waits until jobs such as emails are done, so that their statements are not recorded. */
const untilIdle = async (client: pg.Client) => {
  const jobs = 'select count(*)::int as left from graphile_worker.jobs where run_at <= now()'
  const end = Date.now() + 120_000
  while ((await client.query<{ left: number }>(jobs)).rows[0]?.left) {
    if (Date.now() > end) throw new Error('the job queue did not become empty')
    await wait(200)
  }
}

const logging = ["log_statement = 'all'", "log_line_prefix = ''"]

/** Role settings override database settings, but only on new connections. */
const logValues = async (client: pg.Client) => {
  await client.query(`alter role i_one_app in database i_one set log_error_verbosity = 'default'`)
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'i_one_app'`)
}

export interface RecordedRequest extends LoadReply {
  statements: Statement[]
}

/** Records the statements of each request. Omits rare statements, because they belong to timers. */
export const recordStatements = async (
  { url, log }: { url: string; log: string },
  baseUrl: string,
  requests: readonly LoadRequest[],
  kinds = 1,
): Promise<RecordedRequest[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await logValues(client)
  await untilIdle(client)
  for (const setting of logging) await client.query(`alter system set ${setting}`)
  await client.query('select pg_reload_conf()')
  // warms up, because a connection applies new settings only before its next statement
  for (const request of requests.slice(0, 20)) await sendOnce(baseUrl, request)
  const heard = listen(log)
  const recorded: RecordedRequest[] = []
  for (const request of requests) {
    const answer = await sendOnce(baseUrl, request)
    recorded.push({ ...answer, statements: heard() })
  }
  await client.query('alter role i_one_app in database i_one reset log_error_verbosity')
  await client.query('alter system reset all')
  await client.query('select pg_reload_conf()')
  await client.end()
  return withoutRare(recorded, kinds)
}

const withoutRare = (recorded: RecordedRequest[], kinds: number) => {
  const counts = new Map<string, number>()
  for (const { statements } of recorded)
    for (const text of new Set(statements.map((one) => one.text)))
      counts.set(text, (counts.get(text) ?? 0) + 1)
  const often = (text: string) => (counts.get(text) ?? 0) >= recorded.length / kinds / 2
  return recorded.map(({ statements, ...answer }) => ({
    ...answer,
    statements: statements.filter(({ text }) => often(text)),
  }))
}
