import type { Connection } from '@i-one/contract/call'
import { connection } from '../../lib/call.ts'
import { deviceStorage } from '../../lib/site-data/site-data.ts'
import { useMain } from '../../lib/store.ts'

interface BorrowedWhistle {
  match: string
  player: string
  token: string
}

const key = 'whistle'

export const saveWhistle = (whistle: BorrowedWhistle) => deviceStorage.setItem(key, JSON.stringify(whistle))

const forgetWhistle = () => deviceStorage.removeItem(key)

export const borrowedWhistle = (): BorrowedWhistle | undefined => {
  if (useMain.getState().auth.user) return undefined
  const saved = deviceStorage.getItem(key)
  return saved ? (JSON.parse(saved) as BorrowedWhistle) : undefined
}

const withWhistle = ({ token }: BorrowedWhistle): Connection => ({
  ...connection,
  token: () => token,
  // the captain revoked the token, or it has expired
  onError: ({ status }) => {
    if (status === 401) forgetWhistle()
  },
})

export const scorerHere = (): { id: string; connection: Connection } | undefined => {
  const id = useMain.getState().auth.user?._id
  if (id) return { id, connection }
  const whistle = borrowedWhistle()
  return whistle && { id: whistle.player, connection: withWhistle(whistle) }
}

export const connectionTo = (match: string): Connection => {
  const whistle = borrowedWhistle()
  return whistle?.match === match ? withWhistle(whistle) : connection
}
