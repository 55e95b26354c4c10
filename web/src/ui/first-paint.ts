import { useSyncExternalStore } from 'react'

interface Painted {
  at: Date
  origin?: string
}

let painted: Painted | undefined

/** Marks the page as being rendered on the server or hydrated. `undefined` means that hydration has finished. */
export const setRenderState = (as: Painted | undefined) => {
  painted = as
}

export const getRenderOrigin = () => painted?.origin

export const getRenderTime = () => painted?.at.getTime()

const never = () => () => undefined

/** Returns false on the server and during hydration, for values that only the device knows. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
