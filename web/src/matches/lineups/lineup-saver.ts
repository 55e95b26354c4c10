import { CallError } from '@i-one/contract/call'
import { LineupNow, type Lineup, type NewLineup } from '@i-one/contract/matches/lineups'
import { keptLineup } from '@i-one/game/matches/lineup'
import * as z from 'zod/mini'

import { placedOf, rowsOf, sentOf } from './lineup-edit.ts'
import type { BrowserEvents } from '../../lib/browser-events.ts'

/**
 * `saved`: what is shown is with the server. `sending`: on its way. `unsent`: no answer yet, tried again by itself.
 * `changed`: somebody else's lineup is shown, and mine waits for what is to become of it.
 */
export type SaveState = 'saved' | 'sending' | 'unsent' | 'changed'

export interface LineupState {
  lineup: Lineup
  saveState: SaveState
  /** Whether anything was saved from here. */
  touched: boolean
  mayUndo: boolean
  /** Who changed it meanwhile. */
  by?: string
}

const firstWait = 1000
const longestWait = 30_000

/**
 * One lineup as its captain changes it: shown at once, sent one save after the other, each as a change of what the
 * server had; what was not answered is sent again. When somebody else was faster their lineup is shown, and nothing is
 * lost until it is said which one holds.
 */
export class LineupSaver {
  #send: (body: NewLineup) => Promise<LineupNow>
  #onRefused: (error: CallError) => void
  #known: LineupNow
  #mine: Lineup | undefined
  #before: Lineup[] = []
  #group: string | undefined
  #state: LineupState
  #listeners = new Set<() => void>()
  #sending = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopListening: (() => void) | undefined
  #browserEvents: BrowserEvents

  constructor(
    send: (body: NewLineup) => Promise<LineupNow>,
    browserEvents: BrowserEvents,
    known: LineupNow,
    onRefused: (error: CallError) => void,
  ) {
    this.#send = send
    this.#browserEvents = browserEvents
    this.#known = known
    this.#onRefused = onRefused
    this.#state = { lineup: known.lineup, saveState: 'saved', touched: false, mayUndo: false }
  }

  get = () => this.#state

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  open() {
    this.#stopListening = this.#browserEvents.listen((what) => what !== 'offline' && this.#retry())
  }

  close() {
    this.#stopListening?.()
    clearTimeout(this.#timer)
  }

  /** Takes over what the server has. What is old, or comes while a change of mine waits, is ignored. */
  receive(now: LineupNow) {
    if (this.#mine || this.#state.saveState === 'changed' || now.revision < this.#known.revision) return
    if (now.revision > this.#known.revision) this.#before = []
    this.#known = now
    this.#set({ lineup: now.lineup, mayUndo: this.#before.length > 0 })
  }

  /** Changes of one `group` that follow each other are taken back together. */
  change(lineup: Lineup, group?: string) {
    if (this.#state.saveState === 'changed') return
    if (group === undefined || group !== this.#group) this.#before.push(this.#state.lineup)
    this.#group = group
    this.#put(lineup)
  }

  undo() {
    const before = this.#before.pop()
    this.#group = undefined
    if (before && this.#state.saveState !== 'changed') this.#put(before)
  }

  takeTheirs() {
    this.#mine = undefined
    this.#set({ saveState: 'saved', by: undefined })
  }

  /** My lineup over theirs, as far as the players are the same. */
  putMineBack() {
    const mine = this.#mine
    if (!mine) return
    const squad = rowsOf(this.#known.lineup).map((row) => ({ ...row, position: null, number: undefined }))
    this.#set({ saveState: 'saved', by: undefined })
    this.change(keptLineup(squad, rowsOf(mine), placedOf(this.#known.lineup).length))
  }

  #put(lineup: Lineup) {
    this.#mine = lineup
    this.#set({ lineup, mayUndo: this.#before.length > 0, touched: true })
    void this.#sendAll()
  }

  #set(change: Partial<LineupState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  #retry() {
    if (this.#mine && this.#state.saveState === 'unsent') void this.#sendAll()
  }

  async #sendAll() {
    clearTimeout(this.#timer)
    if (this.#sending) return
    this.#sending = true
    while (this.#mine && this.#state.saveState !== 'changed' && (await this.#sendOne(this.#mine)));
    this.#sending = false
  }

  /** Whether to go on at once. */
  async #sendOne(lineup: Lineup) {
    if (this.#failures === 0) this.#set({ saveState: 'sending' })
    try {
      this.#known = await this.#send({ revision: this.#known.revision, players: sentOf(lineup) })
      this.#failures = 0
      if (this.#mine !== lineup) return true
      this.#mine = undefined
      this.#set({ saveState: 'saved', lineup: this.#known.lineup })
      return false
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      this.#failed(error)
      return false
    }
  }

  #failed(error: CallError) {
    if (error.code === 'lineup-changed') return this.#overtaken(z.parse(LineupNow, error.body))
    if (error.status < 500 && error.status !== 429) {
      this.#mine = undefined
      this.#before = []
      this.#failures = 0
      this.#set({ saveState: 'saved', lineup: this.#known.lineup, mayUndo: false })
      return this.#onRefused(error)
    }
    const wait = error.retryAfter
      ? error.retryAfter * 1000
      : Math.min(longestWait, firstWait * 2 ** this.#failures)
    this.#failures++
    this.#timer = setTimeout(() => this.#retry(), wait)
    this.#set({ saveState: 'unsent' })
  }

  /** An answer that was lost is not somebody else's change. */
  #overtaken(now: LineupNow) {
    this.#known = now
    this.#before = []
    this.#failures = 0
    const isMine = this.#mine && isSame(this.#mine, now.lineup)
    if (isMine) this.#mine = undefined
    const saveState = isMine ? 'saved' : 'changed'
    this.#set({ saveState, lineup: now.lineup, by: now.by, mayUndo: false })
  }
}

/** The server keeps places to seven digits. */
const isSame = (one: Lineup, other: Lineup) => {
  const text = (lineup: Lineup) =>
    JSON.stringify(
      sentOf(lineup)
        .map(({ x, y, ...row }) => [row.player, row.role, row.number, x?.toFixed(1), y?.toFixed(1)])
        .toSorted(),
    )
  return text(one) === text(other)
}
