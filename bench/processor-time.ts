import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ticksPerSecond = () => Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Milliseconds that a process has kept a core busy until now, waits left out; `NaN` where Linux does not tell. */
export const processorTime = (pid: number) => {
  if (process.platform !== 'linux') return NaN
  // the name, in brackets, may hold anything; the 12th and 13th after it are the ticks in the program and for it
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond()) * 1000
}
