import { type EventStream, heartbeat, heartbeatEvery, message } from './event-stream.ts'
import { onceMore } from './once-more.ts'

/** What a hub needs of the world around it. */
export interface HubSource {
  /** Calls back at news from now on; the answer ends that. */
  follow(listener: () => void): () => void
  now(): Date
  onError(error: unknown): void
  /** Nobody watches any more: the hub is done with. */
  onEmpty(): void
}

export interface Watcher {
  stream: EventStream
}

const endAfter = 60_000

/**
 * All who watch one thing through this process. What is new is read once for all, and once more when news comes
 * meanwhile. What is over can be watched for another minute, in which its end may be taken back. When the database
 * cannot be read everyone is let go, to come back.
 */
export abstract class Hub<Who extends Watcher> {
  protected watchers = new Set<Who>()
  #source: HubSource
  #unfollow: () => void
  #entering = 0
  #heartbeat: NodeJS.Timeout
  #ending: NodeJS.Timeout | undefined

  constructor(source: HubSource) {
    this.#source = source
    this.#heartbeat = setInterval(() => this.broadcast(heartbeat(source.now())), heartbeatEvery).unref()
    this.#unfollow = source.follow(() => void this.readNews())
  }

  /** Reads what is new and sends it. */
  protected abstract sendNews(): Promise<void>

  /** What is said last. */
  protected abstract lastWord(): object

  protected readNews = onceMore(async () => {
    try {
      await this.sendNews()
    } catch (error) {
      this.#source.onError(error)
      this.letGo()
    }
  })

  /** `begin` brings a newcomer to where the others are and lets it in before anything else can happen. */
  protected async admit(stream: EventStream, begin: (letIn: (watcher: Who) => void) => Promise<void>) {
    let gone = false
    stream.onClose(() => (gone = true))
    this.#entering++
    try {
      await begin((watcher) => gone || this.#letIn(watcher))
    } catch (error) {
      this.#source.onError(error)
      stream.end()
    }
    this.#entering--
    this.#closeWhenEmpty()
  }

  #letIn(watcher: Who) {
    const { stream } = watcher
    this.watchers.add(watcher)
    stream.send(heartbeat(this.#source.now()))
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
    this.broadcast(message('end', this.lastWord()))
    this.letGo()
  }

  protected broadcast(text: string) {
    const bytes = Buffer.from(text)
    for (const { stream } of this.watchers) stream.send(bytes)
  }

  protected letGo() {
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
