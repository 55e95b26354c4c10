import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { listChildren } from './process-tree.ts'
import type { Cluster } from './start-cluster.ts'

const busy = (pid: number) => {
  // an ended child counts as 0, because the counters of its parent include it
  if (!existsSync(`/proc/${pid}`)) return 0
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // the kernel reports the time of ended children only in ticks of 10 ms
  const ended = (Number(fields[13]) + Number(fields[14])) * 10
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, ns) => sum + ns / 1e6, ended)
}

export type ProcessorTimes = Readonly<Record<string, number>>

export const trackProcessorTime = async ({ apps, poolers, haproxy, whole }: Cluster) => {
  const { leader } = await whole()
  const pidOf = ({ pid }: { pid: () => number | undefined }) => pid() ?? 0
  const parts: Record<string, () => number[]> = {
    ...Object.fromEntries(apps.map((app) => [app.name, () => [pidOf(app)]])),
    PgBouncer: () => poolers.map(pidOf),
    HAProxy: () => [pidOf(haproxy), ...listChildren(pidOf(haproxy))],
    // includes the postmaster, because its counters include closed connections
    primary: () => [...listChildren(leader.postmaster()), leader.postmaster()],
  }
  const each = (of: (part: string) => number): ProcessorTimes =>
    Object.fromEntries(Object.keys(parts).map((part) => [part, of(part)]))
  const untilNow = () => each((part) => parts[part]!().reduce((sum, pid) => sum + busy(pid), 0))
  return {
    /** Subtracts `idle`, the background cost per millisecond. */
    costOf: async (
      work: () => Promise<unknown>,
      idle: ProcessorTimes = each(() => 0),
    ): Promise<ProcessorTimes> => {
      const [before, begun] = [untilNow(), performance.now()]
      await work()
      const [after, took] = [untilNow(), performance.now() - begun]
      return each((part) => after[part]! - before[part]! - idle[part]! * took)
    },
  }
}
