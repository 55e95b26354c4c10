import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { TournamentFixture } from '../sessions/nearby.ts'

/** Those in whose squad I am, and those of teams I act for, soonest first; a hundred at most. */
export const listMyFixtures = endpoint('GET /i-one/tournaments/fixtures', 'My tournament matches to come', {
  reply: z.array(TournamentFixture),
})
