import type { Session } from '@i-one/contract/sessions'
import type { NextPairing } from '@i-one/contract/sessions/rotation'
import { t } from '@lingui/core/macro'

type Rotating = Pick<Session, 'setNames' | 'streakCap'>

export const setNameText = ({ setNames }: Pick<Session, 'setNames'>, set: number) =>
  setNames[set - 1] ?? t`Team ${set}`

export const nextMatchReasonText = (session: Rotating, { one, why }: NextPairing) => {
  const { streakCap } = session
  switch (why) {
    case 'first-match':
      return t`The first two teams start.`
    case 'two-sets':
      return t`The same two teams play again.`
    case 'winner-stays':
      return t`${{ team: setNameText(session, one) }} won and stays on.`
    case 'streak-cap':
      return streakCap === 1
        ? t`A team rests after each win.`
        : t`The winner has won ${streakCap} in a row and rests.`
    case 'longer-on-goes-off':
      return t`It was a draw. The team that was on longer goes off.`
    case 'second-goes-off':
      return t`It was a draw, and both came on together. ${{ team: setNameText(session, one) }} stays on.`
  }
}
