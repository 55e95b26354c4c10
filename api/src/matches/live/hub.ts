import type { Event } from '@i-one/contract/matches'
import { type EventStream, message } from '../../lib/event-stream.ts'

/** What a hub needs of the world around it. */
export interface Source {
  /** The events after a number, in order and without gaps, and whether the match is over, both of one moment. */
  read(after: number): Promise<{ events: Event[]; over: boolean }>
  /** Tells of news from now on; the answer ends that. */
  follow(listener: () => void): () => void
  now(): Date
  onError(error: unknown): void
  /** Nobody watches any more: the hub is done with. */
  onEmpty(): void
}

interface Watcher {
  stream: EventStream
  /** The number of the last event it was sent. */
  seen: number
}

const heartbeatEvery = 15_000
const countAfter = 1000
const endAfter = 60_000

const eventBytes = (event: Event) => Buffer.from(message('event', event, event.seq))

/**
 * All who watch one match through this process. News is read once for all of them, and everyone is written the same
 * bytes.
 *
 * Who comes in between misses nothing and gets nothing twice: a watcher reads from the database only after the hub
 * has begun to follow the match, so that whatever this reading does not see yet is still to come as news; it is let
 * in, in one step, once it has seen no less than the others; and what it has seen beyond them is passed over.
 *
 * A match that is over can be watched for another minute, in which its full time may be taken back; then everyone is
 * told that it has ended. When the database cannot be read everyone is let go, to come back and say what they have
 * seen.
 */
export class Hub {
  #source: Source
  #unfollow: () => void
  #watchers = new Set<Watcher>()
  #entering = 0
  #sent: number
  #reading = false
  #again = false
  #heartbeat: NodeJS.Timeout
  #counting: NodeJS.Timeout | undefined
  #ending: NodeJS.Timeout | undefined

  /** `seq` is a number that the match has reached. */
  constructor(source: Source, seq: number) {
    this.#source = source
    this.#sent = seq
    this.#heartbeat = setInterval(() => this.#tell(this.#time()), heartbeatEvery).unref()
    this.#unfollow = source.follow(() => void this.#readNews())
  }

  /** `begin` sends what comes first; the events beyond the number it answers follow. */
  async enter(stream: EventStream, begin: () => Promise<number>) {
    let gone = false
    stream.onClose(() => (gone = true))
    this.#entering++
    try {
      const watcher = { stream, seen: await begin() }
      await this.#bringUp(watcher)
      if (!gone) this.#letIn(watcher)
    } catch (error) {
      this.#source.onError(error)
      stream.end()
    }
    this.#entering--
    this.#closeWhenEmpty()
  }

  async #bringUp(watcher: Watcher) {
    do {
      const { events, over } = await this.#source.read(watcher.seen)
      if (events.length) watcher.stream.send(Buffer.concat(events.map(eventBytes)))
      watcher.seen += events.length
      this.#note(over)
    } while (watcher.seen < this.#sent)
  }

  #letIn(watcher: Watcher) {
    this.#watchers.add(watcher)
    watcher.stream.send(this.#time())
    this.#countSoon()
    watcher.stream.onClose(() => {
      this.#watchers.delete(watcher)
      this.#countSoon()
      this.#closeWhenEmpty()
    })
  }

  /** News that comes while reading makes it read once more, however much of it there is. */
  async #readNews() {
    this.#again = true
    if (this.#reading) return
    this.#reading = true
    try {
      while (this.#again) {
        this.#again = false
        const { events, over } = await this.#source.read(this.#sent)
        this.#send(events)
        this.#note(over)
      }
    } catch (error) {
      this.#source.onError(error)
      this.#letGo()
    }
    this.#reading = false
  }

  /** Events are numbered without gaps, so where in the bytes a watcher goes on is counted, not searched. */
  #send(events: Event[]) {
    const parts = events.map(eventBytes)
    const starts = [0]
    for (const part of parts) starts.push((starts.at(-1) ?? 0) + part.length)
    const all = Buffer.concat(parts)
    for (const watcher of this.#watchers) {
      const start = starts[watcher.seen - this.#sent] ?? all.length
      if (start < all.length) watcher.stream.send(all.subarray(start))
      watcher.seen = Math.max(watcher.seen, this.#sent + events.length)
    }
    this.#sent += events.length
  }

  #note(over: boolean) {
    if (over) this.#ending ??= setTimeout(() => this.#end(), endAfter).unref()
    else {
      clearTimeout(this.#ending)
      this.#ending = undefined
    }
  }

  #end() {
    this.#ending = undefined
    this.#tell(message('end', { seq: this.#sent }))
    this.#letGo()
  }

  #countSoon() {
    this.#counting ??= setTimeout(() => {
      this.#counting = undefined
      this.#tell(message('spectators', { count: this.#watchers.size }))
    }, countAfter).unref()
  }

  #time() {
    return message('heartbeat', { serverTime: this.#source.now().toISOString() })
  }

  #tell(text: string) {
    const bytes = Buffer.from(text)
    for (const { stream } of this.#watchers) stream.send(bytes)
  }

  #letGo() {
    for (const { stream } of this.#watchers) stream.end()
  }

  #closeWhenEmpty() {
    if (this.#watchers.size + this.#entering > 0) return
    this.#unfollow()
    clearInterval(this.#heartbeat)
    clearTimeout(this.#counting)
    clearTimeout(this.#ending)
    this.#source.onEmpty()
  }
}
