import { CallError, type Call } from '@i-one/contract/call'
import { type Match, recordEvents } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import { createStore } from 'zustand/vanilla'
import { Backoff } from '../../lib/backoff.ts'
import type { BrowserEvents } from '../../lib/browser-events.ts'
import { serverNow } from '../../lib/server-clock.ts'
import type { QueuedEvent, Teams } from './queued-events.ts'

/** Where events are kept over a reload; each call rejects where the browser keeps nothing. */
export interface EventStore {
  /** A page that is left as soon as this has returned has not lost it. */
  keep: (kept: QueuedEvent) => Promise<void>
  forget: (ids: readonly string[]) => Promise<void>
  read: (user: string) => Promise<QueuedEvent[]>
}

export interface OutboxState {
  /** Not with the server yet, in the order they were made. */
  waiting: readonly QueuedEvent[]
  /** Refused by the server, and kept until the scorer sends them again or discards them. */
  refused: readonly QueuedEvent[]
  /** The last call was not answered, or by a server in trouble. */
  failing: boolean
  /** False where the browser keeps nothing: closing the page would lose what waits. */
  durable: boolean
}

export interface OutboxNews {
  onRecorded: (match: Match, count: number) => void
  /** Also for events that were refused before this page was opened. */
  onRefused: (match: string, events: readonly QueuedEvent[]) => void
}

type Refusals = ReadonlyMap<string, QueuedEvent['refused']>

const mostAtOnce = 200

/**
 * Brings events to the server in their order, match by match. Each has its own id, so that one sent twice counts once.
 * An event that is refused stays on the device until the scorer sends it again or discards it. A call that is not answered
 * is repeated, later with each failure, and immediately when the network is back.
 */
export class Outbox {
  readonly store = createStore<OutboxState>(() => ({
    waiting: [],
    refused: [],
    failing: false,
    durable: true,
  }))
  #call: Call
  #events: EventStore
  #user: string
  #news: OutboxNews
  #sending = false
  #isAsked = false
  #closed = false
  #backoff = new Backoff(1000, 30_000)
  #batch = mostAtOnce
  #stopListening: () => void
  #last = 0

  constructor(call: Call, events: EventStore, browserEvents: BrowserEvents, user: string, news: OutboxNews) {
    this.#call = call
    this.#events = events
    this.#user = user
    this.#news = news
    this.#stopListening = browserEvents.listen(
      (what) => (what === 'online' || what === 'seen') && this.send(),
    )
  }

  get #state() {
    return this.store.getState()
  }

  /** What was kept before this page was opened. */
  async restore() {
    const kept = (await this.#stored(this.#events.read(this.#user))) ?? []
    const refused = kept.filter((one) => one.refused)
    this.#keepRefused(refused)
    this.#wait(kept.filter((one) => !one.refused))
    for (const match of new Set(refused.map((one) => one.match)))
      this.#news.onRefused(
        match,
        refused.filter((one) => one.match === match),
      )
  }

  /** Shown at once: the next tap is about what this one has changed. */
  add(match: string, events: readonly NewEvent[], about: { between?: string; teams?: Teams } = {}) {
    const kept = events.map((event) => ({
      n: this.#number(),
      match,
      user: this.#user,
      event,
      ...about,
      ...this.#refusalOfGoal(event),
    }))
    void this.#stored(Promise.all(kept.map(this.#events.keep)))
    this.#keepRefused(kept.filter((one) => one.refused))
    this.#wait(kept.filter((one) => !one.refused))
  }

  /** What is about a goal that was refused waits with it. */
  #refusalOfGoal({ goal, other }: NewEvent) {
    const found = this.#state.refused.find(({ event: { id } }) => id === goal || id === other)
    return found && { refused: found.refused }
  }

  #wait(kept: readonly QueuedEvent[]) {
    const known = new Set(this.#state.waiting.map(({ event }) => event.id))
    const waiting = [...this.#state.waiting, ...kept.filter(({ event }) => !known.has(event.id))]
    this.#last = Math.max(this.#last, ...waiting.map(({ n }) => n))
    this.store.setState({ waiting: waiting.toSorted((a, b) => a.n - b.n) })
    this.send()
  }

  /** Sends the refused events of a match once more. */
  sendAgain(match: string) {
    const again = this.#takeRefused(match)
    this.#wait(again.map((kept) => ({ ...kept, refused: undefined })))
  }

  /** Deletes the refused events of a match. */
  discard(match: string) {
    const ids = this.#takeRefused(match).map(({ event }) => event.id)
    void this.#stored(this.#events.forget(ids))
  }

  #takeRefused(match: string) {
    const { refused } = this.#state
    this.store.setState({ refused: refused.filter((one) => one.match !== match) })
    return refused.filter((one) => one.match === match)
  }

  #keepRefused(events: readonly QueuedEvent[]) {
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
    this.#isAsked = true
    void this.#sendAll()
  }

  /** Counts up over reloads too, whatever becomes of the clock. */
  #number() {
    return (this.#last = Math.max(this.#last + 1, serverNow()))
  }

  async #stored<T>(work: Promise<T>): Promise<T | undefined> {
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
      // asked again while a call was failing: it does not wait for its next try
      while (this.#isAsked) {
        this.#isAsked = false
        this.#backoff.cancel()
        while (!this.#closed && this.#state.waiting.length && (await this.#sendSome()));
      }
    } finally {
      this.#sending = false
    }
    if (this.#state.waiting.length === 0) this.#batch = mostAtOnce
  }

  #nextBatch() {
    const [first] = this.#state.waiting
    const { match = '', teams } = first ?? {}
    const isLike = (kept: QueuedEvent) =>
      kept.match === match && kept.teams?.T1 === teams?.T1 && kept.teams?.T2 === teams?.T2
    const all = this.#state.waiting.filter((kept) => kept.match === match)
    const other = all.findIndex((kept) => !isLike(kept))
    const batch = all.slice(0, Math.min(this.#batch, other < 0 ? Infinity : other))
    return { match, batch, body: { events: batch.map(({ event }) => event), ...(teams && { teams }) } }
  }

  /** Whether to go on at once. */
  async #sendSome() {
    const { match, batch, body } = this.#nextBatch()
    try {
      const reply = await this.#call(recordEvents, { params: { id: match }, body })
      const refusals = new Map(reply.refused.map(({ id, ...refusal }) => [id, refusal]))
      this.#backoff.reset()
      this.store.setState({ failing: false })
      // before they stop waiting here: what is shown must not blink
      this.#news.onRecorded(reply.match, batch.length - refusals.size)
      await this.#done(match, batch, refusals)
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return this.#failed(error, match, batch)
    }
  }

  /** These were answered: the refused ones are kept, the others forgotten. */
  async #done(match: string, batch: readonly QueuedEvent[], refusals: Refusals) {
    const ids = new Set(batch.map(({ event }) => event.id))
    const refused = batch.flatMap((kept) => {
      const refusal = refusals.get(kept.event.id)
      return refusal ? [{ ...kept, refused: refusal }] : []
    })
    this.store.setState({ waiting: this.#state.waiting.filter(({ event }) => !ids.has(event.id)) })
    this.#keepRefused(refused)
    const taken = [...ids].filter((id) => !refusals.has(id))
    if (taken.length) await this.#stored(this.#events.forget(taken))
    if (refused.length === 0) return
    await this.#stored(Promise.all(refused.map(this.#events.keep)))
    this.#news.onRefused(match, refused)
  }

  async #failed({ status, code, retryAfter }: CallError, match: string, batch: readonly QueuedEvent[]) {
    // another login's matter now: what is kept waits for its own one to come back
    if (status === 401 || status === 403) return false
    if (isRefusal(status, code)) {
      // one wrong event must not take the others of its call with it
      if (status === 400 && this.#batch > 1) {
        this.#batch = 1
        return true
      }
      const refusal = { code: code ?? 'bad-input' }
      await this.#done(match, batch, new Map(batch.map(({ event }) => [event.id, refusal])))
      return true
    }
    this.#backoff.tryLater(() => this.send(), retryAfter && retryAfter * 1000)
    this.store.setState({ failing: true })
    return false
  }
}

/** `match-unfinished` for a whole call means that two came at the same moment: it is asked again. */
const isRefusal = (status: number, code: string | undefined) =>
  status < 500 && status !== 429 && code !== 'match-unfinished'
