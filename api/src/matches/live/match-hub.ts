import type { Event } from '@i-one/contract/matches/events'
import { type EventStream, message } from '../../lib/live/event-stream.ts'
import { Hub, type HubSource, type Watcher } from '../../lib/live/hub.ts'

export interface MatchSource extends HubSource {
  /**
   * The events after a number, in order and without gaps, whether the match is over, and how often its lineups were
   * saved, all of one moment.
   */
  read(after: number): Promise<{ events: Event[]; over: boolean; lineups: number }>
  readLineups(): Promise<Lineups>
  /** The event as who is not signed in sees it. */
  toVisitors(event: Event): Event
}

/** The lineups when they were saved so many times. */
interface Lineups {
  saved: number
  signedIn: string
  toVisitors: string
}

/** What somebody has of a match: the events up to a number, and the lineups as they were saved so many times. */
interface Seen {
  seen: number
  lineups: number
}

type Spectator = Watcher & Seen & { isVisitor: boolean }

const countAfter = 1000

const sendLineups = (spectators: Iterable<Spectator>, { saved, signedIn, toVisitors }: Lineups) => {
  const [bytes, bytesToVisitors] = [Buffer.from(signedIn), Buffer.from(toVisitors)]
  for (const spectator of spectators) {
    if (saved <= spectator.lineups) continue
    spectator.stream.send(spectator.isVisitor ? bytesToVisitors : bytes)
    spectator.lineups = saved
  }
}

const eventBytes = (event: Event) => Buffer.from(message('event', event, event.seq))

/** The bytes of several events, and where each begins in them. */
const joined = (parts: readonly Buffer[]) => {
  const starts = [0]
  for (const part of parts) starts.push((starts.at(-1) ?? 0) + part.length)
  return { all: Buffer.concat(parts), starts }
}

/**
 * All who watch one match through this process; all who are signed in are written the same bytes, and all who are not.
 *
 * - Nothing is missed: a watcher reads the database only after the hub follows the match, so what that reading does not
 *   see is still to come.
 * - Nothing comes twice: a watcher is let in once they have seen no less than the others; what they saw beyond is
 *   passed over.
 * - Who is let go comes back and says what they have seen.
 * - Of several lineups saved at once only the last may be sent.
 */
export class MatchHub extends Hub<Spectator> {
  #source: MatchSource
  #sent: number
  #lineups: number
  #latest: Lineups | undefined
  #counting: NodeJS.Timeout | undefined

  /** Both are of a moment that the match has reached. */
  constructor(source: MatchSource, { seen, lineups }: Seen) {
    super(source)
    this.#source = source
    this.#sent = seen
    this.#lineups = lineups
  }

  /** `begin` sends what comes first; what is beyond its answer follows. */
  enter(stream: EventStream, isVisitor: boolean, begin: () => Promise<Seen>) {
    return this.admit(stream, async (letIn) => {
      const spectator = { stream, isVisitor, ...(await begin()) }
      do {
        const { events, over, lineups } = await this.#source.read(spectator.seen)
        if (events.length) stream.send(Buffer.concat(this.#partsFor(isVisitor, events)))
        spectator.seen += events.length
        if (lineups > spectator.lineups) sendLineups([spectator], await this.#lineupsSince(lineups))
        this.note(over)
      } while (spectator.seen < this.#sent || spectator.lineups < this.#lineups)
      letIn(spectator)
    })
  }

  protected override async sendNews() {
    const { events, over, lineups } = await this.#source.read(this.#sent)
    this.#send(events)
    this.note(over)
    if (lineups <= this.#lineups) return
    const now = await this.#lineupsSince(lineups)
    sendLineups(this.watchers, now)
    this.#lineups = now.saved
  }

  /** Many who come back at once are sent what was read for the first of them. */
  async #lineupsSince(saved: number) {
    if (!this.#latest || this.#latest.saved < saved) this.#latest = await this.#source.readLineups()
    return this.#latest
  }

  #partsFor(isVisitor: boolean, events: Event[]) {
    return events.map((event) => eventBytes(isVisitor ? this.#source.toVisitors(event) : event))
  }

  /** Events are numbered without gaps, so where in the bytes a watcher goes on is counted, not searched. */
  #send(events: Event[]) {
    const [signedIn, toVisitors] = [false, true].map((isVisitor) => joined(this.#partsFor(isVisitor, events)))
    for (const watcher of this.watchers) {
      const { all, starts } = (watcher.isVisitor ? toVisitors : signedIn)!
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
    this.broadcast(message('spectators', { count: this.watchers.size }))
  }

  #forgetCount() {
    clearTimeout(this.#counting)
    this.#counting = undefined
  }
}
