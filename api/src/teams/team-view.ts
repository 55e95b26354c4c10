import type { Team, TeamCard, TeamFixture } from '@i-one/contract/teams'
import type { Caller } from '../roles.ts'
import { toTeamSummary } from '../stats/teams/rules.ts'
import type { TeamCardRow } from './cards-sql.ts'
import { findMember, isAllowedInTeam } from './rules.ts'
import type { StoredMember, StoredTeam } from './sql.ts'

const toPlayer = ({ userId, name, position }: StoredMember) => ({ _id: userId, name, position })

const toMemberView = (member: StoredMember): Team['members'][number] => ({
  player: toPlayer(member),
  role: member.role,
  ...(member.number !== null && { number: member.number }),
  since: new Date(member.since).toISOString(),
})

const toOwnMembership = ({ state, role, number }: Pick<StoredMember, 'state' | 'role' | 'number'>) => ({
  state,
  role,
  ...(number !== null && { number }),
})

const toCaptainFields = ({ members, inviteCode }: StoredTeam) => ({
  asked: members
    .filter(({ state }) => state === 'asked')
    .map((member) => ({ player: toPlayer(member), since: new Date(member.since).toISOString() })),
  invite: inviteCode,
})

const toWanted = ({ matchWanted, playersWanted }: Pick<StoredTeam, 'matchWanted' | 'playersWanted'>) => ({
  ...(matchWanted !== null && { matchWanted }),
  ...(playersWanted !== null && { playersWanted }),
})

interface ViewContext {
  reader: Caller
  code: string | undefined
  next: TeamFixture | undefined
}

export const toTeamView = (team: StoredTeam, { reader, code, next }: ViewContext): Team => {
  const mine = findMember(team, reader.id)
  return {
    ...toTeamSummary(team),
    ...toWanted(team),
    address: team.address,
    location: { type: 'Point', coordinates: [team.lng, team.lat] },
    members: team.members.filter(({ state }) => state === 'member').map(toMemberView),
    formations: team.formations.map(({ id, name, spots }) => ({ _id: id, name, spots })),
    ...(next && { next }),
    ...(mine && { mine: toOwnMembership(mine) }),
    ...(isAllowedInTeam('acceptMember', team, reader) && toCaptainFields(team)),
    ...(code === team.inviteCode && { invited: true as const }),
    ...(team.endedAt && { endedAt: team.endedAt.toISOString() }),
  }
}

export const toTeamCard = (row: TeamCardRow, form: TeamCard['form']): TeamCard => ({
  ...toTeamSummary(row),
  ...toWanted(row),
  address: row.address,
  members: row.members,
  form,
  ...(row.state &&
    row.role && { mine: toOwnMembership({ state: row.state, role: row.role, number: row.number }) }),
  ...(row.role && row.role !== 'member' && { asking: row.asking }),
})
