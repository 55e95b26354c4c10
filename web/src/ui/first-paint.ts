import { useSyncExternalStore } from 'react'

/** When a page was rendered by the server, and what the server calls itself in it. */
interface Painted {
  at: Date
  origin?: string
}

let painted: Painted | undefined

/** As what a page is rendered, on the server and where it is being taken over; `undefined` once it is. */
export const paintAs = (as: Painted | undefined) => {
  painted = as
}

export const paintedOrigin = () => painted?.origin

/** Until a page that came rendered is taken over both say the same time. */
export const paintedAt = () => painted?.at.getTime()

const never = () => () => undefined

/** Whether what only a device knows may be shown: not on the server, nor until its page is taken over. */
export const useOnDevice = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
