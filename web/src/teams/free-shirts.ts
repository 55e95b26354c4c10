import type { Team, TeamMember } from '@i-one/contract/teams'
import { t } from '@lingui/core/macro'

const eleven = Array.from({ length: 11 }, (_, at) => at + 1)

export const listUnusedNumbers = ({ members }: { members: readonly Pick<TeamMember, 'number'>[] }) =>
  eleven.filter((shirt) => !members.some(({ number }) => number === shirt))

type Acts = { invite: () => void; ask: () => void }

export const getUnusedNumberAction = ({ mine, invited, endedAt }: Team, { invite, ask }: Acts) => {
  if (endedAt) return undefined
  if (mine?.role === 'captain') return { text: t`Invite a player`, act: invite }
  return mine || invited ? undefined : { text: t`Ask for a spot`, act: ask }
}
