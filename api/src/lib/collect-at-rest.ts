import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const every = 15_000
/** Parts of the time. */
const busy = 0.2
const atRest = 0.05

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/**
 * V8 looks for what nobody needs while objects are made: what a rush has left would stay in memory for as long as nobody
 * comes. So it is collected once, as soon as there is next to nothing to do.
 */
export const collectAtRest = () => {
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
