import type { Match } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import { describe, expect, it } from 'vitest'
import { getMatchStatus } from './match-status.ts'
import { type EventInput, createEvent } from './scoring.ts'
import { findGoalWithoutAssist, findLastAction, findLatestEvent } from './scoring/last-action.ts'
import { getRefereeActions } from './scoring/referee-actions.ts'

const at = (seconds: number) => new Date(Date.UTC(2025, 10, 20, 18) + seconds * 1000).toISOString()

const match = {
  state: 'scheduled',
  periods: 1,
  minutesPerPeriod: 8,
  aet: true,
  penaltyShootout: true,
} as Match

const event = (id: string, type: NewEvent['type'], seconds: number, more: Partial<NewEvent> = {}) =>
  ({ id, type, clockMs: seconds * 1000, at: at(seconds), period: 'first', ...more }) as NewEvent

const kickOff = event('kick-off', 'kick-off', 0)
const goal = event('goal', 'goal', 60, { side: 'T1', player: 'emeka' })
const assist = event('assist', 'assist', 60, { side: 'T1', player: 'ola', goal: 'goal' })
const end = event('end', 'period-end', 480)

const after = (...events: NewEvent[]) => getMatchStatus(match, events)
const may = (...events: NewEvent[]) => getRefereeActions(match, after(...events))

describe('referee actions', () => {
  it('start with a kick-off', () => {
    expect(may().kickOff).toEqual({ period: 'first', text: 'Kick-off' })
    expect(may().pause).toBe(false)
  })

  it('offer the end of normal time only while the score is level', () => {
    expect(may(kickOff).endPeriod).toEqual({ text: 'End of normal time' })
    expect(may(kickOff, goal).endPeriod).toBeUndefined()
  })

  it('offer extra time after a draw, then penalties', () => {
    expect(may(kickOff, end).kickOff).toEqual({ period: 'extra-first', text: 'Extra time' })
    expect(may(kickOff, end).resume).toBe(false)
    const extra = event('extra', 'kick-off', 500, { period: 'extra-second' })
    const extraEnd = event('extra-end', 'period-end', 700, { period: 'extra-second' })
    expect(may(kickOff, end, extra, extraEnd)).toMatchObject({ kickOff: undefined, shootOut: true })
  })

  it('offer nothing after full time', () => {
    const over = may(kickOff, event('full-time', 'full-time', 480))
    expect(Object.values(over).filter(Boolean)).toEqual([])
  })

  it('offer to resume a paused clock, but not a break', () => {
    expect(may(kickOff, event('pause', 'pause', 30)).resume).toBe(true)
    expect(after(kickOff, end).inBreak).toBe(true)
  })
})

describe('the clock of a match of two halves of ten minutes', () => {
  const halves = { ...match, periods: 2, minutesPerPeriod: 10 } as Match
  const half = event('half', 'period-end', 12 * 60 + 34)
  const recorded = (before: NewEvent[], seconds: number, input: EventInput) =>
    createEvent(getMatchStatus(halves, before), input, new Date(at(seconds)))

  it('starts the second half at 10:00, regardless of added time in the first half', () => {
    const second = recorded([kickOff, half], 900, { type: 'kick-off', period: 'second' })
    expect(second.clockMs).toBe(600_000)
    const status = getMatchStatus(halves, [kickOff, half, second])
    expect(status.clock).toEqual({ running: true, elapsedMs: 600_000, at: at(900) })
    const late = recorded([kickOff, half, second], 900 + 510, { type: 'goal', side: 'T1' })
    expect(late).toMatchObject({ period: 'second', clockMs: 600_000 + 510_000 })
  })

  it('follows a kick-off that another client recorded in added time', () => {
    const second = event('second', 'kick-off', 900, { period: 'second', clockMs: (12 * 60 + 34) * 1000 })
    const status = getMatchStatus(halves, [kickOff, half, second])
    expect(status.clock.elapsedMs).toBe(600_000)
    const goal = recorded([kickOff, half, second], 930, { type: 'goal', side: 'T1' })
    expect(getMatchStatus(halves, [kickOff, half, second, goal]).scorers.T1[0]?.minutes).toEqual(['11'])
  })
})

describe('the last action to undo', () => {
  it('is the goal if its assist was recorded at the same time', () => {
    expect(findLastAction([kickOff, goal, assist])?.id).toBe('goal')
  })

  it('is the assist if it was recorded later', () => {
    expect(findLastAction([kickOff, goal, { ...assist, at: at(200) }])?.id).toBe('assist')
  })

  it('skips events that are already undone', () => {
    const undo = event('undo', 'void', 70, { voids: 'goal' })
    expect(findLastAction([kickOff, goal, assist, undo])?.id).toBe('kick-off')
  })

  it('is undefined in a match without events', () => {
    expect(findLastAction([])).toBeUndefined()
  })
})

describe('the counters of a player', () => {
  const second = event('second', 'goal', 90, { side: 'T1', player: 'emeka' })

  it('undo the latest effective goal', () => {
    const undo = event('undo', 'void', 95, { voids: 'second' })
    expect(findLatestEvent([goal, second], 'goal', 'emeka')?.id).toBe('second')
    expect(findLatestEvent([goal, second, undo], 'goal', 'emeka')?.id).toBe('goal')
    expect(findLatestEvent([goal], 'goal', 'ola')).toBeUndefined()
  })

  it('add an assist to the latest goal of a teammate without an assist', () => {
    expect(findGoalWithoutAssist([goal, second], 'T1', 'ola')?.id).toBe('second')
    expect(findGoalWithoutAssist([goal, assist], 'T1', 'tunde')).toBeUndefined()
    expect(findGoalWithoutAssist([goal], 'T1', 'emeka')).toBeUndefined()
    expect(findGoalWithoutAssist([goal], 'T2', 'sadiq')).toBeUndefined()
  })
})
