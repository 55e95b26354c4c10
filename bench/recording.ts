import { readFileSync, statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Answer, type Request, sendOnce } from './load.ts'

/** A statement as our server sends it: its text, and its values as PostgreSQL writes them. */
export interface Statement {
  text: string
  values: (string | null)[]
}

/** What PostgreSQL logs from now on, statement by statement; it writes a statement before it answers it. */
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
  // lines that begin with a tab go on with the one before
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

/** Mails and the like that are still to be sent would be taken for the answer's own statements. */
const untilIdle = async (client: pg.Client) => {
  const jobs = 'select count(*)::int as left from graphile_worker.jobs where run_at <= now()'
  const end = Date.now() + 120_000
  while ((await client.query<{ left: number }>(jobs)).rows[0]?.left) {
    if (Date.now() > end) throw new Error('the queue does not become empty')
    await wait(200)
  }
}

const logging = ["log_statement = 'all'", "log_line_prefix = ''"]

/**
 * The server's own connections keep values out of the log, by a setting of its database: that of its user goes before it,
 * on connections that are made anew.
 */
const logValues = async (client: pg.Client) => {
  await client.query(`alter role i_one_app in database i_one set log_error_verbosity = 'default'`)
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'i_one_app'`)
}

/** What our server does for a request, and what it says. */
export interface Recorded extends Answer {
  statements: Statement[]
}

/**
 * Sends each request once, alone, and answers with which statements our server answers it. What the timers send in
 * between is told by its rarity: less than half as often as each of the `kinds` of requests that have statements of their
 * own.
 */
export const record = async (
  { url, log }: { url: string; log: string },
  baseUrl: string,
  requests: readonly Request[],
  kinds = 1,
): Promise<Recorded[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await logValues(client)
  await untilIdle(client)
  for (const setting of logging) await client.query(`alter system set ${setting}`)
  await client.query('select pg_reload_conf()')
  // once for nothing: a connection takes the settings over before its next statement
  for (const request of requests.slice(0, 20)) await sendOnce(baseUrl, request)
  const heard = listen(log)
  const recorded: Recorded[] = []
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

const withoutRare = (recorded: Recorded[], kinds: number) => {
  const counts = new Map<string, number>()
  // by requests: `begin` of a dozen timers comes in lots
  for (const { statements } of recorded)
    for (const text of new Set(statements.map((one) => one.text)))
      counts.set(text, (counts.get(text) ?? 0) + 1)
  const often = (text: string) => (counts.get(text) ?? 0) >= recorded.length / kinds / 2
  return recorded.map(({ statements, ...answer }) => ({
    ...answer,
    statements: statements.filter(({ text }) => often(text)),
  }))
}
