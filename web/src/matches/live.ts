import { CallError, type Connection } from '@i-one/contract/call'
import { follow, type Message } from '@i-one/contract/follow'
import { type Event, type Match, watchMatch } from '@i-one/contract/matches'

/**
 * How the stream stands: `lost` since an instant and tried again at another (both by this device's clock), `ended`
 * when the match is over and nothing more will come, `refused` when there is nothing to see.
 */
export type Link =
  | { state: 'connecting' }
  | { state: 'open' }
  | { state: 'lost'; since: number; again: number }
  | { state: 'ended' }
  | { state: 'refused'; error: CallError }

export interface Live {
  /** The snapshot, with the events that came after it. */
  match: Match | undefined
  spectators: number | undefined
  /** The server's clock minus this device's, in milliseconds. */
  offset: number
  link: Link
}

/** What a device notices by itself: the network came or went, or the page is looked at again. */
export interface Senses {
  listen: (heard: (what: 'online' | 'offline' | 'seen') => void) => () => void
}

/** The server says something every 15 seconds: after 40 without a word the line is dead, whatever it looks like. */
const deadAfter = 40_000
const quietAfter = 20_000
const firstWait = 500
const longestWait = 15_000

const waitAfter = (failures: number) =>
  Math.min(longestWait, firstWait * 2 ** failures) * (0.75 + Math.random() / 2)

export const withEvent = (match: Match, event: Event): Match =>
  event.seq === match.seq + 1 ? { ...match, seq: event.seq, events: [...match.events, event] } : match

/**
 * Watches a match until it is closed. It comes back by itself and then asks for what came after the last number that
 * it has; at once when the network is back or the page is looked at again, otherwise later with each failure.
 */
export class LiveMatch {
  #connection: Connection
  #senses: Senses
  #id: string
  #live: Live = { match: undefined, spectators: undefined, offset: 0, link: { state: 'connecting' } }
  #listeners = new Set<() => void>()
  #attempt: AbortController | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #heardAt = 0
  #failures = 0
  #comeBack: number | undefined
  #unlisten: (() => void) | undefined

  constructor(connection: Connection, senses: Senses, id: string) {
    this.#connection = connection
    this.#senses = senses
    this.#id = id
  }

  get = () => this.#live

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  open() {
    this.#unlisten = this.#senses.listen((what) => this.#hear(what))
    void this.#try()
  }

  close() {
    this.#unlisten?.()
    this.#unlisten = undefined
    this.#drop()
  }

  /** Takes in the match as another answer of the server told it, unless more is known already. */
  take(match: Match) {
    if (match.seq >= (this.#live.match?.seq ?? 0)) this.#set({ match })
    const reopened = this.#live.link.state === 'ended' && match.state !== 'finished'
    if (reopened && this.#unlisten) void this.#try()
  }

  /** Does not wait for its next try. */
  retry() {
    void this.#try()
  }

  #set(change: Partial<Live>) {
    this.#live = { ...this.#live, ...change }
    for (const listener of this.#listeners) listener()
  }

  #drop() {
    clearTimeout(this.#timer)
    clearTimeout(this.#silence)
    this.#attempt?.abort()
    this.#attempt = undefined
  }

  async #try() {
    this.#drop()
    const attempt = new AbortController()
    this.#attempt = attempt
    this.#comeBack = undefined
    this.#heard()
    try {
      await follow(this.#connection, watchMatch, {
        params: { id: this.#id },
        after: this.#live.match?.seq,
        signal: attempt.signal,
        onMessage: (message) => attempt.signal.aborted || this.#read(message),
      })
      if (!attempt.signal.aborted && this.#live.link.state !== 'ended') this.#lost()
    } catch (error) {
      if (attempt.signal.aborted) return
      if (!(error instanceof CallError)) throw error
      if (error.status < 500 && error.status !== 429) this.#refused(error)
      else this.#lost(error.retryAfter)
    }
  }

  #refused(error: CallError) {
    this.#drop()
    this.#connection.onRefusal?.(error)
    this.#set({ link: { state: 'refused', error } })
  }

  #lost(retryAfter?: number) {
    this.#drop()
    const wait = this.#comeBack ?? (retryAfter ? retryAfter * 1000 : waitAfter(this.#failures++))
    const now = Date.now()
    const { link } = this.#live
    const since = link.state === 'lost' ? link.since : now
    this.#set({ link: { state: 'lost', since, again: now + wait }, spectators: undefined })
    this.#timer = setTimeout(() => void this.#try(), wait)
  }

  #heard() {
    this.#heardAt = Date.now()
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#lost(), deadAfter)
  }

  #hear(what: 'online' | 'offline' | 'seen') {
    const { state } = this.#live.link
    if (state === 'ended' || state === 'refused') return
    if (what === 'offline') return this.#lost()
    const isQuiet = Date.now() - this.#heardAt > quietAfter
    if (state === 'lost' || isQuiet) void this.#try()
  }

  #read(message: Message<typeof watchMatch>) {
    this.#heard()
    this.#failures = 0
    const { link } = this.#live
    if (link.state !== 'open' && message.name !== 'end') this.#set({ link: { state: 'open' } })
    switch (message.name) {
      case 'snapshot':
        return this.#set({ match: message.data, offset: offsetOf(message.data.serverTime) })
      case 'event':
        return this.#readEvent(message.data)
      case 'spectators':
        return this.#set({ spectators: message.data.count })
      case 'heartbeat':
        return this.#readTime(message.data.serverTime)
      case 'come-back':
        this.#comeBack = message.data.milliseconds
        return undefined
      case 'end':
        this.#drop()
        return this.#set({ link: { state: 'ended' }, spectators: undefined })
    }
  }

  #readEvent(event: Event) {
    const { match } = this.#live
    if (!match || event.seq > match.seq + 1) return void this.#try()
    return this.#set({ match: withEvent(match, event) })
  }

  /** The quicker a message came, the less the way has taken from it: a smaller difference says less. */
  #readTime(serverTime: string) {
    const offset = offsetOf(serverTime)
    const off = offset - this.#live.offset
    if (off > 0 || off < -2000) this.#set({ offset })
  }
}

const offsetOf = (serverTime: string) => Date.parse(serverTime) - Date.now()
