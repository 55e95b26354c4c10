import { paintedAt } from '../ui/first-paint.ts'
import { deviceStorage } from './site-data/site-data.ts'

/** How far the server's clock was ahead of this device's, in ms: one with a wrong clock may start without a network. */
const key = 'clock ahead'
let remembered = Number(deviceStorage.getItem(key)) || 0

/** Of the device's two clocks, the one that somebody may set and the one that only goes on. */
const between = () => Date.now() - performance.now()

/** The server's clock minus `performance.now()`; a guess until the server was heard. */
let difference = between() + remembered
let isGuess = true
/** `performance.now()` stands still while many a device sleeps: for how long it did, as it seems, since the server was heard. */
let slept = 0

const read = () => Math.floor(difference + slept + performance.now())

/** What time it is at the server, in ms; while a page that came rendered is taken over, when that was. */
export const serverNow = () => paintedAt() ?? read()

/** How far it is ahead of the device's own clock, in ms. */
export const aheadOfDevice = () => read() - Date.now()

const hearing = new Set<(by: number) => void>()

/** The listener hears by how many ms the clock was put right: back by any number, forward by more than a second. */
export const onCorrected = (listener: (by: number) => void) => {
  hearing.add(listener)
  return () => void hearing.delete(listener)
}

const much = 1000

const remember = () => {
  remembered = aheadOfDevice()
  deviceStorage.setItem(key, String(remembered))
}

const correct = (change: () => void) => {
  const before = read()
  change()
  const by = read() - before
  const isOther = Math.abs(aheadOfDevice() - remembered) > much
  if (isOther) remember()
  if (isOther || by < 0 || by > much) for (const changed of hearing) changed(by)
}

/** When something was asked for and when it came, by `performance.now()`. */
interface Way {
  asked: number
  came: number
}

/**
 * The server has said what time it was, at most `late` ms before it did. It is no earlier now, however old the word is, and was
 * no later than said when it was `asked` for. Where the clock says otherwise it is put to what was said: so it is behind the
 * server's, by the way of an answer, rather than ahead of it.
 */
export const hear = (said: number, way?: Way, late = 0) =>
  correct(() => {
    const least = said - (way?.came ?? performance.now())
    const most = way ? said + late - way.asked : Infinity
    if (difference < least || difference > most || (isGuess && way)) difference = least
    if (way) isGuess = false
    slept = 0
  })

/** Of a stream: it may have been under way for long. */
export const hearMessage = ({ serverTime }: { serverTime?: string }) =>
  serverTime && hear(Date.parse(serverTime))

/**
 * An answer may say it more exactly than its `Date`, which has whole seconds. Where a call was repeated it is the body of its
 * first answer, which is older. What the service worker had kept has no `Date`, and says nothing.
 */
export const hearAnswer = ({ headers }: Response, body: unknown, asked: number) => {
  const date = Date.parse(headers.get('date') ?? '')
  const exact = Date.parse((body as { serverTime?: string } | null | undefined)?.serverTime ?? '')
  const way = { asked, came: performance.now() }
  if (exact >= date) hear(exact, way)
  else if (date) hear(date, way, 2000)
}

let whenHidden = between()

/** While a page is not seen its device may sleep, or be set. It counts as sleep until the server's next word says which. */
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') whenHidden = between()
  else if (between() - whenHidden > much) correct(() => (slept += between() - whenHidden))
})

/** Whether the device's clock was put back since then, by that clock: as libraries take the time. */
export const wasPutBack = (since: number) => since > Date.now()
