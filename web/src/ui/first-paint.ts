import { useSyncExternalStore } from 'react'

interface Painted {
  at: Date
  origin?: string
}

let painted: Painted | undefined

/** Set on the server and during hydration, `undefined` afterwards. */
export const paintAs = (as: Painted | undefined) => {
  painted = as
}

export const paintedOrigin = () => painted?.origin

export const paintedAt = () => painted?.at.getTime()

const never = () => () => undefined

/** False on the server and during hydration, for values that only the device knows. */
export const useOnDevice = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
