import { sum } from '@i-one/game/sum'
import type { Measured } from './measure.ts'

/**
 * Whose answer is all of somebody's past or of the log, or who write to all that a team played: these may cost by how
 * long it is, and no more. Where it is much of a table, that is rightly read whole; that they could look it up, `plans.growth.ts` sees to.
 */
const answersAll = new Set([
  'exportUser',
  'deleteUser',
  'getStreaks',
  'getHeadToHead',
  'getTeamMeetings',
  'exportLog',
  'hideName',
  'showAgain',
])

/** Of what is kept for two years: the smallest town has half of it, the next one all. */
const ofTwoYears = new Set(['listCentreLog'])

/** From the smallest to the largest. */
const mostGrowth = 1.5
/** Pages: one level more of some indexes. */
const slack = 16
/** Pages: of what fits into a few, all of them are often the quickest to read. */
const small = 32

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 200)

/**
 * A line for each call and timer, in three sizes; and of what grows, or reads a table whole that does, what is to blame. What
 * fits into some pages is rightly read from one end to the other, and that is no price to compare with: where `looked`, the
 * smallest town in which all is looked up by index, paid more, the largest may cost by that.
 */
export const judge = (measures: readonly Measured[], looked: Measured) => {
  const [first, last] = [measures[0]!, measures.at(-1)!]
  const times = (name: string) =>
    (last.tables.get(name)?.rows ?? 0) / Math.max(1, first.tables.get(name)?.rows ?? 0)
  const isLarge = (name: string) => (last.tables.get(name)?.pages ?? 0) > small && times(name) > mostGrowth
  const lines: string[] = []
  const faults: string[] = []
  for (const [name, { answer, statements }] of last.asked) {
    const at = measures.map(({ asked }) => asked.get(name)?.statements ?? [])
    const pages = at.map((all) => sum(all.map((one) => one.buffers)))
    const least = Math.max(
      pages[ofTwoYears.has(name) ? 1 : 0]!,
      sum((looked.asked.get(name)?.statements ?? []).map((one) => one.buffers)),
    )
    const spent = at.map((all) => sum(all.map((one) => one.milliseconds)).toFixed(1))
    const isOfAll = answersAll.has(name)
    const whole = isOfAll ? [] : [...new Set(statements.flatMap((one) => one.whole))].filter(isLarge)
    const most = isOfAll ? times('sessions') * mostGrowth : mostGrowth
    const line = [
      `${name} (${answer}): ${least}; ${pages.join(', ')} pages, ${spent.join(', ')} ms`,
      ...whole.map((table) => `reads all of ${table}`),
    ].join(', ')
    lines.push(line)
    if (whole.length === 0 && pages.at(-1)! <= most * least + slack) continue
    const dearest = statements.toSorted((a, b) => b.buffers - a.buffers).slice(0, 2)
    faults.push(line, ...dearest.map((one) => `  ${one.buffers} pages: ${oneLine(one.text)}`))
  }
  return { lines, faults }
}
