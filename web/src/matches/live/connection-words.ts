import { countText, pluralize } from '@i-one/game/count-text'
import type { Score } from '@i-one/game/matches/score'
import type { StreamState } from '../../lib/stream-connection.ts'

export interface ConnectionState {
  link: StreamState
  spectators: number | undefined
  mayScore: boolean
  isOver: boolean
  waiting: number
  refused: number
  failing: boolean
  durable: boolean
  back: { sent: number; score: Score } | undefined
  isOnline: boolean
  now: number
  timeText: (instant: number) => string
}

type Status = { tone: 'ok' | 'wait' | 'bad'; text: string }

const longBreak = 20_000

export const getConnectionStatus = (connected: ConnectionState): Status => {
  const { link, back } = connected
  if (link.state === 'lost') return lostStatus(connected, link)
  if (link.state === 'connecting')
    return { tone: 'wait', text: joinSentences('Connecting.', waitingText(connected)) }
  if (connected.waiting > 0) return unsavedStatus(connected)
  if (connected.refused > 0)
    return {
      tone: 'bad',
      text: `Connected. ${countText(connected.refused, 'event')} not saved: see below.`,
    }
  if (isEnding(connected)) return { tone: 'ok', text: 'Full time. The result is saved.' }
  if (link.state === 'refused') return { tone: 'bad', text: link.error.message }
  if (back) {
    const { sent, score } = back
    return {
      tone: 'ok',
      text: `Back online. ${countText(sent, 'event')} sent, score checked: ${score.T1}–${score.T2}.`,
    }
  }
  return { tone: 'ok', text: openText(connected) }
}

/** Returns true for spectators at full time, although the server keeps the stream open for another minute. */
const isEnding = ({ link, isOver, mayScore }: ConnectionState) =>
  link.state === 'ended' || (link.state === 'open' && isOver && !mayScore)

/** Removes numbers that change often, so that screen readers don’t announce every change. */
export const toSpokenText = (text: string) =>
  text
    .replace(/ in \d+ seconds?/, '')
    .replace(/,? \d+ watching/, '')
    .replace('..', '.')

const openText = ({ mayScore, spectators }: ConnectionState) => {
  const watching = spectators === undefined ? undefined : `${spectators} watching`
  if (mayScore) return `Connected. ${['All saved', watching].filter(Boolean).join(', ')}.`
  return joinSentences('Connected.', watching && `${watching}.`)
}

const lostStatus = (connected: ConnectionState, link: StreamState & { state: 'lost' }): Status => {
  const { isOnline, now, mayScore, timeText } = connected
  const waiting = waitingText(connected)
  if (isOnline && now - link.since < longBreak) {
    const seconds = Math.max(1, Math.ceil((link.again - now) / 1000))
    return { tone: 'wait', text: joinSentences(`Trying again in ${countText(seconds, 'second')}.`, waiting) }
  }
  const calm = mayScore ? 'Keep scoring. Nothing is lost.' : 'The score may be out of date.'
  return { tone: 'bad', text: joinSentences(`No connection since ${timeText(link.since)}. ${calm}`, waiting) }
}

const unsavedStatus = (connected: ConnectionState): Status =>
  connected.failing
    ? { tone: 'wait', text: joinSentences('The server isn’t responding.', waitingText(connected)) }
    : { tone: 'ok', text: `Connected. Sending ${countText(connected.waiting, 'event')}.` }

const waitingText = ({ waiting, durable }: ConnectionState) => {
  if (waiting === 0) return undefined
  const verb = pluralize(waiting, 'is waiting', 'are waiting')
  const text = `${countText(waiting, 'event')} ${verb} for a connection.`
  return durable ? text : `${text} This browser can’t save events, so keep the page open.`
}

const joinSentences = (...sentences: (string | undefined | false | '')[]) =>
  sentences.filter(Boolean).join(' ')

/** In milliseconds. Network delay can cause smaller differences. */
const minClockError = 2000

export const clockWarningText = (offset: number) => {
  if (Math.abs(offset) <= minClockError) return undefined
  const direction = offset < 0 ? 'ahead' : 'behind'
  return `This phone’s clock is ${lengthText(Math.abs(offset))} ${direction}. The match uses server time.`
}

const timeUnits = [
  ['days', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const

const lengthText = (ms: number) => {
  let rest = Math.round(ms / 1000)
  const parts = timeUnits.flatMap(([unit, seconds]) => {
    const count = Math.floor(rest / seconds)
    rest -= count * seconds
    return count ? [`${count} ${unit === 'days' && count === 1 ? 'day' : unit}`] : []
  })
  return parts.slice(0, 2).join(' ')
}
