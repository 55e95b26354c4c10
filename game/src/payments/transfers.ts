type Account = 'share' | 'open' | 'said' | 'paid' | 'received' | 'waived'
export interface Transfer {
  from: Account
  to: Account
  amount: number
}

/** Amounts in minor units. `received` is the part of `paid` that has reached the pitch. */
export interface TransferBalance {
  open: number
  said: number
  paid: number
  received: number
  waived: number
}

type Act = 'say' | 'confirm' | 'waive' | 'refund' | 'take-back'

export type Collector = 'captain' | 'pitch'

const withCaptain = ({ paid, received }: TransferBalance) => paid - received

/** Refunds a share. If the player still owes the share, also waives it, so that the player need not pay again. */
const refund = (balance: TransferBalance, by: Collector | undefined): Transfer[] => {
  const { open, paid, received } = balance
  const all = open < 0 ? Math.min(paid, -open) : paid
  const fromPitch = by === 'pitch' ? Math.min(all, received) : 0
  const fromCaptain = Math.min(all - fromPitch, withCaptain(balance))
  const back: Transfer[] = [
    { from: 'received', to: 'open', amount: fromPitch },
    { from: 'paid', to: 'open', amount: fromCaptain },
  ]
  return open < 0 ? back : [...back, { from: 'open', to: 'waived', amount: fromPitch + fromCaptain }]
}

const confirm = (balance: TransferBalance, by: Collector | undefined): Transfer[] => {
  const to = by === 'pitch' ? 'received' : 'paid'
  if (balance.said > 0) return [{ from: 'said', to, amount: balance.said }]
  if (balance.open > 0) return [{ from: 'open', to, amount: balance.open }]
  return by === 'pitch' ? [{ from: 'paid', to, amount: withCaptain(balance) }] : []
}

const takeBack = (balance: TransferBalance, by: Collector | undefined): Transfer[] => {
  const { said, received, waived } = balance
  // guard: a player cannot take back a confirmed payment
  if (said > 0 || !by) return [{ from: 'said', to: 'open', amount: said }]
  return [
    { from: 'received', to: 'open', amount: by === 'pitch' ? received : 0 },
    { from: 'paid', to: 'open', amount: withCaptain(balance) },
    { from: 'waived', to: 'open', amount: waived },
  ]
}

const wanted: Record<Act, (balance: TransferBalance, by: Collector | undefined) => Transfer[]> = {
  say: ({ open }) => [{ from: 'open', to: 'said', amount: open }],
  confirm,
  waive: ({ open, said }) =>
    open < 0
      ? []
      : [
          { from: 'said', to: 'waived', amount: said },
          { from: 'open', to: 'waived', amount: open },
        ],
  refund,
  'take-back': takeBack,
}

export const listTransfers = (act: Act, balance: TransferBalance, by: Collector | undefined) =>
  wanted[act](balance, by).filter(({ amount }) => amount > 0)

export const sumTransfers = (act: Act, transfers: readonly Transfer[]) =>
  transfers.filter(({ to }) => act !== 'refund' || to === 'open').reduce((sum, { amount }) => sum + amount, 0)
