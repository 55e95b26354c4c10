import type { Score } from '@i-one/game/matches/score'
import { plural, t } from '@lingui/core/macro'
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
  isSpoken?: boolean
}

type Status = { tone: 'ok' | 'wait' | 'bad'; text: string }

const longBreak = 20_000

export const getConnectionStatus = (connected: ConnectionState): Status => {
  const { link, refused, back } = connected
  if (link.state === 'lost') return lostStatus(connected, link)
  if (link.state === 'connecting')
    return { tone: 'wait', text: joinSentences(t`Connecting.`, waitingText(connected)) }
  if (connected.waiting > 0) return unsavedStatus(connected)
  if (refused > 0)
    return {
      tone: 'bad',
      text: t`Connected. ${plural(refused, { one: '# event not saved: see below.', other: '# events not saved: see below.' })}`,
    }
  if (isEnding(connected)) return { tone: 'ok', text: t`Full time. The result is saved.` }
  if (link.state === 'refused') return { tone: 'bad', text: link.error.message }
  if (back) {
    const { sent, score } = back
    const scoreText = `${score.T1}–${score.T2}`
    return {
      tone: 'ok',
      text: t`Back online. ${plural(sent, { one: '# event sent', other: '# events sent' })}, score checked: ${{ score: scoreText }}.`,
    }
  }
  return { tone: 'ok', text: openText(connected) }
}

/** Returns true for spectators at full time, although the server keeps the stream open for another minute. */
const isEnding = ({ link, isOver, mayScore }: ConnectionState) =>
  link.state === 'ended' || (link.state === 'open' && isOver && !mayScore)

/** Omits numbers that change often, so that screen readers don’t announce every change. */
export const getSpokenText = (connected: ConnectionState) =>
  getConnectionStatus({ ...connected, spectators: undefined, isSpoken: true }).text

const openText = ({ mayScore, spectators }: ConnectionState) => {
  if (spectators === undefined) return mayScore ? t`Connected. All saved.` : t`Connected.`
  return mayScore
    ? plural(spectators, {
        one: `Connected. All saved, ${spectators} watching.`,
        other: `Connected. All saved, ${spectators} watching.`,
      })
    : plural(spectators, {
        one: `Connected. ${spectators} watching.`,
        other: `Connected. ${spectators} watching.`,
      })
}

const lostStatus = (connected: ConnectionState, link: StreamState & { state: 'lost' }): Status => {
  const { isOnline, isSpoken, now, mayScore, timeText } = connected
  const waiting = waitingText(connected)
  if (isOnline && now - link.since < longBreak) {
    const seconds = Math.max(1, Math.ceil((link.again - now) / 1000))
    const attempt = isSpoken
      ? t`Trying again.`
      : plural(seconds, { one: 'Trying again in # second.', other: 'Trying again in # seconds.' })
    return { tone: 'wait', text: joinSentences(attempt, waiting) }
  }
  const calm = mayScore ? t`Keep scoring. Nothing is lost.` : t`The score may be out of date.`
  return {
    tone: 'bad',
    text: joinSentences(t`No connection since ${{ time: timeText(link.since) }}.`, calm, waiting),
  }
}

const unsavedStatus = (connected: ConnectionState): Status => {
  const { waiting, failing } = connected
  if (failing)
    return { tone: 'wait', text: joinSentences(t`The server isn’t responding.`, waitingText(connected)) }
  return {
    tone: 'ok',
    text: t`Connected. ${plural(waiting, { one: 'Sending # event.', other: 'Sending # events.' })}`,
  }
}

const waitingText = ({ waiting, durable }: ConnectionState) => {
  if (waiting === 0) return undefined
  const text = plural(waiting, {
    one: '# event is waiting for a connection.',
    other: '# events are waiting for a connection.',
  })
  return joinSentences(text, !durable && t`This browser can’t save events, so keep the page open.`)
}

const joinSentences = (...sentences: (string | undefined | false | '')[]) =>
  sentences.filter(Boolean).join(' ')

/** In milliseconds. Network delay can cause smaller differences. */
const minClockError = 2000

export const clockWarningText = (offset: number) => {
  if (Math.abs(offset) <= minClockError) return undefined
  const difference = lengthText(Math.abs(offset))
  return offset < 0
    ? t`This phone’s clock is ${difference} ahead. The match uses server time.`
    : t`This phone’s clock is ${difference} behind. The match uses server time.`
}

const timeUnits: [seconds: number, text: (count: number) => string][] = [
  [86_400, (count) => plural(count, { one: `${count} day`, other: `${count} days` })],
  [3600, (count) => t`${count} h`],
  [60, (count) => t`${count} min`],
  [1, (count) => t`${count} s`],
]

const lengthText = (ms: number) => {
  let rest = Math.round(ms / 1000)
  const parts = timeUnits.flatMap(([seconds, text]) => {
    const count = Math.floor(rest / seconds)
    rest -= count * seconds
    return count ? [text(count)] : []
  })
  return parts.slice(0, 2).join(' ')
}
