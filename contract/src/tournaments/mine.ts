import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { TournamentFixture } from '../sessions/nearby.ts'

export const listMyFixtures = endpoint(
  'GET /i-one/tournaments/fixtures',
  'List your upcoming tournament matches',
  { reply: z.array(TournamentFixture) },
)
