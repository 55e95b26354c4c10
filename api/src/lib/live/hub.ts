import { type EventStream, formatHeartbeat, heartbeatInterval, formatMessage } from './event-stream.ts'
import { coalesce } from './once-more.ts'

export interface HubSource {
  follow(listener: () => void): () => void
  now(): Date
  onError(error: unknown): void
  onEmpty(): void
}

export interface Watcher {
  stream: EventStream
}

const endAfter = 60_000

/** One read serves all watchers. Streams stay open for a minute after a match, because the full-time event can be voided. */
export abstract class Hub<Who extends Watcher> {
  protected watchers = new Set<Who>()
  #source: HubSource
  #unfollow: () => void
  #entering = 0
  #heartbeat: NodeJS.Timeout
  #ending: NodeJS.Timeout | undefined

  constructor(source: HubSource) {
    this.#source = source
    this.#heartbeat = setInterval(
      () => this.broadcast(formatHeartbeat(source.now())),
      heartbeatInterval,
    ).unref()
    this.#unfollow = source.follow(() => void this.refresh())
  }

  protected abstract sendUpdates(): Promise<void>

  protected abstract finalState(): object

  protected refresh = coalesce(async () => {
    try {
      await this.sendUpdates()
    } catch (error) {
      this.#source.onError(error)
      this.disconnectAll()
    }
  })

  /** `begin` must call `addWatcher` in the tick in which the watcher catches up, so that the watcher misses no message. */
  protected async admit(stream: EventStream, begin: (addWatcher: (watcher: Who) => void) => Promise<void>) {
    let gone = false
    stream.onClose(() => (gone = true))
    this.#entering++
    try {
      await begin((watcher) => gone || this.#addWatcher(watcher))
    } catch (error) {
      this.#source.onError(error)
      stream.end()
    }
    this.#entering--
    this.#closeWhenEmpty()
  }

  #addWatcher(watcher: Who) {
    const { stream } = watcher
    this.watchers.add(watcher)
    stream.send(formatHeartbeat(this.#source.now()))
    stream.onClose(() => {
      this.watchers.delete(watcher)
      this.#closeWhenEmpty()
    })
  }

  protected note(over: boolean) {
    if (over) this.#ending ??= setTimeout(() => this.#end(), endAfter).unref()
    else {
      clearTimeout(this.#ending)
      this.#ending = undefined
    }
  }

  #end() {
    this.#ending = undefined
    this.broadcast(formatMessage('end', this.finalState()))
    this.disconnectAll()
  }

  protected broadcast(text: string) {
    const bytes = Buffer.from(text)
    for (const { stream } of this.watchers) stream.send(bytes)
  }

  protected disconnectAll() {
    for (const { stream } of this.watchers) stream.end()
  }

  #closeWhenEmpty() {
    if (this.watchers.size + this.#entering > 0) return
    this.#unfollow()
    clearInterval(this.#heartbeat)
    clearTimeout(this.#ending)
    this.#source.onEmpty()
  }
}
