import { spawnSync } from 'node:child_process'

export const listChildren = (root: number): number[] => {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' })
  const byParent = new Map<number, number[]>()
  for (const line of stdout.trim().split('\n')) {
    const [parent = 0, pid = 0] = line.trim().split(/\s+/).map(Number)
    byParent.set(parent, [...(byParent.get(parent) ?? []), pid])
  }
  const below = (pid: number): number[] =>
    (byParent.get(pid) ?? []).flatMap((child) => [child, ...below(child)])
  return below(root)
}

export const signalIfRunning = (pid: number, signal: NodeJS.Signals) => {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
