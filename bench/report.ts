import { idleLoopTime, isComparable, measureLoop } from './calibration.ts'

let failed = 0
const late: string[] = []
const before = measureLoop()

export const printTitle = (text: string) => console.log(`\n${text}`)
export const printLine = (what: string, ...values: (string | number)[]) =>
  console.log(`  ${what.padEnd(44)} ${values.map((value) => String(value).padStart(10)).join('')}`)

const printJudged = (what: string, value: number, verdict: string) =>
  printLine(what, value.toFixed(Number.isInteger(value) ? 0 : 2), verdict)

const judge = (what: string, value: number, limit: string, held: boolean) => {
  if (!held) failed++
  printJudged(what, value, held ? `(${limit})` : `FAILED (${limit})`)
}
export const judgeAtLeast = (what: string, value: number, limit: number) =>
  judge(what, value, `at least ${limit}`, value >= limit)
export const judgeAtMost = (what: string, value: number, limit: number) =>
  judge(what, value, `at most ${limit}`, value <= limit)

export const judgeTimeAtMost = (what: string, value: number, limit: number) => {
  const isLate = value > limit
  if (isLate) late.push(`${what}: ${value.toFixed(2)}, at most ${limit}`)
  printJudged(what, value, `${isLate ? 'LATE ' : ''}(at most ${limit})`)
}

export const formatMilliseconds = (value: number) => `${value.toFixed(1)} ms`
export const toWholeNumber = (value: number) => Math.round(value)

export const addMeasurementToError = async <T>(measurement: string, result: Promise<T>) => {
  try {
    return await result
  } catch (cause) {
    throw new Error(`${measurement}: ${String(cause)}`, { cause })
  }
}

/**
 * Returns 1 for an exceeded time limit only if this machine is about as fast and idle as the machine that set
 * the limit.
 */
export const getExitCode = () => {
  if (late.length === 0) return failed ? 1 : 0
  const loops = [before, measureLoop()]
  const isJudged = isComparable(loops)
  printTitle(
    isJudged ? 'FAILED: above the bound' : 'Not judged: this machine is slower or busier than the reference',
  )
  printLine('calibration loop before, after, reference', ...[...loops, idleLoopTime].map(formatMilliseconds))
  for (const line of late) printLine(line)
  return failed || isJudged ? 1 : 0
}
