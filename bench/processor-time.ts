import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ticksPerSecond = () => Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Returns the milliseconds of processor time of a process, or `NaN` if not on Linux. */
export const readProcessorTime = (pid: number) => {
  if (process.platform !== 'linux') return NaN
  // the name in parentheses may contain spaces; user and system ticks are fields 12 and 13 after the name
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond()) * 1000
}
