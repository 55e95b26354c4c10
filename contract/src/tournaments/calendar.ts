import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, Id, Instant, Money, TimeOfDay } from '../shapes.ts'
import { oneTournament } from '../tournaments.ts'
import { CalendarRules } from './rules.ts'

/** Where and when one match is laid: it begins at `start`, in the slots from `slot.start` to `slot.end`. */
export const PlanLine = z.object({
  match: Id,
  pitch: Id,
  start: Instant,
  end: Instant,
  slot: z.object({ start: Instant, end: Instant }),
})
export type PlanLine = z.infer<typeof PlanLine>

/** One bill for each pitch; `authorizes` by itself, or answers first. */
const Bill = z.object({ pitch: Id, name: z.string(), slots: z.int(), price: Money, authorizes: z.boolean() })

export const Plan = z.object({
  _id: Id,
  lines: z.array(PlanLine),
  bills: z.array(Bill),
})
export type Plan = z.infer<typeof Plan>

const refusalsOfLaying = [
  'not-found',
  'not-yours',
  'tournament-over',
  'not-drawn',
  'pitch-hidden',
  'calendar-busy',
] as const

export const Wishes = z
  .object({
    pitches: z.array(Id).check(z.minLength(1, 'Choose a pitch'), z.maxLength(20, 'At most 20')),
    from: Day,
    to: Day,
    hours: z._default(
      z
        .array(
          z.object({
            day: z.int().check(z.gte(1, '1 to 7'), z.lte(7, '1 to 7')),
            open: TimeOfDay,
            close: TimeOfDay,
          }),
        )
        .check(z.maxLength(50)),
      [],
    ),
    ...CalendarRules.shape,
  })
  .check(
    z.refine(({ from, to }) => to >= from, { error: 'Must not be before the first day', path: ['to'] }),
    z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= 180 * 86_400_000, {
      error: 'At most 180 days',
      path: ['to'],
    }),
  )

export const LaidPlan = z.object({ plan: Plan, missing: z.array(Id) })
export type LaidPlan = z.infer<typeof LaidPlan>

/**
 * Lays the matches that have no slot over free ones, and books nothing. At most 180 days, within the `hours` of each
 * weekday (else all opening hours), with `rest` minutes between two matches of a team and none on its days `off`. As
 * many as fit share a slot, `between` minutes apart. What finds none is `missing`.
 */
export const layTournament = endpoint('POST /i-one/tournaments/:id/schedule', 'Plan the calendar', {
  ...oneTournament,
  body: Wishes,
  reply: LaidPlan,
  refusals: refusalsOfLaying,
})

/**
 * One wish that is let go a little: matches on one more weekday, until later, until a later last day, with less rest, on
 * another pitch, or shorter ones. `finds` is how many of the missing matches a plan has then, and `moves` how many of the
 * others are elsewhere in it.
 */
export const Loosening = z.object({
  by: z.union([
    z.object({ weekday: z.int() }),
    z.object({ close: TimeOfDay }),
    z.object({ to: Day }),
    z.object({ rest: z.int() }),
    z.object({ pitch: Id }),
    z.object({ minutes: z.int() }),
  ]),
  finds: z.int(),
  moves: z.int(),
})
export type Loosening = z.infer<typeof Loosening>

/**
 * What would help where matches of the `plan` are missing, what finds most first: each is laid as `layTournament` would,
 * and nothing is kept. `others` are pitches to try. What takes too long to be laid is left out.
 */
export const listLoosenings = endpoint(
  'POST /i-one/tournaments/:id/schedule/loosenings',
  'What would find slots for all matches',
  {
    ...oneTournament,
    body: z.object({ plan: Id, wishes: Wishes, others: z.array(Id).check(z.maxLength(3, 'At most 3')) }),
    reply: z.array(Loosening),
    refusals: [...refusalsOfLaying, 'plan-outdated'],
  },
)

/** The plan that is not booked yet, as it is now; `plan-outdated` once it is booked or another was made. */
export const getPlan = endpoint('GET /i-one/tournaments/:id/schedule/:plan', 'The plan of a calendar', {
  params: z.object({ id: Id, plan: Id }),
  reply: LaidPlan,
  refusals: ['not-found', 'not-yours', 'tournament-over', 'plan-outdated'],
})

const onePlanned = { params: z.object({ id: Id, plan: Id, match: Id }) } as const
const refusalsOfPlanned = ['not-found', 'not-yours', 'tournament-over', 'plan-outdated'] as const

const where = { pitch: Id, start: Instant }

/**
 * A time at which a match does not fit: another `match` of the tournament is there, is too `near` for its teams, or
 * belongs after or before it (`order`); a team is `off`; or the slot is `booked` by others or `closed`.
 */
export const Unfit = z.discriminatedUnion('why', [
  z.object({ ...where, why: z.enum(['match', 'near', 'order']), match: Id }),
  z.object({ ...where, why: z.literal('off'), team: Id }),
  z.object({ ...where, why: z.enum(['booked', 'closed']) }),
])
export type Unfit = z.infer<typeof Unfit>

/**
 * Where a match `fits` in a plan that is not booked yet, while all others of it stay, and why not at the `others` nearest
 * to where it is; in the order of time.
 */
export const listPlanOpenings = endpoint(
  'GET /i-one/tournaments/:id/schedule/:plan/matches/:match/openings',
  'Where a match of the plan fits',
  {
    ...onePlanned,
    reply: z.object({ fits: z.array(PlanLine), others: z.array(Unfit) }),
    refusals: [...refusalsOfPlanned, 'calendar-busy'],
  },
)

/** Moves a match within a plan, or gives one that is missing a place in it. Nothing is booked. */
export const movePlanned = endpoint(
  'PUT /i-one/tournaments/:id/schedule/:plan/matches/:match',
  'Move a match of the plan',
  {
    ...onePlanned,
    body: z.object({ pitch: Id, start: Instant }),
    reply: LaidPlan,
    refusals: [...refusalsOfPlanned, 'slot-taken', 'calendar-busy'],
  },
)

/** In one transaction: all of the plan, or nothing. `plan-outdated` names the `lines` whose slot has gone meanwhile. */
export const bookTournament = endpoint('POST /i-one/tournaments/:id/schedule/book', 'Book the calendar', {
  ...oneTournament,
  body: z.object({ plan: Id }),
  refusals: ['not-found', 'not-yours', 'tournament-over', 'plan-outdated'],
})
