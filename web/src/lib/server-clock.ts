import { getRenderTime } from '../ui/first-paint.ts'
import { deviceStorage } from './site-data/site-data.ts'

/** Storage key of the clock offset in ms, which a device with a wrong clock needs when it starts offline. */
const key = 'clock ahead'
let remembered = Number(deviceStorage.getItem(key)) || 0

/** Constant until the device sleeps or its clock is changed, because `performance.now()` is monotonic. */
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

/** `late` is the maximum age of `said` in ms. Sets a wrong clock to its lower bound, so that it never runs ahead. */
export const syncClock = (said: number, way?: Timing, late = 0) =>
  correct(() => {
    const min = said - (way?.came ?? performance.now())
    const max = way ? said + late - way.asked : Infinity
    if (difference < min || difference > max || (isGuess && way)) difference = min
    if (way) isGuess = false
    slept = 0
  })

/** Stream messages may have been buffered, so `serverTime` can be old. */
export const syncFromMessage = ({ serverTime }: { serverTime?: string }) =>
  serverTime && syncClock(Date.parse(serverTime))

/** `serverTime` is more precise than `Date`, but outdated in a replayed response. Cached responses have no `Date`. */
export const syncFromResponse = ({ headers }: Response, body: unknown, requested: number) => {
  const date = Date.parse(headers.get('date') ?? '')
  const exact = Date.parse((body as { serverTime?: string } | null | undefined)?.serverTime ?? '')
  const way = { asked: requested, came: performance.now() }
  if (exact >= date) syncClock(exact, way)
  else if (date) syncClock(date, way, 2000)
}

let whenHidden = between()

/** Treats a clock jump while the page was hidden as sleep, until the next response corrects the clock. */
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') whenHidden = between()
  else if (between() - whenHidden > much) correct(() => (slept += between() - whenHidden))
})

export const wasClockSetBack = (since: number) => since > Date.now()
