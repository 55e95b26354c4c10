import { open, stat } from 'node:fs/promises'
import pg from 'pg'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Order By'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

export interface Statement {
  text: string
  milliseconds: number
  buffers: number
  whole: string[]
}

/** Makes PostgreSQL log the plan of each statement on new connections. */
export const logQueryPlans = async (url: string, settings: Record<string, string> = {}) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const all = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_parameter_max_length': '0',
    ...settings,
  }
  for (const [name, value] of Object.entries(all))
    await client.query(
      `alter database ${pg.escapeIdentifier(client.database ?? '')} set ${name} = '${value}'`,
    )
  await client.end()
}

/** Maps indexes to tables, without partial indexes, which can be small although the table is large. */
export type FullIndexes = ReadonlyMap<string, string>

const readAll = new Set(['Sort', 'Aggregate', 'Hash', 'WindowAgg'])

/** Lists tables that the plan reads in full. An ordered scan below a limit stops early and does not count. */
const wholeOf = (plan: Plan, indexes: FullIndexes, isLimited = false): string[] => {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index = '' } = plan
  const limited = isLimited || type === 'Limit'
  const isOfIndex = /^(Index|Bitmap Index)/.test(type) && !plan['Index Cond'] && !plan['Order By'] && !limited
  const whole = type === 'Seq Scan' ? table : isOfIndex ? indexes.get(index) : undefined
  const here = whole === undefined ? [] : [whole]
  return [
    ...here,
    ...(plan.Plans ?? []).flatMap((one) => wholeOf(one, indexes, limited && !readAll.has(type))),
  ]
}

const entry = /^(\S+) LOG: {2}duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n?)+)/gm

export const createStatementReader = async (log: string, url: string, indexes: FullIndexes) => {
  const database = new URL(url).pathname.slice(1)
  let from = (await stat(log)).size
  return async (): Promise<Statement[]> => {
    const { size } = await stat(log)
    const file = await open(log)
    const { buffer } = await file.read(Buffer.alloc(size - from), 0, size - from, from)
    await file.close()
    from = size
    return [...buffer.toString().matchAll(entry)].flatMap(([, name, duration, json]) => {
      if (name !== database) return []
      const { 'Query Text': text, Plan: plan } = JSON.parse(json ?? '') as {
        'Query Text': string
        Plan: Plan
      }
      return {
        text,
        milliseconds: Number(duration),
        buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
        whole: wholeOf(plan, indexes),
      }
    })
  }
}
