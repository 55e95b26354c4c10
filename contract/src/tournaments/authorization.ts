import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { Id, Instant, Money, lineField } from '../shapes.ts'
import { tournamentByIdOptions } from '../tournaments.ts'

export const TournamentRequest = z.object({
  tournament: z.object({ _id: Id, code: z.string(), name: z.string() }),
  organizer: z.string(),
  pitch: z.object({ _id: Id, name: z.string(), timeZone: z.string() }),
  slots: z.array(z.object({ start: Instant, end: Instant, matches: z.int() })),
  matches: z.int(),
  price: Money,
  authorizeBy: Instant,
  serverTime: Instant,
})
export type TournamentRequest = z.infer<typeof TournamentRequest>

export const listTournamentsToAuthorize = endpoint(
  'GET /i-one/host/tournaments',
  'List tournaments that await your authorization',
  { reply: z.array(TournamentRequest) },
)

/** Declining with `takeBack` also revokes authorized slots, so their matches lose their times. */
export const answerTournament = endpoint(
  'POST /i-one/tournaments/:id/answer',
  "Authorize or decline a tournament's slots",
  {
    ...tournamentByIdOptions,
    body: z.object({
      pitch: Id,
      authorize: z.boolean(message('Choose yes or no')),
      takeBack: z.optional(z.boolean(message('Choose yes or no'))),
      reason: z.optional(lineField(message('Give a reason'), 300)),
    }),
    errors: ['not-found', 'not-yours', 'not-awaiting-authorization'],
  },
)
