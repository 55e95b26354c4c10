import { day } from '@i-one/game/durations'
import { shuffle } from '@i-one/game/random'
import type { Database } from '../api/src/lib/database/database.ts'
import { insertPlayers } from '../api/src/players/sql.ts'
import { createInviteCode } from '../api/src/teams/rules.ts'
import type { DemoUser } from './people.ts'
import { type SeedRows, addMilliseconds, createId } from './rows.ts'
import type { DemoTeam, SeedContext } from './team.ts'

export interface Squad extends Pick<DemoTeam, 'id' | 'name'> {
  players: readonly DemoUser[]
}

const homes: readonly { name: string; district: string; match?: string; players?: string }[] = [
  { name: 'Yaba Bulls', district: 'Yaba', players: 'Anyone who can run' },
  { name: 'Surulere Stars', district: 'Surulere', match: 'Any evening but Friday' },
  { name: 'Okada', district: 'Mushin' },
  { name: 'Egrets', district: 'Yaba', players: 'Two midfielders' },
  { name: 'Agama', district: 'Ebute Metta' },
  { name: 'Festac Town', district: 'Festac', players: '' },
  { name: 'Apapa Dockers', district: 'Apapa', match: 'Five a side, Saturday after 17:00' },
  { name: 'Lekki Tide', district: 'Lekki', match: 'Sunday, home or away' },
]
const firstNames =
  'Ade, Bayo, Chike, Dele, Efe, Gani, Hakeem, Ike, Jide, Kene, Lanre, Moses, Nonso, Ola'.split(', ')
const families = 'Balogun, Danjuma, Ekong, Iheanacho, Lawal, Mba, Nwankwo, Okocha, Peters, Usman'.split(', ')

export const addTeams = async (
  db: Database,
  rows: SeedRows,
  { people, team, now, random }: SeedContext,
): Promise<Squad[]> => {
  const free = people.others.filter((one) => !team.members.includes(one))
  const names = shuffle(
    firstNames.flatMap((first) => families.map((family) => `${first} ${family}`)),
    random,
  )
  const guests = await insertPlayers(
    db,
    names.slice(0, homes.length * 4).map((name) => ({ name })),
    now,
  )
  return homes.map(({ name, district, match, players }, n) => {
    const id = createId()
    const leader = free[n]!
    const since = addMilliseconds(now, -200 * day)
    const home = { address: `${district}, Lagos`, lng: 3.3541 + n * 0.01, lat: 6.4969 + n * 0.01 }
    rows.teams.push({
      id,
      name,
      ...home,
      match_wanted: match ?? null,
      players_wanted: players ?? null,
      invite_code: createInviteCode(),
      created_at: since,
    })
    rows.team_members.push({
      team_id: id,
      user_id: leader.id,
      state: 'member',
      role: 'captain',
      shirt_number: 10,
      since,
    })
    const others = guests
      .slice(n * 4, n * 4 + 4)
      .map((player, at): DemoUser => ({ id: player, name: names[n * 4 + at]!, position: 'MF' }))
    return { id, name, players: [leader, ...others] }
  })
}
