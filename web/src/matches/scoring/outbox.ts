import { CallError, type Call } from '@i-one/contract/call'
import { type Match, recordEvents } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import { createStore } from 'zustand/vanilla'
import { Backoff } from '../../lib/backoff.ts'
import type { BrowserEvents } from '../../lib/browser-events.ts'
import { serverNow } from '../../lib/server-clock.ts'
import type { QueuedEvent, TeamIds } from './queued-events.ts'

export interface EventStore {
  /** Must persist the event synchronously, because the page may be closed right after the call. */
  save: (queued: QueuedEvent) => Promise<void>
  delete: (ids: readonly string[]) => Promise<void>
  read: (user: string) => Promise<QueuedEvent[]>
}

interface OutboxState {
  waiting: readonly QueuedEvent[]
  refused: readonly QueuedEvent[]
  failing: boolean
  /** False if the browser cannot store events, so that closing the page loses unsent events. */
  durable: boolean
}

export const initialOutbox: OutboxState = { waiting: [], refused: [], failing: false, durable: true }

interface OutboxListener {
  onRecorded: (match: Match, count: number) => void
  onRejected: (match: string, events: readonly QueuedEvent[]) => void
}

type ErrorsById = ReadonlyMap<string, QueuedEvent['refused']>

const maxBatch = 200

/** Sends queued events in order, one match at a time. Event ids make retries idempotent. */
export class Outbox {
  readonly store = createStore<OutboxState>(() => initialOutbox)
  #call: Call
  #events: EventStore
  #user: string
  #listener: OutboxListener
  #sending = false
  #isRequested = false
  #closed = false
  #backoff = new Backoff(1000, 30_000)
  #batch = maxBatch
  #stopListening: () => void
  #last = 0

  constructor(
    call: Call,
    events: EventStore,
    browserEvents: BrowserEvents,
    user: string,
    listener: OutboxListener,
  ) {
    this.#call = call
    this.#events = events
    this.#user = user
    this.#listener = listener
    this.#stopListening = browserEvents.listen(
      (event) => (event === 'online' || event === 'seen') && this.send(),
    )
  }

  get #state() {
    return this.store.getState()
  }

  async restore() {
    const queued = (await this.#tryStore(this.#events.read(this.#user))) ?? []
    const refused = queued.filter((one) => one.refused)
    this.#saveRejected(refused)
    this.#enqueue(queued.filter((one) => !one.refused))
    for (const match of new Set(refused.map((one) => one.match)))
      this.#listener.onRejected(
        match,
        refused.filter((one) => one.match === match),
      )
  }

  add(match: string, events: readonly NewEvent[], about: { between?: string; teams?: TeamIds } = {}) {
    const queued = events.map((event) => ({
      n: this.#nextNumber(),
      match,
      user: this.#user,
      event,
      ...about,
      ...this.#findGoalError(event),
    }))
    void this.#tryStore(Promise.all(queued.map(this.#events.save)))
    this.#saveRejected(queued.filter((one) => one.refused))
    this.#enqueue(queued.filter((one) => !one.refused))
  }

  /** Returns the goal’s error if the event, such as an assist, refers to a rejected goal. */
  #findGoalError({ goal, other }: NewEvent) {
    const found = this.#state.refused.find(({ event: { id } }) => id === goal || id === other)
    return found && { refused: found.refused }
  }

  #enqueue(queued: readonly QueuedEvent[]) {
    const known = new Set(this.#state.waiting.map(({ event }) => event.id))
    const waiting = [...this.#state.waiting, ...queued.filter(({ event }) => !known.has(event.id))]
    this.#last = Math.max(this.#last, ...waiting.map(({ n }) => n))
    this.store.setState({ waiting: waiting.toSorted((a, b) => a.n - b.n) })
    this.send()
  }

  sendAgain(match: string) {
    const again = this.#removeRejected(match)
    this.#enqueue(again.map((queued) => ({ ...queued, refused: undefined })))
  }

  discard(match: string) {
    const ids = this.#removeRejected(match).map(({ event }) => event.id)
    void this.#tryStore(this.#events.delete(ids))
  }

  #removeRejected(match: string) {
    const { refused } = this.#state
    this.store.setState({ refused: refused.filter((one) => one.match !== match) })
    return refused.filter((one) => one.match === match)
  }

  #saveRejected(events: readonly QueuedEvent[]) {
    const ids = new Set(events.map(({ event }) => event.id))
    const others = this.#state.refused.filter(({ event }) => !ids.has(event.id))
    this.store.setState({ refused: [...others, ...events].toSorted((a, b) => a.n - b.n) })
  }

  close() {
    this.#closed = true
    this.#backoff.cancel()
    this.#stopListening()
  }

  send() {
    this.#isRequested = true
    void this.#sendAll()
  }

  /** Returns a number that increases across reloads, even if the clock is set back. */
  #nextNumber() {
    return (this.#last = Math.max(this.#last + 1, serverNow()))
  }

  async #tryStore<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      return await work
    } catch {
      this.store.setState({ durable: false })
      return undefined
    }
  }

  async #sendAll() {
    if (this.#sending) return
    this.#sending = true
    try {
      while (this.#isRequested) {
        this.#isRequested = false
        this.#backoff.cancel()
        while (!this.#closed && this.#state.waiting.length && (await this.#sendBatch()));
      }
    } finally {
      this.#sending = false
    }
    if (this.#state.waiting.length === 0) this.#batch = maxBatch
  }

  #nextBatch() {
    const [first] = this.#state.waiting
    const { match = '', teams } = first ?? {}
    const hasSameTeams = (queued: QueuedEvent) =>
      queued.match === match && queued.teams?.T1 === teams?.T1 && queued.teams?.T2 === teams?.T2
    const all = this.#state.waiting.filter((queued) => queued.match === match)
    const other = all.findIndex((queued) => !hasSameTeams(queued))
    const batch = all.slice(0, Math.min(this.#batch, other < 0 ? Infinity : other))
    return { match, batch, body: { events: batch.map(({ event }) => event), ...(teams && { teams }) } }
  }

  async #sendBatch() {
    const { match, batch, body } = this.#nextBatch()
    try {
      const response = await this.#call(recordEvents, { params: { id: match }, body })
      const errors = new Map(response.refused.map(({ id, ...rejection }) => [id, rejection]))
      this.#backoff.reset()
      this.store.setState({ failing: false })
      // updates the match before the queue drops the saved events, so that the score does not flicker
      this.#listener.onRecorded(response.match, batch.length - errors.size)
      await this.#settle(match, batch, errors)
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return this.#failed(error, match, batch)
    }
  }

  async #settle(match: string, batch: readonly QueuedEvent[], errors: ErrorsById) {
    const ids = new Set(batch.map(({ event }) => event.id))
    const refused = batch.flatMap((queued) => {
      const rejection = errors.get(queued.event.id)
      return rejection ? [{ ...queued, refused: rejection }] : []
    })
    this.store.setState({ waiting: this.#state.waiting.filter(({ event }) => !ids.has(event.id)) })
    this.#saveRejected(refused)
    const taken = [...ids].filter((id) => !errors.has(id))
    if (taken.length) await this.#tryStore(this.#events.delete(taken))
    if (refused.length === 0) return
    await this.#tryStore(Promise.all(refused.map(this.#events.save)))
    this.#listener.onRejected(match, refused)
  }

  async #failed({ status, code, retryAfter }: CallError, match: string, batch: readonly QueuedEvent[]) {
    // the events stay queued until the scorekeeper who recorded them is logged in again
    if (status === 401 || status === 403) return false
    if (isRejected(status, code)) {
      // retries events one by one, so that an invalid event does not fail the whole batch
      if (status === 400 && this.#batch > 1) {
        this.#batch = 1
        return true
      }
      const rejection = { code: code ?? 'bad-input' }
      await this.#settle(match, batch, new Map(batch.map(({ event }) => [event.id, rejection])))
      return true
    }
    this.#backoff.tryLater(() => this.send(), retryAfter && retryAfter * 1000)
    this.store.setState({ failing: true })
    return false
  }
}

/** Returns false for `match-unfinished`: concurrent requests can cause this error, and a retry can succeed. */
const isRejected = (status: number, code: string | undefined) =>
  status < 500 && status !== 429 && code !== 'match-unfinished'
