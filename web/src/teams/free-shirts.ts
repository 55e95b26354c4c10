import type { Team, TeamMember } from '@i-one/contract/teams'

const eleven = Array.from({ length: 11 }, (_, at) => at + 1)

export const listUnusedNumbers = ({ members }: { members: readonly Pick<TeamMember, 'number'>[] }) =>
  eleven.filter((shirt) => !members.some(({ number }) => number === shirt))

type Acts = { invite: () => void; ask: () => void }

export const getUnusedNumberAction = ({ mine, invited, endedAt }: Team, { invite, ask }: Acts) => {
  if (endedAt) return undefined
  if (mine?.role === 'captain') return { text: 'Invite a player', act: invite }
  return mine || invited ? undefined : { text: 'Ask for a spot', act: ask }
}
