import * as z from 'zod/mini'
import { type Message, message } from '../i18n.ts'
import { Deciders } from '../match-rules.ts'
import { intField, optionalLineField } from '../shapes.ts'

export const countField = (max: number, required: Message) =>
  z.int(required).check(z.gte(1, required), z.lte(max, message('At most {max}', { max })))
const eight = (required: Message) => countField(8, required)

export const Level = z.enum(['any', 'fun', 'regular', 'strong'])
export type Level = z.infer<typeof Level>

export const WhoPlays = z.enum(['any', 'women', 'mixed'])
export type WhoPlays = z.infer<typeof WhoPlays>

export const SessionFormat = z.object({
  minutesPerMatch: countField(10, message('Choose the minutes per match')),
  playersPerTeam: eight(message('Choose the players per team')),
  sets: eight(message('Choose the number of sets')),
  ...Deciders.shape,
})

/** `firstTo` is the number of goals that wins a match. If 0, the match lasts until full time. */
export const SessionOptions = z.object({
  firstTo: intField(0, 9),
  title: optionalLineField(60),
  note: optionalLineField(200),
  level: Level,
  whoPlays: WhoPlays,
})

export const SessionSettings = z.extend(SessionFormat, {
  ...SessionOptions.shape,
  visibility: z.enum(['public', 'link']),
  minimum: z.int(message('Must be a whole number')).check(z.gte(1), z.lte(64)),
  /** Maximum number of matches that a set can win in a row before it rests. 0 means no limit. */
  streakCap: intField(0, 8),
})
export type SessionSettings = z.infer<typeof SessionSettings>
