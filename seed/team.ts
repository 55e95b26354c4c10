import type { Random } from '@i-one/game/random'
import { createInviteCode } from '../api/src/teams/rules.ts'
import type { DemoUsers, DemoUser } from './people.ts'
import type { DemoPitch } from './pitches.ts'
import { type SeedRows, minutes, addMilliseconds, createId } from './rows.ts'

export interface DemoTeam {
  id: string
  name: string
  members: readonly DemoUser[]
}

export interface SeedContext {
  people: DemoUsers
  pitches: readonly DemoPitch[]
  team: DemoTeam
  now: Date
  random: Random
}

const shirts = [9, 8, 1, 4, 6, 12, 14]

export const addTeam = (rows: SeedRows, { captain, player, others }: DemoUsers, now: Date): DemoTeam => {
  const [tunde, chinedu, ife, , uche, damola, , musa] = others
  const members = [captain, player, tunde!, chinedu!, ife!, uche!, damola!]
  const id = createId()
  const name = 'Bọ́dẹ Rovers'
  const since = addMilliseconds(now, -minutes(3 * 365 * 24 * 60))
  rows.teams.push({
    id,
    name,
    address: 'Surulere, Lagos',
    lng: 3.3541,
    lat: 6.4969,
    match_wanted: null,
    players_wanted: 'A keeper and a defender',
    invite_code: createInviteCode(),
    created_at: since,
  })
  for (const [n, { id: userId }] of members.entries())
    rows.team_members.push({
      team_id: id,
      user_id: userId,
      state: 'member',
      role: n === 0 ? 'captain' : 'member',
      shirt_number: shirts[n] ?? null,
      since: addMilliseconds(since, minutes(n)),
    })
  rows.team_members.push({
    team_id: id,
    user_id: musa!.id,
    state: 'asked',
    role: 'member',
    shirt_number: null,
    since: addMilliseconds(now, -minutes(140)),
  })
  return { id, name, members }
}
