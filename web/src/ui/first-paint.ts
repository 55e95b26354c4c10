import { useSyncExternalStore } from 'react'

interface Painted {
  at: Date
  origin?: string
}

let painted: Painted | undefined

/** Called on the server and during hydration, and with `undefined` afterwards. */
export const setPainted = (as: Painted | undefined) => {
  painted = as
}

export const getPaintOrigin = () => painted?.origin

export const getPaintTime = () => painted?.at.getTime()

const never = () => () => undefined

/** Returns false on the server and during hydration, for values that only the device knows. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
