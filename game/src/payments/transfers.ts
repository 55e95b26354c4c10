type Account = 'share' | 'open' | 'said' | 'paid' | 'received' | 'waived'
export interface Transfer {
  from: Account
  to: Account
  amount: number
}

/** What a place or a team owes, in minor units; of `paid` the pitch has `received`. */
export interface Held {
  open: number
  said: number
  paid: number
  received: number
  waived: number
}

type Act = 'say' | 'confirm' | 'waive' | 'refund' | 'take-back'

/** Who takes the money of a session: its captain for the pitch, or the pitch itself. */
export type Collector = 'captain' | 'pitch'

/** What the captain has collected and the pitch has not. */
const withCaptain = ({ paid, received }: Held) => paid - received

/** What has been given for a share that stands is given back by owing it no more. Nobody gives what the other has. */
const refund = (balance: Held, by: Collector | undefined): Transfer[] => {
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

/** The pitch confirms what it has: also what the captain has collected before. */
const confirm = (balance: Held, by: Collector | undefined): Transfer[] => {
  const to = by === 'pitch' ? 'received' : 'paid'
  if (balance.said > 0) return [{ from: 'said', to, amount: balance.said }]
  if (balance.open > 0) return [{ from: 'open', to, amount: balance.open }]
  return by === 'pitch' ? [{ from: 'paid', to, amount: withCaptain(balance) }] : []
}

const takeBack = (balance: Held, by: Collector | undefined): Transfer[] => {
  const { said, received, waived } = balance
  // guard: a player cannot take back a confirmed payment
  if (said > 0 || !by) return [{ from: 'said', to: 'open', amount: said }]
  return [
    { from: 'received', to: 'open', amount: by === 'pitch' ? received : 0 },
    { from: 'paid', to: 'open', amount: withCaptain(balance) },
    { from: 'waived', to: 'open', amount: waived },
  ]
}

const wanted: Record<Act, (balance: Held, by: Collector | undefined) => Transfer[]> = {
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

/** What an act moves between the accounts of a place; nothing where it has nothing to move any more. */
export const transfersOf = (act: Act, balance: Held, by: Collector | undefined) =>
  wanted[act](balance, by).filter(({ amount }) => amount > 0)

/** What changes hands or is written off by it: as much as whoever acts has to have seen. */
export const amountMoved = (act: Act, transfers: readonly Transfer[]) =>
  transfers.filter(({ to }) => act !== 'refund' || to === 'open').reduce((sum, { amount }) => sum + amount, 0)
