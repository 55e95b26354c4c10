import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const every = 15_000
const busy = 0.2
const atRest = 0.05

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** V8 collects garbage only while allocating, so without this function an idle server keeps the memory of its last peak. */
export const collectGarbageWhenIdle = () => {
  let [last, hasWorked] = [performance.eventLoopUtilization(), true]
  const look = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    if (utilization > busy) hasWorked = true
    if (!hasWorked || utilization > atRest) return
    hasWorked = false
    collect()
  }
  setInterval(look, every).unref()
}
