import { CallError, type Call } from '@i-one/contract/call'
import type { NewEvent } from '@i-one/contract/matches/events'
import { type Match, recordEvents } from '@i-one/contract/matches'

import type { QueuedEvent } from './queued-events.ts'
import type { BrowserEvents } from '../../lib/browser-events.ts'

/** Where events are kept over a reload; each call rejects where the browser keeps nothing. */
export interface EventStore {
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
const firstWait = 1000
const longestWait = 30_000

/**
 * Brings events to the server in the order they were made, match by match. Each has its own id, so that sending one
 * twice, after an answer was lost or from two tabs, counts once. What is refused is told and dropped; what is not
 * answered is sent again, later with each failure, and at once when the network is back.
 */
export class Outbox {
  #call: Call
  #store: EventStore
  #user: string
  #news: OutboxNews
  #state: OutboxState = { waiting: [], failing: false, durable: true }
  #listeners = new Set<() => void>()
  #sending = false
  #closed = false
  #failures = 0
  #batch = mostAtOnce
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopListening: () => void
  #last = 0

  constructor(call: Call, store: EventStore, browserEvents: BrowserEvents, user: string, news: OutboxNews) {
    this.#call = call
    this.#store = store
    this.#user = user
    this.#news = news
    this.#stopListening = browserEvents.listen(
      (what) => (what === 'online' || what === 'seen') && this.send(),
    )
  }

  get = () => this.#state

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What was kept before this page was opened. */
  async restore() {
    const kept = await this.#stored(this.#store.read(this.#user))
    const known = new Set(this.#state.waiting.map(({ event }) => event.id))
    const before = (kept ?? []).filter(({ event }) => !known.has(event.id))
    this.#set({ waiting: [...before, ...this.#state.waiting] })
    this.send()
  }

  add(match: string, events: readonly NewEvent[]) {
    const kept = events.map((event) => ({ n: this.#number(), match, user: this.#user, event }))
    this.#set({ waiting: [...this.#state.waiting, ...kept] })
    void this.#stored(Promise.all(kept.map(this.#store.keep))).then(() => this.send())
  }

  close() {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#stopListening()
  }

  send() {
    clearTimeout(this.#timer)
    void this.#sendAll()
  }

  /** Counts up over reloads too. */
  #number() {
    return (this.#last = Math.max(this.#last + 1, Date.now()))
  }

  #set(change: Partial<OutboxState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  async #stored<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      return await work
    } catch {
      this.#set({ durable: false })
      return undefined
    }
  }

  async #sendAll() {
    if (this.#sending) return
    this.#sending = true
    while (!this.#closed && this.#state.waiting.length && (await this.#sendSome()));
    this.#sending = false
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
      this.#failures = 0
      this.#set({ failing: false })
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
    this.#set({ waiting: this.#state.waiting.filter(({ event }) => !ids.has(event.id)) })
    await this.#stored(this.#store.forget([...ids]))
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
    const wait = retryAfter ? retryAfter * 1000 : Math.min(longestWait, firstWait * 2 ** this.#failures++)
    this.#timer = setTimeout(() => this.send(), wait)
    this.#set({ failing: true })
    return false
  }
}

/** `match-unfinished` for a whole call means that two came at the same moment: it is asked again. */
const isRefusal = (status: number, code: string | undefined) =>
  status < 500 && status !== 429 && code !== 'match-unfinished'
