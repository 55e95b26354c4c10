import * as z from 'zod/mini'
import { Day, Instant, lineField, pointField } from '../shapes.ts'
import { NewTournamentRules, squadLimit, tournamentFormatFields } from './rules.ts'

const later = (from: string | undefined, to: string | undefined) =>
  from === undefined || to === undefined || to >= from

/** Runs a check even if unrelated fields are invalid, so that one response reports all errors. */
const about = (...fields: string[]) => ({
  when: ({ issues }: z.core.ParsePayload) =>
    issues.every(({ path }) => path?.length && !fields.includes(String(path[0]))),
})

export const NewTournament = z
  .object({
    name: lineField('Name is required', 60),
    ...tournamentFormatFields,
    squad: z.object({ most: squadLimit, until: z.optional(Instant) }),
    rules: NewTournamentRules,
    about: z.optional(lineField('Enter a description', 500)),
    /** An IANA name. Defaults to the time zone of the nearest pitch. */
    timeZone: z.optional(lineField('Time zone is required', 60)),
    firstDay: z.optional(Day),
    lastDay: z.optional(Day),
    address: z.optional(lineField('Enter a location', 200)),
    location: z.optional(pointField()),
  })
  .check(
    z.refine(({ form, groups }) => form !== 'groups' || groups !== undefined, {
      error: 'Enter the number of groups',
      path: ['groups'],
      ...about('form', 'groups'),
    }),
    z.refine(({ form, qualify }) => form !== 'groups' || qualify !== undefined, {
      error: 'Enter how many teams of each group go through',
      path: ['qualify'],
      ...about('form', 'qualify'),
    }),
    z.refine(({ form, groups = 1, most }) => form !== 'groups' || groups * 2 <= most, {
      error: 'Each group needs at least two teams',
      path: ['groups'],
      ...about('form', 'groups', 'most'),
    }),
    z.refine(
      ({ form, groups = 1, qualify = 1, most }) => form !== 'groups' || qualify <= Math.floor(most / groups),
      {
        error: 'No group has that many teams',
        path: ['qualify'],
        ...about('form', 'groups', 'qualify', 'most'),
      },
    ),
    z.refine(
      ({ form, groups = 1, qualify = 1, bestOthers }) =>
        form !== 'groups' || (bestOthers < groups && groups * qualify + bestOthers >= 2),
      {
        error: 'Must be fewer than the number of groups, and at least two teams must go through',
        path: ['bestOthers'],
        ...about('form', 'groups', 'qualify', 'bestOthers'),
      },
    ),
    z.refine(({ form, rules }) => form !== 'groups' || rules.order.includes('lot'), {
      error: 'Groups need drawing lots as the last tie-break',
      path: ['rules', 'order'],
      ...about('form', 'rules'),
    }),
    z.refine(({ firstDay, lastDay }) => later(firstDay, lastDay), {
      error: 'Must not be before the first day',
      path: ['lastDay'],
      ...about('firstDay', 'lastDay'),
    }),
    z.refine(({ entriesUntil, squad }) => later(entriesUntil, squad.until), {
      error: 'Must not be before entries close',
      path: ['squad', 'until'],
      ...about('entriesUntil', 'squad'),
    }),
    // Drops fields that only another `form` uses, because a user can fill in fields before choosing another `form`.
    z.overwrite(({ groups, qualify, ...input }) => ({
      ...input,
      ...(input.form === 'groups' ? { groups, qualify } : { bestOthers: 0 }),
      ...(input.form === 'knock-out' && { rounds: 1 }),
      ...(input.form === 'league' && { thirdPlace: false }),
    })),
  )
