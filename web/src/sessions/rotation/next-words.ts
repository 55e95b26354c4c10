import type { Session } from '@i-one/contract/sessions'
import type { Next } from '@i-one/contract/sessions/rotation'

type Rotating = Pick<Session, 'setNames' | 'streakCap'>

export const nameOfSet = ({ setNames }: Pick<Session, 'setNames'>, set: number) =>
  setNames[set - 1] ?? `Set ${set}`

export const whyText = (session: Rotating, { one, why }: Next) => {
  const { streakCap } = session
  switch (why) {
    case 'first-match':
      return 'The first two sets begin.'
    case 'two-sets':
      return 'The same two sides go again.'
    case 'winner-stays':
      return `${nameOfSet(session, one)} won and stays on.`
    case 'streak-cap':
      return streakCap === 1
        ? 'A set rests after each win.'
        : `The winner has won ${streakCap} in a row and rests.`
    case 'longer-on-goes-off':
      return 'It ended level: the side that has been on longer goes off.'
    case 'second-goes-off':
      return `It ended level, and both came on together: ${nameOfSet(session, one)} stays.`
  }
}
