import type { Hold } from '@i-one/contract/bookings/holds'

const key = 'hold'

/** The hold last taken in this browser tab, so that its captain finds back to it from any page. */
export const keepHold = ({ _id, pitch }: Hold) => sessionStorage.setItem(key, `${_id} ${pitch}`)

export const keptHold = () => {
  // where a page is rendered nobody has taken one
  if (typeof window === 'undefined') return undefined
  const [id, pitch] = sessionStorage.getItem(key)?.split(' ') ?? []
  return id && pitch ? { id, pitch } : undefined
}

export const forgetHold = (id: string) => {
  if (keptHold()?.id === id) sessionStorage.removeItem(key)
}
