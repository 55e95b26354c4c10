import { CallError, type Call } from '@i-one/contract/call'
import { type Match, recordEvents } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import { createStore } from 'zustand/vanilla'
import { Backoff } from '../../lib/backoff.ts'
import type { BrowserEvents } from '../../lib/browser-events.ts'
import { serverNow } from '../../lib/server-clock.ts'
import type { QueuedEvent } from './queued-events.ts'

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
  /** The last call was not answered, or by a server in trouble. */
  failing: boolean
  /** False where the browser keeps nothing: closing the page would lose what waits. */
  durable: boolean
}

export interface OutboxNews {
  onRecorded: (match: Match, count: number) => void
  onRefused: (match: string, refused: readonly { event: NewEvent; code: string }[]) => void
}

const mostAtOnce = 200

/**
 * Brings events to the server in their order, match by match. Each has its own id, so that one sent twice counts once.
 * What is refused is shown and dropped; what is not answered is sent again, later with each failure, and at once when
 * the network is back.
 */
export class Outbox {
  readonly store = createStore<OutboxState>(() => ({ waiting: [], failing: false, durable: true }))
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
    this.#wait((await this.#stored(this.#events.read(this.#user))) ?? [])
  }

  /** Shown at once: the next tap is about what this one has changed. */
  add(match: string, events: readonly NewEvent[]) {
    const kept = events.map((event) => ({ n: this.#number(), match, user: this.#user, event }))
    void this.#stored(Promise.all(kept.map(this.#events.keep)))
    this.#wait(kept)
  }

  #wait(kept: readonly QueuedEvent[]) {
    const known = new Set(this.#state.waiting.map(({ event }) => event.id))
    const waiting = [...this.#state.waiting, ...kept.filter(({ event }) => !known.has(event.id))]
    this.#last = Math.max(this.#last, ...waiting.map(({ n }) => n))
    this.store.setState({ waiting: waiting.toSorted((a, b) => a.n - b.n) })
    this.send()
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
    const match = this.#state.waiting[0]?.match ?? ''
    const events = this.#state.waiting.filter((kept) => kept.match === match).map(({ event }) => event)
    return { match, events: events.slice(0, this.#batch) }
  }

  /** Whether to go on at once. */
  async #sendSome() {
    const { match, events } = this.#nextBatch()
    try {
      const reply = await this.#call(recordEvents, { params: { id: match }, body: { events } })
      const codes = new Map(reply.refused.map(({ id, code }) => [id, code]))
      this.#backoff.reset()
      this.store.setState({ failing: false })
      // before they stop waiting here: what is shown must not blink
      this.#news.onRecorded(reply.match, events.length - codes.size)
      await this.#done(events)
      this.#reportRefused(match, events, codes)
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return this.#failed(error, match, events)
    }
  }

  async #done(events: readonly NewEvent[]) {
    const ids = new Set(events.map(({ id }) => id))
    this.store.setState({ waiting: this.#state.waiting.filter(({ event }) => !ids.has(event.id)) })
    await this.#stored(this.#events.forget([...ids]))
  }

  #reportRefused(match: string, events: readonly NewEvent[], codes: ReadonlyMap<string, string>) {
    const refused = events.flatMap((event) => {
      const code = codes.get(event.id)
      return code ? [{ event, code }] : []
    })
    if (refused.length) this.#news.onRefused(match, refused)
  }

  async #failed({ status, code, retryAfter }: CallError, match: string, events: readonly NewEvent[]) {
    // another login's matter now: what is kept waits for its own one to come back
    if (status === 401 || status === 403) return false
    if (isRefusal(status, code)) {
      // one wrong event must not take the others of its call with it
      if (status === 400 && this.#batch > 1) {
        this.#batch = 1
        return true
      }
      await this.#done(events)
      this.#reportRefused(match, events, new Map(events.map(({ id }) => [id, code ?? 'bad-input'])))
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
