import type { Hold } from '@i-one/contract/bookings/holds'
import { tabStorage } from '../lib/site-data/site-data.ts'

const key = 'hold'

export const saveHold = ({ _id, pitch }: Hold) => tabStorage.setItem(key, `${_id} ${pitch}`)

export const findSavedHold = () => {
  const [id, pitch] = tabStorage.getItem(key)?.split(' ') ?? []
  return id && pitch ? { id, pitch } : undefined
}

export const deleteSavedHold = (id: string) => {
  if (findSavedHold()?.id === id) tabStorage.removeItem(key)
}
