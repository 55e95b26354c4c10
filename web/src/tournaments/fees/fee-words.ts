import type { EntryFee, EntryFees } from '@i-one/contract/tournaments/fees'
import { moneyText } from '@i-one/game/payments/money'

export const asPayment = ({ owed, ...fee }: EntryFee) => ({ ...fee, share: owed, received: 0 })

export const feesText = ({ teams }: Pick<EntryFees, 'teams'>, currency: string) => {
  const money = (amount: number) => moneyText({ amount, currency })
  const sum = (amount: (fee: EntryFee) => number) => teams.reduce((total, fee) => total + amount(fee), 0)
  const [owed, paid] = [sum((fee) => fee.owed), sum((fee) => fee.paid)]
  const parts = [
    [sum(({ said }) => said), 'awaiting confirmation'],
    [sum(({ waived }) => waived), 'waived'],
    [sum(({ open }) => Math.max(-open, 0)), 'to give back'],
  ] as const
  const more = parts.filter(([amount]) => amount > 0).map(([amount, what]) => `${money(amount)} ${what}`)
  return [owed > 0 ? `${money(paid)} of ${money(owed)} paid` : 'Nothing is owed', ...more].join(' · ')
}
