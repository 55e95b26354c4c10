import { CallError } from '@i-one/contract/call'
import type { Lineup, CurrentLineup, NewLineup } from '@i-one/contract/matches/lineups'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BrowserEvent } from '../../lib/browser-events.ts'
import { setShirtNumber } from './lineup-edit.ts'
import { LineupSaver } from './lineup-saver.ts'

const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const
const row = (player: string, number: number) => ({ player, number, name: 'Ada', initials: 'AA' })
const before: Lineup = {
  goalkeeper: [row(ids[0], 1)],
  defenders: [row(ids[1], 2)],
  midfielders: [],
  forward: [],
  substitutes: [],
}
const withNumber = (number: number, lineup = before) => setShirtNumber(lineup, ids[1], number)
const numberIn = (lineup: Lineup) => lineup.defenders[0]?.number

const world = () => {
  let now: CurrentLineup = { revision: 0, lineup: before }
  let gate: Promise<void> | undefined
  let failing: CallError | undefined
  let loses = false
  let emit: (what: BrowserEvent) => void = () => undefined
  const sent: NewLineup[] = []
  const errors: CallError[] = []
  const send = async (body: NewLineup) => {
    sent.push(body)
    await gate
    if (failing) throw failing
    if (body.revision !== now.revision)
      throw new CallError('changed', 409, { code: 'lineup-changed', ...now })
    const number = body.players.find(({ player }) => player === ids[1])?.number ?? 0
    now = { revision: now.revision + 1, lineup: withNumber(number), by: 'Me' }
    if (loses) throw new CallError('Network Error', 500)
    return now
  }
  const browserEvents = {
    isSeen: () => true,
    listen: (listener: (what: BrowserEvent) => void) => {
      emit = listener
      return () => undefined
    },
  }
  const saver = new LineupSaver(send, browserEvents, now, (error) => errors.push(error))
  saver.open()
  return {
    saver,
    sent,
    errors,
    now: () => now,
    online: () => emit('online'),
    fail: (error?: CallError) => (failing = error),
    loseAnswers: (is: boolean) => (loses = is),
    byAnother: (number: number) =>
      (now = { revision: now.revision + 1, lineup: withNumber(number), by: 'Ada' }),
    hold: () => {
      let letGo = () => {}
      gate = new Promise((resolve) => (letGo = resolve))
      return () => {
        gate = undefined
        letGo()
      }
    },
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a changed lineup', () => {
  test('is shown immediately and saved', async () => {
    const { saver, now } = world()
    saver.change(withNumber(7))
    expect(numberIn(saver.store.getState().lineup)).toBe(7)
    expect(saver.store.getState().saveState).toBe('sending')
    await settle()
    expect(saver.store.getState()).toMatchObject({ saveState: 'saved', mayUndo: true })
    expect(numberIn(now().lineup)).toBe(7)
  })

  test('during saving is saved next, only in its last version', async () => {
    const { saver, sent, now, hold } = world()
    const release = hold()
    for (const number of [7, 8, 9]) saver.change(withNumber(number))
    release()
    await settle()
    expect(sent.map(({ revision }) => revision)).toEqual([0, 1])
    expect([numberIn(now().lineup), numberIn(saver.store.getState().lineup)]).toEqual([9, 9])
  })

  test('is undone step by step, changes to one group together', async () => {
    const { saver, now } = world()
    saver.change(withNumber(7))
    saver.change(withNumber(8), 'keys')
    saver.change(withNumber(9), 'keys')
    saver.undo()
    expect(numberIn(saver.store.getState().lineup)).toBe(7)
    saver.undo()
    await settle()
    expect([numberIn(now().lineup), saver.store.getState().mayUndo]).toEqual([2, false])
  })

  test('is kept while offline, and sent on reconnect or by a retry', async () => {
    const { saver, now, fail, online } = world()
    fail(new CallError('Network Error', 500))
    saver.change(withNumber(7))
    await settle()
    expect(saver.store.getState()).toMatchObject({ saveState: 'unsent', lineup: withNumber(7) })
    fail()
    online()
    await settle()
    expect([saver.store.getState().saveState, numberIn(now().lineup)]).toEqual(['saved', 7])
    fail(new CallError('Network Error', 500))
    saver.change(withNumber(8))
    await settle()
    fail()
    await vi.advanceTimersByTimeAsync(1250)
    expect([saver.store.getState().saveState, numberIn(now().lineup)]).toEqual(['saved', 8])
  })

  test('is recognized as the user’s own if its response was lost', async () => {
    const { saver, loseAnswers } = world()
    loseAnswers(true)
    saver.change(withNumber(7))
    await settle()
    loseAnswers(false)
    await vi.advanceTimersByTimeAsync(1250)
    expect(saver.store.getState()).toMatchObject({ saveState: 'saved', lineup: withNumber(7) })
  })

  test('is reverted with a message if the server rejects it', async () => {
    const { saver, errors, fail } = world()
    fail(new CallError('This match is over.', 409, { code: 'match-over' }))
    saver.change(withNumber(7))
    await settle()
    expect(saver.store.getState()).toMatchObject({ saveState: 'saved', lineup: before, mayUndo: false })
    expect(errors).toHaveLength(1)
  })
})

describe('after a conflict', () => {
  const overtaken = async () => {
    const made = world()
    made.byAnother(20)
    made.saver.change(withNumber(7))
    await settle()
    expect(made.saver.store.getState()).toMatchObject({
      saveState: 'changed',
      by: 'Ada',
      lineup: withNumber(20),
    })
    return made
  }

  test('the other user’s lineup is shown, and mine can be restored', async () => {
    const { saver, now } = await overtaken()
    saver.restoreMine()
    await settle()
    expect([saver.store.getState().saveState, numberIn(now().lineup)]).toEqual(['saved', 7])
  })

  test('the other user’s lineup can be accepted', async () => {
    const { saver, now } = await overtaken()
    saver.acceptTheirs()
    await settle()
    expect(saver.store.getState()).toMatchObject({ saveState: 'saved', lineup: withNumber(20) })
    saver.change(withNumber(21))
    await settle()
    expect(numberIn(now().lineup)).toBe(21)
  })

  test('a lineup from the server is applied, unless it is old or a local change is pending', async () => {
    const { saver, byAnother } = world()
    saver.receive(byAnother(30))
    expect(numberIn(saver.store.getState().lineup)).toBe(30)
    saver.receive({ revision: 0, lineup: before })
    expect(numberIn(saver.store.getState().lineup)).toBe(30)
    saver.change(withNumber(7))
    saver.receive(byAnother(31))
    expect(numberIn(saver.store.getState().lineup)).toBe(7)
  })
})
