import { getRenderTime } from '../ui/first-paint.ts'
import { deviceStorage } from './site-data/site-data.ts'

/** Storage key of the clock offset in ms, which a device with a wrong clock needs when it starts offline. */
const key = 'clock ahead'
let remembered = Number(deviceStorage.getItem(key)) || 0

/** Returns ms. Changes only if the device sleeps or its clock is set, because `performance.now()` is monotonic. */
const between = () => Date.now() - performance.now()

let difference = between() + remembered
let isGuess = true
/** Estimated milliseconds of sleep, during which `performance.now()` stops on many devices. */
let slept = 0

const read = () => Math.floor(difference + slept + performance.now())

/** Returns milliseconds. While a server-rendered page hydrates, returns the time at which the page was rendered. */
export const serverNow = () => getRenderTime() ?? read()

export const getClockOffset = () => read() - Date.now()

const listeners = new Set<(by: number) => void>()

/** Calls the listener with the correction in ms: any backward correction, and forward corrections over a second. */
export const onClockCorrected = (listener: (by: number) => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const much = 1000

const remember = () => {
  remembered = getClockOffset()
  deviceStorage.setItem(key, String(remembered))
}

const correct = (change: () => void) => {
  const before = read()
  change()
  const by = read() - before
  const isOther = Math.abs(getClockOffset() - remembered) > much
  if (isOther) remember()
  if (isOther || by < 0 || by > much) for (const changed of listeners) changed(by)
}

interface Timing {
  asked: number
  came: number
}

/**
 * Corrects the clock with a time that the server sent, which can be up to `maxAge` ms old. If several corrections are
 * possible, chooses the earliest time, so that the clock never runs ahead of the server.
 */
export const syncClock = (serverTime: number, timing?: Timing, maxAge = 0) =>
  correct(() => {
    const min = serverTime - (timing?.came ?? performance.now())
    const max = timing ? serverTime + maxAge - timing.asked : Infinity
    if (difference < min || difference > max || (isGuess && timing)) difference = min
    if (timing) isGuess = false
    slept = 0
  })

/** Stream messages may have been buffered, so `serverTime` can be old. */
export const syncFromMessage = ({ serverTime }: { serverTime?: string }) =>
  serverTime && syncClock(Date.parse(serverTime))

/**
 * `serverTime` in the body is more precise than the `Date` header, but outdated if the server repeats an earlier
 * response. Responses from the service worker's cache have no `Date` header.
 */
export const syncFromResponse = ({ headers }: Response, body: unknown, requested: number) => {
  const date = Date.parse(headers.get('date') ?? '')
  const exact = Date.parse((body as { serverTime?: string } | null | undefined)?.serverTime ?? '')
  const timing = { asked: requested, came: performance.now() }
  if (exact >= date) syncClock(exact, timing)
  else if (date) syncClock(date, timing, 2000)
}

let whenHidden = between()

/** Treats a clock jump while the page was hidden as sleep, until the next response corrects the clock. */
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') whenHidden = between()
  else if (between() - whenHidden > much) correct(() => (slept += between() - whenHidden))
})

export const wasClockSetBack = (since: number) => since > Date.now()
