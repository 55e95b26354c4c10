import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { lineField } from '../shapes.ts'

const ClockTime = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, message('Must be a time of day, such as 18:30')))

/** Delays emails until `until`, except urgent emails. `until` can be the next morning. `timeZone` is an IANA name. */
export const QuietHours = z
  .object({
    on: z.boolean(message('Must be true or false')),
    from: ClockTime,
    until: ClockTime,
    timeZone: lineField(message('Time zone is required'), 60),
  })
  .check(
    z.refine(({ from, until }) => from !== until, {
      path: ['until'],
      ...message('Must differ from the start time'),
    }),
  )
export type QuietHours = z.infer<typeof QuietHours>

export const getQuietHours = endpoint('GET /i-one/notifications/quiet-hours', 'Get your quiet hours', {
  reply: QuietHours,
})

export const updateQuietHours = endpoint('PUT /i-one/notifications/quiet-hours', 'Set your quiet hours', {
  body: QuietHours,
  reply: QuietHours,
})
