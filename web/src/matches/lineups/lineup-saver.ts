import { CallError } from '@i-one/contract/call'
import { CurrentLineup, type Lineup, type NewLineup } from '@i-one/contract/matches/lineups'
import { toCurrentLineup } from '@i-one/game/matches/lineup'
import * as z from 'zod/mini'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { Backoff } from '../../lib/backoff.ts'
import type { BrowserEvents } from '../../lib/browser-events.ts'
import { toPositionedRows, toRows, toLineupEntries } from './lineup-edit.ts'

/** `unsent`: saving failed and is retried. `changed`: another user saved first, so this user must choose. */
type SaveState = 'saved' | 'sending' | 'unsent' | 'changed'

interface LineupState {
  lineup: Lineup
  saveState: SaveState
  touched: boolean
  mayUndo: boolean
  by?: string
}

/** Saves one change at a time. After a conflict, keeps both lineups until the user chooses one. */
export class LineupSaver {
  readonly store: StoreApi<LineupState>
  #send: (body: NewLineup) => Promise<CurrentLineup>
  #onRejected: (error: CallError) => void
  #known: CurrentLineup
  #mine: Lineup | undefined
  #before: Lineup[] = []
  #group: string | undefined
  #sending = false
  #backoff = new Backoff(1000, 30_000)
  #stopListening: (() => void) | undefined
  #browserEvents: BrowserEvents

  constructor(
    send: (body: NewLineup) => Promise<CurrentLineup>,
    browserEvents: BrowserEvents,
    known: CurrentLineup,
    onRejected: (error: CallError) => void,
  ) {
    this.#send = send
    this.#browserEvents = browserEvents
    this.#known = known
    this.#onRejected = onRejected
    this.store = createStore(() => ({
      lineup: known.lineup,
      saveState: 'saved',
      touched: false,
      mayUndo: false,
    }))
  }

  get #state() {
    return this.store.getState()
  }

  open() {
    this.#stopListening = this.#browserEvents.listen((event) => event !== 'offline' && this.#retry())
  }

  close() {
    this.#stopListening?.()
    this.#backoff.cancel()
  }

  /** Ignores lineups with an old revision, and every lineup while a local change or a conflict is pending. */
  receive(now: CurrentLineup) {
    if (this.#mine || this.#state.saveState === 'changed' || now.revision < this.#known.revision) return
    if (now.revision > this.#known.revision) this.#before = []
    this.#known = now
    this.store.setState({ lineup: now.lineup, mayUndo: this.#before.length > 0 })
  }

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

  acceptTheirs() {
    this.#mine = undefined
    this.store.setState({ saveState: 'saved', by: undefined })
  }

  restoreMine() {
    const mine = this.#mine
    if (!mine) return
    const squad = toRows(this.#known.lineup).map((row) => ({ ...row, position: null, number: undefined }))
    this.store.setState({ saveState: 'saved', by: undefined })
    this.change(toCurrentLineup(squad, toRows(mine), toPositionedRows(this.#known.lineup).length))
  }

  #put(lineup: Lineup) {
    this.#mine = lineup
    this.store.setState({ lineup, mayUndo: this.#before.length > 0, touched: true })
    void this.#sendAll()
  }

  #retry() {
    if (this.#mine && this.#state.saveState === 'unsent') void this.#sendAll()
  }

  async #sendAll() {
    this.#backoff.cancel()
    if (this.#sending) return
    this.#sending = true
    while (this.#mine && this.#state.saveState !== 'changed' && (await this.#sendOne(this.#mine)));
    this.#sending = false
  }

  async #sendOne(lineup: Lineup) {
    if (this.#backoff.failures === 0) this.store.setState({ saveState: 'sending' })
    try {
      this.#known = await this.#send({ revision: this.#known.revision, players: toLineupEntries(lineup) })
      this.#backoff.reset()
      if (this.#mine !== lineup) return true
      this.#mine = undefined
      this.store.setState({ saveState: 'saved', lineup: this.#known.lineup })
      return false
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      this.#failed(error)
      return false
    }
  }

  #failed(error: CallError) {
    if (error.code === 'lineup-changed') return this.#overtaken(z.parse(CurrentLineup, error.body))
    if (error.status < 500 && error.status !== 429) {
      this.#mine = undefined
      this.#before = []
      this.#backoff.reset()
      this.store.setState({ saveState: 'saved', lineup: this.#known.lineup, mayUndo: false })
      return this.#onRejected(error)
    }
    this.#backoff.tryLater(() => this.#retry(), error.retryAfter && error.retryAfter * 1000)
    this.store.setState({ saveState: 'unsent' })
  }

  /** If a response was lost, the conflicting lineup may be this user’s own change. */
  #overtaken(now: CurrentLineup) {
    this.#known = now
    this.#before = []
    this.#backoff.reset()
    const isMine = this.#mine && isSame(this.#mine, now.lineup)
    if (isMine) this.#mine = undefined
    const saveState = isMine ? 'saved' : 'changed'
    this.store.setState({ saveState, lineup: now.lineup, by: now.by, mayUndo: false })
  }
}

/** Rounds positions before comparing them, because the server stores them in single precision. */
const isSame = (one: Lineup, other: Lineup) => {
  const text = (lineup: Lineup) =>
    JSON.stringify(
      toLineupEntries(lineup)
        .map(({ x, y, ...row }) => [row.player, row.role, row.number, x?.toFixed(1), y?.toFixed(1)])
        .toSorted(),
    )
  return text(one) === text(other)
}
