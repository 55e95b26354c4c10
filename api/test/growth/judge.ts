import { sum } from '@i-one/game/sum'
import type { RequestMeasures } from './measure.ts'

/** Endpoints that read a whole history, so their cost may grow. `plans.growth.ts` checks their index use. */
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

/** Endpoints whose baseline is the second-smallest data set, because the smallest covers only one year. */
const ofTwoYears = new Set(['listCentreLog'])

/** Highest allowed ratio of pages read in the largest data set to pages read in the smallest. */
const maxGrowth = 1.5
/** Number of extra pages allowed, because some indexes have one more level in the largest data set. */
const slack = 16
/** Number of pages up to which a table may be scanned, because an index would cost more. */
const small = 32

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 200)

/** Uses at least the cost with index scans (`looked`) as the baseline, because scanning a small table costs less. */
export const judgeGrowth = (measures: readonly RequestMeasures[], looked: RequestMeasures) => {
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
