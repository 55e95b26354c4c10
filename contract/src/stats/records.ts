import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { MatchRecord } from '../matches/sides.ts'
import { ById, Id } from '../shapes.ts'

const Run = z.object({ current: z.int(), longest: z.int() })

export const Streaks = z.object({ winning: Run, unbeaten: Run, scoring: Run })
export type Streaks = z.infer<typeof Streaks>

export const getStreaks = endpoint('GET /i-one/stats/players/:id/streaks', "Get a player's streaks", {
  allowReplica: true,
  params: ById,
  reply: Streaks,
  errors: ['not-found'],
})

const Player = z.object({ _id: Id, name: z.string() })

export const MeetingRecord = z.object({ ...MatchRecord, goals: z.int(), otherGoals: z.int() })

export const HeadToHead = z.object({
  player: Player,
  other: Player,
  together: MeetingRecord,
  against: MeetingRecord,
})
export type HeadToHead = z.infer<typeof HeadToHead>

export const getHeadToHead = endpoint('GET /i-one/stats/players/:id/against/:other', 'Compare two players', {
  allowReplica: true,
  params: z.object({ id: Id, other: Id }),
  reply: HeadToHead,
  errors: ['not-found'],
})
