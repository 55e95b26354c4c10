import * as z from 'zod/mini'
import { type Message, message } from '../i18n.ts'
import { Id, Instant } from '../shapes.ts'
import { Side } from './sides.ts'

export const Period = z.enum(['first', 'second', 'extra-first', 'extra-second', 'shoot-out'])
export type Period = z.infer<typeof Period>

export const EventType = z.enum([
  'kick-off',
  'pause',
  'resume',
  'period-end',
  'goal',
  'own-goal',
  'assist',
  'card',
  'substitution',
  'shoot-out-kick',
  'full-time',
  'two-goals',
  'void',
])
export type EventType = z.infer<typeof EventType>

const recorded = {
  type: EventType,
  side: z.optional(Side),
  player: z.optional(Id),
  goal: z.optional(Id),
  on: z.optional(Id),
  card: z.optional(z.enum(['yellow', 'red'])),
  scored: z.optional(z.boolean()),
  period: z.optional(Period),
  at: Instant,
  voids: z.optional(Id),
  other: z.optional(Id),
}

type Recorded = { type: EventType } & { [Field in keyof typeof recorded]?: unknown }

const requires = (field: keyof typeof recorded, error: Message, ...types: EventType[]) =>
  z.refine<Recorded>((event) => !types.includes(event.type) || event[field] !== undefined, {
    ...error,
    path: [field],
  })

const dayMs = 24 * 60 * 60_000

/** Idempotent, because the client chooses `id`. In `clockMs`, each period starts at its regular minute. */
export const NewEvent = z
  .object({
    id: Id,
    ...recorded,
    clockMs: z.int().check(z.gte(0), z.lte(dayMs)),
    kicksEach: z.optional(z.int().check(z.gte(1), z.lte(5))),
  })
  .check(
    requires(
      'side',
      message('Choose a side'),
      'goal',
      'own-goal',
      'assist',
      'card',
      'substitution',
      'shoot-out-kick',
    ),
    requires('goal', message('Choose the goal for this assist'), 'assist'),
    requires('goal', message('Choose a goal'), 'two-goals'),
    requires('other', message('Choose the other goal'), 'two-goals'),
    requires('voids', message('Choose the event to void'), 'void'),
    requires('scored', message('Choose scored or missed'), 'shoot-out-kick'),
  )
export type NewEvent = z.infer<typeof NewEvent>

/** `seq` counts from 1 without gaps in each match. `minute` is '1' for 0:00 to 0:59, and '45+2' in added time. */
export const Event = z.object({
  id: Id,
  seq: z.int(),
  ...recorded,
  clockMs: z.int(),
  minute: z.string(),
  by: z.nullable(Id),
  kicksEach: z.optional(z.int()),
})
export type Event = z.infer<typeof Event>
