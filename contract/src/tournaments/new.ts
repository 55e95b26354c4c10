import * as z from 'zod/mini'
import { type Message, message } from '../i18n.ts'
import { Day, Instant, lineField, pointField } from '../shapes.ts'
import { NewTournamentRules, squadLimit, tournamentFormatFields } from './rules.ts'

const isInOrder = (from: string | undefined, to: string | undefined) =>
  from === undefined || to === undefined || to >= from

/** Skips a check only if one of the fields it compares is invalid, so that one response reports all errors. */
const toIssue = (error: Message, path: string[], ...others: string[]) => ({
  ...error,
  path,
  when: ({ issues }: z.core.ParsePayload) =>
    issues.every((one) => one.path?.length && ![path[0], ...others].includes(String(one.path[0]))),
})

export const NewTournament = z
  .object({
    name: lineField(message('Name is required'), 60),
    ...tournamentFormatFields,
    squad: z.object({ most: squadLimit, until: z.optional(Instant) }),
    rules: NewTournamentRules,
    about: z.optional(lineField(message('Enter a description'), 500)),
    /** An IANA name. Defaults to the time zone of the nearest pitch. */
    timeZone: z.optional(lineField(message('Time zone is required'), 60)),
    firstDay: z.optional(Day),
    lastDay: z.optional(Day),
    address: z.optional(lineField(message('Enter a location'), 200)),
    location: z.optional(pointField()),
  })
  .check(
    z.refine(
      ({ form, groups }) => form !== 'groups' || groups !== undefined,
      toIssue(message('Enter the number of groups'), ['groups'], 'form'),
    ),
    z.refine(
      ({ form, qualify }) => form !== 'groups' || qualify !== undefined,
      toIssue(message('Enter how many teams from each group go through'), ['qualify'], 'form'),
    ),
    z.refine(
      ({ form, groups = 1, most }) => form !== 'groups' || groups * 2 <= most,
      toIssue(message('Each group needs at least two teams'), ['groups'], 'form', 'most'),
    ),
    z.refine(
      ({ form, groups = 1, qualify = 1, most }) => form !== 'groups' || qualify <= Math.floor(most / groups),
      toIssue(message('No group has that many teams'), ['qualify'], 'form', 'groups', 'most'),
    ),
    z.refine(
      ({ form, groups = 1, qualify = 1, bestOthers }) =>
        form !== 'groups' || (bestOthers < groups && groups * qualify + bestOthers >= 2),
      toIssue(
        message('Must be fewer than the number of groups, and at least two teams must go through'),
        ['bestOthers'],
        'form',
        'groups',
        'qualify',
      ),
    ),
    z.refine(
      ({ form, rules }) => form !== 'groups' || rules.order.includes('lot'),
      toIssue(message('With groups, the last tie-break must be drawing lots'), ['rules', 'order'], 'form'),
    ),
    z.refine(
      ({ firstDay, lastDay }) => isInOrder(firstDay, lastDay),
      toIssue(message('Must not be before the first day'), ['lastDay'], 'firstDay'),
    ),
    z.refine(
      ({ entriesUntil, squad }) => isInOrder(entriesUntil, squad.until),
      toIssue(message('Must not be before entries close'), ['squad', 'until'], 'entriesUntil'),
    ),
    // Drops fields that only another `form` uses, because a user can fill in fields before choosing another `form`.
    z.overwrite(({ groups, qualify, ...input }) => ({
      ...input,
      ...(input.form === 'groups' ? { groups, qualify } : { bestOthers: 0 }),
      ...(input.form === 'knock-out' && { rounds: 1 }),
      ...(input.form === 'league' && { thirdPlace: false }),
    })),
  )
