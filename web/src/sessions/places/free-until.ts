import type { Session } from '@i-one/contract/sessions'
import { getMaxAmountToPay, moneyText } from '@i-one/game/payments/money'
import { getFreeLeaveDeadline as getDeadline } from '@i-one/game/sessions/deadlines'
import { t } from '@lingui/core/macro'
import { dayText, timeText } from '../../lib/pitch-time.ts'
import { commaText } from '../../ui/text/joins.ts'

type Timed = Pick<Session, 'start' | 'movedAt' | 'mine'>

const instant = (text: string | undefined) => (text === undefined ? null : new Date(text))

export const getFreeLeaveDeadline = ({ start, movedAt, mine }: Timed) =>
  getDeadline(new Date(start), instant(movedAt), instant(mine?.leaveFreeUntil))

type Shown = Timed & { pitch: Pick<Session['pitch'], 'timeZone'> }

export const freeLeaveDeadlineText = (session: Shown) => {
  const [free, { timeZone }] = [getFreeLeaveDeadline(session), session.pitch]
  return commaText(timeText(free, timeZone), dayText(free, timeZone))
}

export const toLeavingFact = (session: Shown & Pick<Session, 'serverTime'>): [string, string] =>
  new Date(session.serverTime) > getFreeLeaveDeadline(session)
    ? [t`Leaving now`, t`Counts as a late drop-out`]
    : [t`Leave for free until`, freeLeaveDeadlineText(session)]

type Priced = Pick<Session, 'price' | 'capacity' | 'payingSide'>

export const lateLeavingCostText = ({ price, capacity, payingSide }: Priced) => {
  if (price.amount === 0) return undefined
  if (payingSide) return t`You owe your share unless another player takes your spot and stays`
  const max = moneyText(getMaxAmountToPay(price, capacity))
  return t`You owe your share, at most ${max}, unless another player takes your spot and stays`
}
