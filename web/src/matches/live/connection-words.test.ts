import { describe, expect, it } from 'vitest'
import { type ConnectionState, getConnectionStatus, getSpokenText } from './connection-words.ts'

const now = Date.UTC(2025, 10, 20, 18, 42)

const connected = (change: Partial<ConnectionState> = {}): ConnectionState => ({
  link: { state: 'open' },
  spectators: 14,
  mayScore: true,
  isOver: false,
  waiting: 0,
  refused: 0,
  failing: false,
  durable: true,
  back: undefined,
  isOnline: true,
  now,
  timeText: (instant) => new Date(instant).toISOString().slice(11, 16),
  ...change,
})
const words = (change?: Partial<ConnectionState>) => getConnectionStatus(connected(change))

const lost = { state: 'lost', since: now - 3000, again: now + 3600 } as const

describe('the connection status', () => {
  it('is good while everything is saved', () => {
    expect(words()).toEqual({ tone: 'ok', text: 'Connected. All saved, 14 watching.' })
    expect(words({ mayScore: false }).text).toBe('Connected. 14 watching.')
    expect(words({ spectators: undefined }).text).toBe('Connected. All saved.')
  })

  it('is shown after the end only to scorers who can still correct the match', () => {
    const stands = { tone: 'ok', text: 'Full time. The result is saved.' }
    expect(words({ isOver: true, mayScore: false })).toEqual(stands)
    expect(words({ link: { state: 'ended' } })).toEqual(stands)
    expect(words({ isOver: true }).text).toBe('Connected. All saved, 14 watching.')
    expect(words({ isOver: true, mayScore: false, link: lost }).text).toBe('Trying again in 4 seconds.')
  })

  it('counts down to the next attempt and names waiting events', () => {
    expect(words({ link: lost, waiting: 2 })).toEqual({
      tone: 'wait',
      text: 'Trying again in 4 seconds. 2 events are waiting for a connection.',
    })
  })

  it('says since when the connection is lost, after a while', () => {
    expect(words({ link: lost, isOnline: false, waiting: 1 })).toEqual({
      tone: 'bad',
      text: 'No connection since 18:41. Keep scoring. Nothing is lost. 1 event is waiting for a connection.',
    })
    const long = words({ link: { ...lost, since: now - 60_000 }, mayScore: false })
    expect(long.text).toBe('No connection since 18:41. The score may be out of date.')
  })

  it('warns if the browser cannot store events', () => {
    expect(words({ link: lost, waiting: 1, durable: false }).text).toContain('keep the page open')
  })

  it('does not report rejected events as saved', () => {
    const not = { tone: 'bad', text: 'Connected. 2 events not saved: see below.' }
    expect(words({ refused: 2 })).toEqual(not)
    expect(words({ refused: 2, back: { sent: 2, score: { T1: 0, T2: 0 } } })).toEqual(not)
    expect(words({ refused: 2, isOver: true, link: { state: 'ended' } })).toEqual(not)
    expect(words({ refused: 2, waiting: 1 }).text).toBe('Connected. Sending 1 event.')
  })

  it('names the events sent after a reconnect', () => {
    const back = { sent: 2, score: { T1: 3, T2: 0 } }
    expect(words({ back }).text).toBe('Back online. 2 events sent, score checked: 3–0.')
  })

  it('is announced without seconds and spectators', () => {
    expect(getSpokenText(connected({ link: lost }))).toBe('Trying again.')
    expect(getSpokenText(connected())).toBe('Connected. All saved.')
    expect(getSpokenText(connected({ mayScore: false }))).toBe('Connected.')
  })

  it('does not report events as saved while the server fails', () => {
    expect(words({ waiting: 2, failing: true })).toEqual({
      tone: 'wait',
      text: 'The server isn’t responding. 2 events are waiting for a connection.',
    })
  })
})
