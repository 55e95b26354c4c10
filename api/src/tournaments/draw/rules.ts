import { createKnockOut } from '@i-one/game/tournaments/knock-out'
import { createPairings } from '@i-one/game/tournaments/pairings'
import { listQualifierSeeds } from '@i-one/game/tournaments/qualifiers'
import { drawGroups, toGroupName } from '@i-one/game/tournaments/seeding'
import { ApiError } from '../../lib/http/api-error.ts'
import type { StoredTournament } from '../sql.ts'

export interface NewTie {
  number: number
  stage: number
  round: number
  group: string | null
  thirdPlace: boolean
  sources: readonly [string, string] | null
  teams: readonly [string, string] | null
}

export interface Draw {
  entrants: { team: string; group: string | null }[]
  ties: NewTie[]
}

type Form = Pick<StoredTournament, 'form' | 'rounds' | 'groups' | 'qualify' | 'bestOthers' | 'thirdPlace'>

const fewest = ({ form, groups, qualify, bestOthers }: Form) => {
  if (form !== 'groups' || groups === null) return 3
  return Math.max(3, groups * Math.max(2, (qualify ?? 1) + (bestOthers ? 1 : 0)))
}

export const requireEnoughTeams = (tournament: StoredTournament) => {
  const [entered, needed] = [tournament.entries.length, fewest(tournament)]
  if (entered < needed) throw new ApiError('too-few-entries', { entered, needed })
}

export const requireEntered = ({ entries }: StoredTournament, teams: readonly string[]) => {
  if (!teams.every((team) => entries.some((entry) => entry.team === team))) throw new ApiError('not-entered')
}

const roundRobin = (teams: readonly string[], rounds: 1 | 2, group: string | null) =>
  createPairings(teams, rounds).flatMap((round, n) =>
    round.map((pair) => ({ round: n + 1, group, teams: pair })),
  )

const knockOutOf = (
  sources: readonly string[],
  form: Form,
  { first, stage }: { first: number; stage: number },
) =>
  createKnockOut(sources, { thirdPlace: form.thirdPlace, first }).map(
    ({ number, round, sides, thirdPlace = false }): NewTie => ({
      number,
      stage,
      round,
      group: null,
      thirdPlace,
      sources: sides,
      teams: null,
    }),
  )

export const createDraw = (form: Form, seeds: readonly string[], seed: string): Draw => {
  if (form.form === 'knock-out') {
    const sources = seeds.map((_, n) => `S${n + 1}`)
    const entrants = seeds.map((team) => ({ team, group: null }))
    return { entrants, ties: knockOutOf(sources, form, { first: 1, stage: 1 }) }
  }
  const groups = form.form === 'groups' ? drawGroups(seeds, form.groups ?? 1, seed) : [seeds]
  const nameOf = (n: number) => (form.form === 'groups' ? toGroupName(n) : null)
  const games = groups
    .flatMap((teams, n) => roundRobin(teams, form.rounds, nameOf(n)))
    .toSorted((a, b) => a.round - b.round)
  const ties = games.map(({ round, group, teams }, n): NewTie => ({
    number: n + 1,
    stage: 1,
    round,
    group,
    thirdPlace: false,
    sources: null,
    teams,
  }))
  const groupOf = new Map(groups.flatMap((teams, n) => teams.map((team) => [team, nameOf(n)] as const)))
  const entrants = seeds.map((team) => ({ team, group: groupOf.get(team) ?? null }))
  if (form.form === 'league') return { entrants, ties }
  const names = groups.map((_, n) => toGroupName(n))
  const qualifying = { groups: names, qualify: form.qualify ?? 1, bestOthers: form.bestOthers }
  const later = knockOutOf(listQualifierSeeds(qualifying), form, { first: ties.length + 1, stage: 2 })
  return { entrants, ties: [...ties, ...later] }
}
