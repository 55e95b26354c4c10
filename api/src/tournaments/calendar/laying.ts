import { fileURLToPath } from 'node:url'
import type { Calendar } from '@i-one/game/tournaments/calendar'
import type { CalendarInput, Placement } from '@i-one/game/tournaments/calendar-input'
import { Piscina } from 'piscina'
import { ApiError } from '../../lib/http/api-error.ts'

/** Maximum number of queued requests. Further requests are rejected with `Retry-After` in seconds. */
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

let asked = 0

const inThread = async (name: string, task: object) => {
  if (asked > maxWaiting) throw new ApiError('calendar-busy', { retryAfter })
  asked++
  try {
    return await thread.run(task, { name })
  } finally {
    asked--
  }
}

export const planInThread = (input: CalendarInput): Promise<Calendar> => inThread('lay', input)

export const planAllInThread = (inputs: readonly CalendarInput[]): Promise<Calendar[]> =>
  inThread('planAll', inputs)

export const listFittingSlots = (
  input: CalendarInput,
  calendar: Calendar,
  number: number,
): Promise<Placement[]> => inThread('fit', { input, calendar, number })
