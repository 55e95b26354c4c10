import type { Session } from '@i-one/contract/sessions'
import { maxAmountToPay, moneyText } from '@i-one/game/payments/money'
import { freeLeaving } from '@i-one/game/sessions/deadlines'
import { dayText, timeText } from '../../lib/pitch-time.ts'

type Timed = Pick<Session, 'start' | 'movedAt' | 'mine'>

const instant = (text: string | undefined) => (text === undefined ? null : new Date(text))

export const freeUntil = ({ start, movedAt, mine }: Timed) =>
  freeLeaving(new Date(start), instant(movedAt), instant(mine?.leaveFreeUntil))

type Shown = Timed & { pitch: Pick<Session['pitch'], 'timeZone'> }

export const freeUntilText = (session: Shown) => {
  const [free, { timeZone }] = [freeUntil(session), session.pitch]
  return `${timeText(free, timeZone)}, ${dayText(free, timeZone)}`
}

export const leavingRule = (session: Shown & Pick<Session, 'serverTime'>): [string, string] =>
  new Date(session.serverTime) > freeUntil(session)
    ? ['Leaving now', 'Counts as a late drop-out']
    : ['Leave for free until', freeUntilText(session)]

type Priced = Pick<Session, 'price' | 'capacity' | 'payingSide'>

export const lateCostText = ({ price, capacity, payingSide }: Priced) => {
  if (price.amount === 0) return undefined
  const max = payingSide ? '' : `, at most ${moneyText(maxAmountToPay(price, capacity))},`
  return `You owe your share${max} unless another player takes your spot and stays`
}
