import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { Day, Id, Instant, Money, TimeOfDay, intField } from '../shapes.ts'
import { tournamentByIdOptions } from '../tournaments.ts'
import { CalendarRules } from './rules.ts'

export const PlanLine = z.object({
  match: Id,
  pitch: Id,
  start: Instant,
  end: Instant,
  slot: z.object({ start: Instant, end: Instant }),
})
export type PlanLine = z.infer<typeof PlanLine>

const Bill = z.object({ pitch: Id, name: z.string(), slots: z.int(), price: Money, authorizes: z.boolean() })

export const Plan = z.object({ _id: Id, lines: z.array(PlanLine), bills: z.array(Bill) })
export type Plan = z.infer<typeof Plan>

const planningErrors = [
  'not-found',
  'not-yours',
  'tournament-over',
  'not-drawn',
  'pitch-hidden',
  'calendar-busy',
] as const

export const ScheduleOptions = z
  .object({
    pitches: z
      .array(Id)
      .check(z.minLength(1, message('Choose a pitch')), z.maxLength(20, message('At most 20 pitches'))),
    from: Day,
    to: Day,
    hours: z._default(
      z
        .array(
          z.object({
            day: intField(1, 7),
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
    z.refine(({ from, to }) => to >= from, { ...message('Must not be before the first day'), path: ['to'] }),
    z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= 180 * 86_400_000, {
      ...message('At most 180 days'),
      path: ['to'],
    }),
  )

export const DraftSchedule = z.object({ plan: Plan, missing: z.array(Id) })
export type DraftSchedule = z.infer<typeof DraftSchedule>

/** Plans at most 180 days and books nothing. `rest` and `between`: minutes. `hours` defaults to the opening hours. */
export const scheduleTournament = endpoint(
  'POST /i-one/tournaments/:id/schedule',
  'Create a draft schedule',
  { ...tournamentByIdOptions, body: ScheduleOptions, reply: DraftSchedule, errors: planningErrors },
)

/** `finds`: missing matches that would get a slot. `moves`: other matches that would move. */
export const RuleRelaxation = z.object({
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
export type RuleRelaxation = z.infer<typeof RuleRelaxation>

export const listRuleRelaxations = endpoint(
  'POST /i-one/tournaments/:id/schedule/loosenings',
  'List rule changes that would fit more matches into the schedule',
  {
    ...tournamentByIdOptions,
    body: z.object({
      plan: Id,
      wishes: ScheduleOptions,
      others: z.array(Id).check(z.maxLength(3, message('At most 3 relaxed rules'))),
    }),
    reply: z.array(RuleRelaxation),
    errors: [...planningErrors, 'plan-outdated'],
  },
)

/** Fails with `plan-outdated` once the plan is booked or replaced. */
export const getPlan = endpoint('GET /i-one/tournaments/:id/schedule/:plan', 'Get a draft schedule', {
  params: z.object({ id: Id, plan: Id }),
  reply: DraftSchedule,
  errors: ['not-found', 'not-yours', 'tournament-over', 'plan-outdated'],
})

const onePlanned = { params: z.object({ id: Id, plan: Id, match: Id }) } as const
const plannedErrors = ['not-found', 'not-yours', 'tournament-over', 'plan-outdated'] as const

const where = { pitch: Id, start: Instant }

/** `near`: too little rest. `order`: conflicts with an earlier or later round. `off`: a day off of `team`. */
export const UnsuitableSlot = z.discriminatedUnion('why', [
  z.object({ ...where, why: z.enum(['match', 'near', 'order']), match: Id }),
  z.object({ ...where, why: z.literal('off'), team: Id }),
  z.object({ ...where, why: z.enum(['booked', 'closed']) }),
])
export type UnsuitableSlot = z.infer<typeof UnsuitableSlot>

export const listPlanOpenings = endpoint(
  'GET /i-one/tournaments/:id/schedule/:plan/matches/:match/openings',
  'List times for a match in a draft schedule',
  {
    ...onePlanned,
    reply: z.object({ fits: z.array(PlanLine), others: z.array(UnsuitableSlot) }),
    errors: [...plannedErrors, 'calendar-busy'],
  },
)

export const movePlannedMatch = endpoint(
  'PUT /i-one/tournaments/:id/schedule/:plan/matches/:match',
  'Move a match in a draft schedule',
  {
    ...onePlanned,
    body: z.object({ pitch: Id, start: Instant }),
    reply: DraftSchedule,
    errors: [...plannedErrors, 'slot-taken', 'calendar-busy'],
  },
)

/** Books all matches or none: the error `plan-outdated` carries the `lines` whose slot was taken. */
export const bookTournamentPlan = endpoint(
  'POST /i-one/tournaments/:id/schedule/book',
  'Book a draft schedule',
  {
    ...tournamentByIdOptions,
    body: z.object({ plan: Id }),
    errors: ['not-found', 'not-yours', 'tournament-over', 'plan-outdated'],
  },
)
