import { CallError, type Connection } from '@i-one/contract/call'
import type { Stream } from '@i-one/contract/endpoint'
import { follow, type Following, type Message } from '@i-one/contract/follow'

import type { BrowserEvent, BrowserEvents } from './browser-events.ts'

/**
 * The state of a connection: `quiet` while the page is hidden, `lost` since an instant and tried again at another (both
 * by this device's clock), `ended` when nothing more will come, `refused` when the server says no.
 */
export type Link =
  | { state: 'quiet' | 'connecting' | 'open' | 'ended' }
  | { state: 'lost'; since: number; again: number }
  | { state: 'refused'; error: CallError }

/** The server sends a heartbeat every 15 seconds: after 40 without one the connection is dead. */
const deadAfter = 40_000
const quietAfter = 20_000
const firstWait = 500
const longestWait = 15_000

const waitAfter = (failures: number) =>
  Math.min(longestWait, firstWait * 2 ** failures) * (0.75 + Math.random() / 2)

export interface StreamOptions<S extends Stream> {
  connection: Connection
  browserEvents: BrowserEvents
  stream: S
  /** What is asked for at each try, with the last number seen. */
  ask: () => Omit<Following<S>, 'signal' | 'onOpen' | 'onMessage'>
  onMessage: (message: Message<S>) => void
  onLink?: (link: Link) => void
  /** Stays open while the page is hidden. Costly: all pages of one server share six connections. */
  unseen?: boolean
}

/**
 * Follows a live stream until it is closed. It comes back by itself: at once when the network is back or the page is
 * looked at again, otherwise later with each failure, or when a server that stops has asked it to.
 */
export class StreamConnection<S extends Stream> {
  #options: StreamOptions<S>
  #link: Link = { state: 'connecting' }
  #listeners = new Set<() => void>()
  #attempt: AbortController | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #silenceTimer: ReturnType<typeof setTimeout> | undefined
  #lastMessageAt = 0
  #failures = 0
  #comeBack: number | undefined
  #stopListening: (() => void) | undefined

  constructor(options: StreamOptions<S>) {
    this.#options = options
  }

  get = () => this.#link

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  open() {
    const { browserEvents, unseen } = this.#options
    this.#stopListening = browserEvents.listen((what) => this.#onBrowserEvent(what))
    if (unseen || browserEvents.isSeen()) void this.#try()
    else this.#set({ state: 'quiet' })
  }

  close() {
    this.#stopListening?.()
    this.#stopListening = undefined
    this.#drop()
  }

  /** Does not wait for its next try; also where it had ended. */
  retry() {
    if (this.#stopListening) void this.#try()
  }

  #set(link: Link) {
    this.#link = link
    this.#options.onLink?.(link)
    for (const listener of this.#listeners) listener()
  }

  #drop() {
    clearTimeout(this.#timer)
    clearTimeout(this.#silenceTimer)
    this.#attempt?.abort()
    this.#attempt = undefined
  }

  async #try() {
    this.#drop()
    const { connection, stream, ask } = this.#options
    const attempt = new AbortController()
    const { signal } = attempt
    this.#attempt = attempt
    this.#comeBack = undefined
    this.#keepAlive()
    if (this.#link.state === 'quiet') this.#set({ state: 'connecting' })
    const onMessage = (message: Message<S>) => signal.aborted || this.#read(message)
    try {
      await follow(connection, stream, { ...ask(), signal, onMessage } as Following<S>)
      if (!signal.aborted) this.#lost()
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof CallError)) throw error
      if (error.status < 500 && error.status !== 429) this.#refused(error)
      else this.#lost(error.retryAfter)
    }
  }

  #refused(error: CallError) {
    this.#drop()
    this.#options.connection.onRefusal?.(error)
    this.#set({ state: 'refused', error })
  }

  #lost(retryAfter?: number) {
    this.#drop()
    const wait = this.#comeBack ?? (retryAfter ? retryAfter * 1000 : waitAfter(this.#failures++))
    const now = Date.now()
    const since = this.#link.state === 'lost' ? this.#link.since : now
    this.#timer = setTimeout(() => void this.#try(), wait)
    this.#set({ state: 'lost', since, again: now + wait })
  }

  #keepAlive() {
    this.#lastMessageAt = Date.now()
    clearTimeout(this.#silenceTimer)
    this.#silenceTimer = setTimeout(() => this.#lost(), deadAfter)
  }

  #onBrowserEvent(what: BrowserEvent) {
    const { state } = this.#link
    if (state === 'ended' || state === 'refused') return
    if (what === 'hidden') return this.#hide()
    if (what === 'offline') return state === 'quiet' ? undefined : this.#lost()
    const isSilent = Date.now() - this.#lastMessageAt > quietAfter
    const isWanted = this.#options.unseen || this.#options.browserEvents.isSeen()
    if (isWanted && (state === 'quiet' || state === 'lost' || isSilent)) void this.#try()
  }

  #hide() {
    if (this.#options.unseen) return
    this.#drop()
    this.#set({ state: 'quiet' })
  }

  #read(message: Message<S>) {
    this.#keepAlive()
    this.#failures = 0
    if (message.name === 'end') {
      this.#drop()
      return this.#set({ state: 'ended' })
    }
    if (this.#link.state !== 'open') this.#set({ state: 'open' })
    if (message.name === 'come-back') this.#comeBack = (message.data as { milliseconds: number }).milliseconds
    return this.#options.onMessage(message)
  }
}
