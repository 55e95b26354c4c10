import { fileURLToPath } from 'node:url'
import type { Calendar } from '@i-one/game/tournaments/calendar'
import type { CalendarInput, Placement } from '@i-one/game/tournaments/calendar-input'
import { Piscina } from 'piscina'
import { ApiError } from '../../lib/http/api-error.ts'
import type { listSlots } from './laying-tasks.ts'

/** Maximum number of queued requests. More requests are rejected with a `Retry-After` header in seconds. */
const maxWaiting = 2
const retryAfter = 5

// uses a .mjs file when running from source, because the worker thread cannot load TypeScript
const tasks = import.meta.url.endsWith('.ts')
  ? new URL('laying-thread.mjs', import.meta.url)
  : new URL('laying-tasks.js', import.meta.url)

/** Plans schedules in a worker thread, because planning a large schedule would block the event loop for seconds. */
const thread = new Piscina({
  filename: fileURLToPath(tasks),
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
})

let running = 0

const inThread = async (name: string, task: object) => {
  if (running > maxWaiting) throw new ApiError('calendar-busy', { retryAfter })
  running++
  try {
    return await thread.run(task, { name })
  } finally {
    running--
  }
}

export const planInThread = (input: CalendarInput): Promise<Calendar> => inThread('plan', input)

export const planAllInThread = (inputs: readonly CalendarInput[]): Promise<Calendar[]> =>
  inThread('planAll', inputs)

export const listFittingSlots = (...input: Parameters<typeof listSlots>[0]): Promise<Placement[]> =>
  inThread('listSlots', input)
