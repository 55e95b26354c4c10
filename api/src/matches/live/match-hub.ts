import type { Event } from '@i-one/contract/matches'
import { type EventStream, message } from '../../lib/event-stream.ts'
import { Hub, type HubSource, type Watcher } from '../../lib/hub.ts'

export interface MatchSource extends HubSource {
  /** The events after a number, in order and without gaps, and whether the match is over, both of one moment. */
  read(after: number): Promise<{ events: Event[]; over: boolean }>
}

interface Spectator extends Watcher {
  /** The number of the last event it was sent. */
  seen: number
}

const countAfter = 1000

const eventBytes = (event: Event) => Buffer.from(message('event', event, event.seq))

/**
 * All who watch one match through this process; everyone is written the same bytes.
 *
 * Who comes in between misses nothing and gets nothing twice: a watcher reads from the database only after the hub
 * has begun to follow the match, so that whatever this reading does not see yet is still to come as news; it is let
 * in, in one step, once it has seen no less than the others; and what it has seen beyond them is passed over. Who is
 * let go comes back and says what they have seen.
 */
export class MatchHub extends Hub<Spectator> {
  #source: MatchSource
  #sent: number
  #counting: NodeJS.Timeout | undefined

  /** `seq` is a number that the match has reached. */
  constructor(source: MatchSource, seq: number) {
    super(source)
    this.#source = source
    this.#sent = seq
  }

  /** `begin` sends what comes first; the events beyond the number it answers follow. */
  enter(stream: EventStream, begin: () => Promise<number>) {
    return this.admit(stream, async (letIn) => {
      const spectator = { stream, seen: await begin() }
      do {
        const { events, over } = await this.#source.read(spectator.seen)
        if (events.length) stream.send(Buffer.concat(events.map(eventBytes)))
        spectator.seen += events.length
        this.note(over)
      } while (spectator.seen < this.#sent)
      letIn(spectator)
    })
  }

  protected override async sendNews() {
    const { events, over } = await this.#source.read(this.#sent)
    this.#send(events)
    this.note(over)
  }

  /** Events are numbered without gaps, so where in the bytes a watcher goes on is counted, not searched. */
  #send(events: Event[]) {
    const parts = events.map(eventBytes)
    const starts = [0]
    for (const part of parts) starts.push((starts.at(-1) ?? 0) + part.length)
    const all = Buffer.concat(parts)
    for (const watcher of this.watchers) {
      const start = starts[watcher.seen - this.#sent] ?? all.length
      if (start < all.length) watcher.stream.send(start ? all.subarray(start) : all)
      watcher.seen = Math.max(watcher.seen, this.#sent + events.length)
    }
    this.#sent += events.length
  }

  protected override lastWord() {
    return { seq: this.#sent }
  }

  protected override moved() {
    if (this.watchers.size > 0) this.#counting ??= setTimeout(() => this.#count(), countAfter).unref()
    else this.#forgetCount()
  }

  #count() {
    this.#counting = undefined
    this.tell(message('spectators', { count: this.watchers.size }))
  }

  #forgetCount() {
    clearTimeout(this.#counting)
    this.#counting = undefined
  }
}
