import { CallError, type Connection } from '@i-one/contract/call'
import type { Stream } from '@i-one/contract/endpoint'
import { followStream, type FollowOptions, type StreamMessage } from '@i-one/contract/follow'
import { createStore } from 'zustand/vanilla'
import { Backoff } from './backoff.ts'
import type { BrowserEvent, BrowserEvents } from './browser-events.ts'
import { syncFromMessage, serverNow } from './server-clock.ts'

export type StreamState =
  | { state: 'quiet' | 'connecting' | 'open' | 'ended' }
  | { state: 'lost'; since: number; again: number }
  | { state: 'refused'; error: CallError }

const deadAfter = 40_000
const quietAfter = 20_000
/** In ms. The server sends the first message immediately, so a longer silence means that a proxy buffers the stream. */
const silentAfter = 8_000

export interface StreamOptions<S extends Stream> {
  connection: Connection
  browserEvents: BrowserEvents
  stream: S
  ask: () => Omit<FollowOptions<S>, 'signal' | 'onOpen' | 'onMessage'>
  onMessage: (message: StreamMessage<S>) => void
  onLink?: (link: StreamState) => void
  onSilent?: (stream: StreamConnection<S>) => Promise<void>
  /** Keeps the stream open while the page is hidden. Use sparingly: all tabs share six connections. */
  unseen?: boolean
}

/** Reconnects when the device comes online or the page becomes visible, and otherwise after a backoff. */
export class StreamConnection<S extends Stream> {
  readonly store = createStore<StreamState>(() => ({ state: 'connecting' }))
  #options: StreamOptions<S>
  #attempt: AbortController | undefined
  #silenceTimer: ReturnType<typeof setTimeout> | undefined
  #lastMessageAt = 0
  #backoff = new Backoff(500, 15_000)
  #comeBack: number | undefined
  #stopListening: (() => void) | undefined

  constructor(options: StreamOptions<S>) {
    this.#options = options
  }

  get #link() {
    return this.store.getState()
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
    this.#set({ state: 'quiet' })
  }

  retry() {
    if (this.#stopListening) void this.#try()
  }

  #set(link: StreamState) {
    this.store.setState(link, true)
    this.#options.onLink?.(link)
  }

  #drop() {
    this.#backoff.cancel()
    clearTimeout(this.#silenceTimer)
    this.#attempt?.abort()
    this.#attempt = undefined
  }

  async #try() {
    this.#drop()
    const { connection, stream, ask, onSilent } = this.#options
    const attempt = new AbortController()
    const { signal } = attempt
    this.#attempt = attempt
    this.#comeBack = undefined
    this.#keepAlive(silentAfter, () => {
      this.#keepAlive()
      void onSilent?.(this)
    })
    if (this.#link.state === 'quiet') this.#set({ state: 'connecting' })
    const token = connection.token?.()
    const onMessage = (message: StreamMessage<S>) => signal.aborted || this.#read(message)
    try {
      await followStream(connection, stream, { ...ask(), signal, onMessage } as FollowOptions<S>)
      if (!signal.aborted) this.#lost()
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof CallError)) throw error
      if (error.status < 500 && error.status !== 429) this.#reject(error, token)
      else this.#lost(error.retryAfter)
    }
  }

  #reject(error: CallError, token: string | null | undefined) {
    this.#drop()
    this.#options.connection.onError?.(error, token)
    this.#set({ state: 'refused', error })
  }

  #lost(retryAfter?: number) {
    this.#drop()
    const requested = this.#comeBack ?? (retryAfter && retryAfter * 1000)
    const wait = this.#backoff.tryLater(() => void this.#try(), requested)
    const now = serverNow()
    const since = this.#link.state === 'lost' ? this.#link.since : now
    this.#set({ state: 'lost', since, again: now + wait })
  }

  #keepAlive(within = deadAfter, giveUp = () => this.#lost()) {
    this.#lastMessageAt = serverNow()
    clearTimeout(this.#silenceTimer)
    this.#silenceTimer = setTimeout(giveUp, within)
  }

  #onBrowserEvent(what: BrowserEvent) {
    const { state } = this.#link
    if (state === 'ended' || state === 'refused') return
    if (what === 'hidden') return this.#hide()
    if (what === 'offline') return state === 'quiet' ? undefined : this.#lost()
    const isSilent = serverNow() - this.#lastMessageAt > quietAfter
    const isWanted = this.#options.unseen || this.#options.browserEvents.isSeen()
    if (isWanted && (state === 'quiet' || state === 'lost' || isSilent)) void this.#try()
  }

  #hide() {
    if (this.#options.unseen) return
    this.#drop()
    this.#set({ state: 'quiet' })
  }

  #read(message: StreamMessage<S>) {
    this.#keepAlive()
    syncFromMessage(message.data as { serverTime?: string })
    this.#backoff.reset()
    if (message.name === 'end') {
      this.#drop()
      return this.#set({ state: 'ended' })
    }
    if (this.#link.state !== 'open') this.#set({ state: 'open' })
    if (message.name === 'come-back') this.#comeBack = (message.data as { milliseconds: number }).milliseconds
    return this.#options.onMessage(message)
  }
}
