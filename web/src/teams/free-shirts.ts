import type { Team } from '@i-one/contract/teams'

/** The numbers of a first eleven. */
const eleven = Array.from({ length: 11 }, (_, at) => at + 1)

/** The numbers from 1 to 11 that nobody in the team wears. */
export const freeShirts = ({ members }: { members: readonly Pick<Team['members'][number], 'number'>[] }) =>
  eleven.filter((shirt) => !members.some(({ number }) => number === shirt))

type Acts = { invite: () => void; ask: () => void }

/** What one may do about a shirt that is free: its captain invites, who has nothing to do with the team asks. */
export const freeAct = ({ mine, invited, endedAt }: Team, { invite, ask }: Acts) => {
  if (endedAt) return undefined
  if (mine?.role === 'captain') return { text: 'Invite somebody', act: invite }
  return mine || invited ? undefined : { text: 'Ask for one', act: ask }
}
