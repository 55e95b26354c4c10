import { getPaintTime } from '../ui/first-paint.ts'
import { deviceStorage } from './site-data/site-data.ts'

/** In ms. Remembered, because a device with a wrong clock may start without a network. */
const key = 'clock ahead'
let remembered = Number(deviceStorage.getItem(key)) || 0

/** Date.now() can be changed by the user; performance.now() only increases. */
const between = () => Date.now() - performance.now()

let difference = between() + remembered
let isGuess = true
/** On many devices `performance.now()` stops during sleep. This estimates the missing time. */
let slept = 0

const read = () => Math.floor(difference + slept + performance.now())

/** In ms. While a server-rendered page hydrates, the time of its rendering. */
export const serverNow = () => getPaintTime() ?? read()

export const clockOffset = () => read() - Date.now()

const listeners = new Set<(by: number) => void>()

/** The listener gets the correction in ms: any backwards, more than a second forwards. */
export const onClockCorrected = (listener: (by: number) => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const much = 1000

const remember = () => {
  remembered = clockOffset()
  deviceStorage.setItem(key, String(remembered))
}

const correct = (change: () => void) => {
  const before = read()
  change()
  const by = read() - before
  const isOther = Math.abs(clockOffset() - remembered) > much
  if (isOther) remember()
  if (isOther || by < 0 || by > much) for (const changed of listeners) changed(by)
}

interface Way {
  asked: number
  came: number
}

/** `late`: how old `said` can be when sent, in ms. An impossible clock is set to the lower bound, never ahead. */
export const syncClock = (said: number, way?: Way, late = 0) =>
  correct(() => {
    const min = said - (way?.came ?? performance.now())
    const max = way ? said + late - way.asked : Infinity
    if (difference < min || difference > max || (isGuess && way)) difference = min
    if (way) isGuess = false
    slept = 0
  })

/** Stream messages may have been buffered for long. */
export const syncFromMessage = ({ serverTime }: { serverTime?: string }) =>
  serverTime && syncClock(Date.parse(serverTime))

/** `serverTime` is more precise than `Date`, but older in a replayed response. Cached responses have no `Date`. */
export const syncFromResponse = ({ headers }: Response, body: unknown, requested: number) => {
  const date = Date.parse(headers.get('date') ?? '')
  const exact = Date.parse((body as { serverTime?: string } | null | undefined)?.serverTime ?? '')
  const way = { asked: requested, came: performance.now() }
  if (exact >= date) syncClock(exact, way)
  else if (date) syncClock(date, way, 2000)
}

let whenHidden = between()

/** A jump while hidden may be sleep or a changed clock. Counts as sleep until the server's next response. */
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') whenHidden = between()
  else if (between() - whenHidden > much) correct(() => (slept += between() - whenHidden))
})

export const wasClockSetBack = (since: number) => since > Date.now()
