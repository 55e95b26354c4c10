import * as z from 'zod/mini'
import { endpoint, stream } from './endpoint.ts'
import { message } from './i18n.ts'
import { Done, Id, Instant, streamMessages, wholeNumberField } from './shapes.ts'

export const NotificationKind = z.enum([
  'authorized',
  'declined',
  'cancelled',
  'moved',
  'edited',
  'confirmed',
  'coming-anyway',
  'started',
  'finished',
  'place-for-you',
  'removed',
  'handed-over',
  'new-captain',
  'joined',
  'left',
  'deadline-near',
  'more-time',
  'opponent',
  'can-you-play',
  'asks-to-join',
  'challenged',
  'challenge-answered',
  'drawn',
  'calendar-laid',
  'match-moved',
  'match-tomorrow',
  'result',
  'qualified',
  'out',
  'tournament-yours',
  'pitch-answered',
  'tournament-asks',
  'tournament-booked',
  'slots-freed',
  'session-tomorrow',
  'to-authorize',
  'booked',
  'taken-over',
  'taken-back',
  'payment-said',
  'payment-confirmed',
  'payment-due',
  'called-off',
  'fee-due',
  'fee-said',
  'fee-confirmed',
  'centre-role',
  'centre-message',
])
export type NotificationKind = z.infer<typeof NotificationKind>

/** `seq` counts from 1 for each user. `link` is a path in the app. `title` and `text` use the pitch's local time. */
export const Notification = z.object({
  _id: Id,
  seq: z.int(),
  kind: NotificationKind,
  session: z.optional(Id),
  team: z.optional(Id),
  tournament: z.optional(Id),
  centre: z.optional(Id),
  title: z.string(),
  text: z.string(),
  link: z.string(),
  at: Instant,
  read: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

const maxSeq = 2_147_483_647

/** Returns 30 notifications per page, newest first. Pass the last `seq` as `before` to get the next page. */
export const listNotifications = endpoint('GET /i-one/notifications', 'List your notifications', {
  query: z.object({ before: z.optional(wholeNumberField(1, maxSeq)) }),
  reply: z.object({ notifications: z.array(Notification), unread: z.int(), more: z.boolean() }),
})

export const readNotifications = endpoint('POST /i-one/notifications/read', 'Mark notifications as read', {
  body: z.union(
    [
      z.object({ upTo: z.int().check(z.gte(0), z.lte(maxSeq)) }),
      z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(100)) }),
    ],
    message('Send upTo or ids'),
  ),
  reply: z.object({ unread: z.int() }),
})

/** Starts with a snapshot, or resumes after the last received `seq`. Heartbeats and `unread` have no `seq`. */
export const watchNotifications = stream('/i-one/notifications/stream', 'Stream your notifications', {
  numbered: true,
  messages: {
    snapshot: z.object({ unread: z.int() }),
    notification: Notification,
    unread: z.object({ unread: z.int() }),
    ...streamMessages,
  },
})

export const Preference = z.object({
  kind: NotificationKind,
  on: z.boolean(message('Must be true or false')),
  mail: z.boolean(message('Must be true or false')),
})
export type Preference = z.infer<typeof Preference>

export const listPreferences = endpoint(
  'GET /i-one/notifications/preferences',
  'List your notification preferences',
  { reply: z.array(z.extend(Preference, { label: z.string(), hint: z.string() })) },
)

export const changePreferences = endpoint(
  'PUT /i-one/notifications/preferences',
  'Update your notification preferences',
  {
    body: z.object({
      preferences: z.array(Preference).check(z.maxLength(50, message('At most 50 preferences'))),
    }),
    reply: Done,
  },
)
