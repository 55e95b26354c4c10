import type { Team, TeamCard, TeamFixture } from '@i-one/contract/teams'
import type { Caller } from '../roles.ts'
import { toTeamSummary } from '../stats/teams/rules.ts'
import type { CardRow } from './cards-sql.ts'
import { findMember, isAllowedInTeam } from './rules.ts'
import type { StoredMember, StoredTeam } from './sql.ts'

const somebody = ({ userId, name, position }: StoredMember) => ({ _id: userId, name, position })

const memberView = (member: StoredMember): Team['members'][number] => ({
  player: somebody(member),
  role: member.role,
  ...(member.number !== null && { number: member.number }),
  since: new Date(member.since).toISOString(),
})

const mineView = ({ state, role, number }: Pick<StoredMember, 'state' | 'role' | 'number'>) => ({
  state,
  role,
  ...(number !== null && { number }),
})

const forItsCaptain = ({ members, inviteCode }: StoredTeam) => ({
  asked: members
    .filter(({ state }) => state === 'asked')
    .map((member) => ({ player: somebody(member), since: new Date(member.since).toISOString() })),
  invite: inviteCode,
})

const wantedView = ({ matchWanted, playersWanted }: Pick<StoredTeam, 'matchWanted' | 'playersWanted'>) => ({
  ...(matchWanted !== null && { matchWanted }),
  ...(playersWanted !== null && { playersWanted }),
})

interface Reading {
  reader: Caller
  code: string | undefined
  next: TeamFixture | undefined
}

export const toTeamView = (team: StoredTeam, { reader, code, next }: Reading): Team => {
  const mine = findMember(team, reader.id)
  return {
    ...toTeamSummary(team),
    ...wantedView(team),
    address: team.address,
    location: { type: 'Point', coordinates: [team.lng, team.lat] },
    members: team.members.filter(({ state }) => state === 'member').map(memberView),
    formations: team.formations.map(({ id, name, spots }) => ({ _id: id, name, spots })),
    ...(next && { next }),
    ...(mine && { mine: mineView(mine) }),
    ...(isAllowedInTeam('acceptMember', team, reader) && forItsCaptain(team)),
    ...(code === team.inviteCode && { invited: true as const }),
    ...(team.endedAt && { endedAt: team.endedAt.toISOString() }),
  }
}

export const toTeamCard = (row: CardRow, form: TeamCard['form']): TeamCard => ({
  ...toTeamSummary(row),
  ...wantedView(row),
  address: row.address,
  members: row.members,
  form,
  ...(row.state && row.role && { mine: mineView({ state: row.state, role: row.role, number: row.number }) }),
  ...(row.role && row.role !== 'member' && { asking: row.asking }),
})
