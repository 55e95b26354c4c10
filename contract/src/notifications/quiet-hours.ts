import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { line } from '../shapes.ts'

/** `HH:MM`, 00:00 to 23:59, by the clock of the person. */
const ClockTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Not a time of day'))

/**
 * When a person wants no mails, `from` one time of day `until` another, which may be the next morning, in `timeZone`, one
 * of the IANA database. While `on`, mails wait until then, but for what cannot wait.
 */
export const QuietHours = z
  .object({
    on: z.boolean('Must be true or false'),
    from: ClockTime,
    until: ClockTime,
    timeZone: line('Time zone is required', 60),
  })
  .check(
    z.refine(({ from, until }) => from !== until, {
      path: ['until'],
      error: 'Must be another time than the beginning',
    }),
  )
export type QuietHours = z.infer<typeof QuietHours>

/** As they were chosen; off, 22:00 until 07:00, for who has never chosen. */
export const getQuietHours = endpoint('GET /i-one/notifications/quiet-hours', 'My quiet hours', {
  reply: QuietHours,
})

export const putQuietHours = endpoint('PUT /i-one/notifications/quiet-hours', 'Choose my quiet hours', {
  body: QuietHours,
  reply: QuietHours,
})
