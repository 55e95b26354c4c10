import { sum } from '@i-one/game/sum'
import type { Measured } from './measure.ts'

/** Read a whole history: the cost may grow with it. `plans.growth.ts` checks that they could use an index. */
const answersAll = new Set([
  'exportUser',
  'deleteUser',
  'getStreaks',
  'getHeadToHead',
  'getTeamHeadToHead',
  'exportAuditLog',
  'hideName',
  'restoreHiddenDetail',
])

/** Data deleted after two years: only the smallest town has less than that. */
const ofTwoYears = new Set(['listCentreLog'])

/** Allowed ratio of pages between the largest and the smallest town. */
const maxGrowth = 1.5
/** Pages: allows for one more level of some indexes. */
const slack = 16
/** Pages: PostgreSQL rightly scans tables up to this size. */
const small = 32

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 200)

/** The baseline is at least the cost with indexes forced (`looked`), as small tables cost less to scan. */
export const judge = (measures: readonly Measured[], looked: Measured) => {
  const [first, last] = [measures[0]!, measures.at(-1)!]
  const times = (name: string) =>
    (last.tables.get(name)?.rows ?? 0) / Math.max(1, first.tables.get(name)?.rows ?? 0)
  const isLarge = (name: string) => (last.tables.get(name)?.pages ?? 0) > small && times(name) > maxGrowth
  const lines: string[] = []
  const faults: string[] = []
  for (const [name, { answer, statements }] of last.asked) {
    const at = measures.map(({ asked }) => asked.get(name)?.statements ?? [])
    const pages = at.map((all) => sum(all.map((one) => one.buffers)))
    const min = Math.max(
      pages[ofTwoYears.has(name) ? 1 : 0]!,
      sum((looked.asked.get(name)?.statements ?? []).map((one) => one.buffers)),
    )
    const spent = at.map((all) => sum(all.map((one) => one.milliseconds)).toFixed(1))
    const isOfAll = answersAll.has(name)
    const whole = isOfAll ? [] : [...new Set(statements.flatMap((one) => one.whole))].filter(isLarge)
    const max = isOfAll ? times('sessions') * maxGrowth : maxGrowth
    const line = [
      `${name} (${answer}): ${min}; ${pages.join(', ')} pages, ${spent.join(', ')} ms`,
      ...whole.map((table) => `reads all of ${table}`),
    ].join(', ')
    lines.push(line)
    if (whole.length === 0 && pages.at(-1)! <= max * min + slack) continue
    const dearest = statements.toSorted((a, b) => b.buffers - a.buffers).slice(0, 2)
    faults.push(line, ...dearest.map((one) => `  ${one.buffers} pages: ${oneLine(one.text)}`))
  }
  return { lines, faults }
}
