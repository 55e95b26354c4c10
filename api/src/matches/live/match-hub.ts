import type { Event } from '@i-one/contract/matches/events'
import { type EventStream, message } from '../../lib/live/event-stream.ts'
import { Hub, type HubSource, type Watcher } from '../../lib/live/hub.ts'

export interface MatchSource extends HubSource {
  /** `undefined` when the match is not there any more. */
  read(after: number): Promise<News | undefined>
  readLineups(): Promise<Lineups>
  /** The event as who is not signed in sees it. */
  toVisitors(event: Event): Event
}

/** All of one moment. */
interface News {
  /** Those after the number asked for, in order and without gaps. */
  events: Event[]
  /** Which event has that number; none has 0, nor what has never been reached. */
  last: string | null
  /** The number of its latest event. */
  seq: number
  over: boolean
  /** How often its lineups were saved. */
  lineups: number
  /** The teams in a tournament, and what the tournament has decided about the match. */
  teams: string
}

/** The lineups when they were saved so many times. */
interface Lineups {
  saved: number
  signedIn: string
  toVisitors: string
}

/** What a reader has of a match: the events up to a number, and the lineups as they were saved so many times. */
interface Seen {
  seen: number
  lineups: number
  /** Left out by a reader who comes back. */
  teams?: string
}

type Spectator = Watcher & Seen & { isVisitor: boolean }

const sendLineups = (spectators: Iterable<Spectator>, { saved, signedIn, toVisitors }: Lineups) => {
  const [bytes, bytesToVisitors] = [Buffer.from(signedIn), Buffer.from(toVisitors)]
  for (const spectator of spectators) {
    if (saved <= spectator.lineups) continue
    spectator.stream.send(spectator.isVisitor ? bytesToVisitors : bytes)
    spectator.lineups = saved
  }
}

const countMessage = (count: number) => message('spectators', { count })

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
 * - Nobody goes on with what is no more: where the database has lost what was sent, as after a failover, or other teams
 *   play the match, who has it hears so and is let go, and the hub begins anew.
 */
export class MatchHub extends Hub<Spectator> {
  #source: MatchSource
  #sent: number
  #lineups: number
  #teams: string
  #latest: Lineups | undefined
  /** Which event was sent last, where that is known. */
  #last: string | undefined
  #count: number | undefined

  /** Both are of a moment that the match has reached. */
  constructor(source: MatchSource, { seen, lineups, teams = '' }: Seen) {
    super(source)
    this.#source = source
    this.#sent = seen
    this.#lineups = lineups
    this.#teams = teams
  }

  /** `begin` sends what comes first; what is beyond its answer follows. */
  enter(stream: EventStream, isVisitor: boolean, begin: () => Promise<Seen>) {
    return this.admit(stream, async (letIn) => {
      const spectator = { stream, isVisitor, ...(await begin()) }
      do {
        const before = { seen: this.#sent, lineups: this.#lineups }
        const news = await this.#source.read(spectator.seen)
        if (!news) return stream.end()
        const isAnother = news.teams !== this.#teams
        if (news.seq < before.seen || news.lineups < before.lineups || isAnother) this.#beginAnew(news)
        if (news.seq < spectator.seen || news.teams !== (spectator.teams ?? news.teams))
          return this.#reset([spectator], news)
        const { events, over, lineups } = news
        if (events.length) stream.send(Buffer.concat(this.#partsFor(isVisitor, events)))
        spectator.seen += events.length
        if (lineups > spectator.lineups) sendLineups([spectator], await this.#lineupsSince(lineups))
        this.note(over)
      } while (spectator.seen < this.#sent || spectator.lineups < this.#lineups)
      letIn(spectator)
      if (this.#count !== undefined) stream.send(countMessage(this.#count))
    })
  }

  protected override async sendNews() {
    const news = await this.#source.read(this.#sent)
    if (!news) return this.letGo()
    const { events, last, over, lineups } = news
    const isLast = this.#sent === 0 || (last !== null && last === (this.#last ?? last))
    if (!isLast || lineups < this.#lineups || news.teams !== this.#teams) return this.#beginAnew(news)
    this.#send(events)
    this.#last = events.at(-1)?.id ?? last ?? undefined
    this.note(over)
    if (lineups <= this.#lineups) return
    const now = await this.#lineupsSince(lineups)
    sendLineups(this.watchers, now)
    this.#lineups = now.saved
  }

  /** What was sent is no more. */
  #beginAnew(news: News) {
    this.#reset(this.watchers, news)
    this.#sent = news.seq
    this.#lineups = news.lineups
    this.#teams = news.teams
    this.#last = news.events.at(-1)?.id ?? news.last ?? undefined
    this.#latest = undefined
    this.note(news.over)
  }

  #reset(spectators: Iterable<Spectator>, { seq }: News) {
    for (const { stream } of spectators) {
      stream.send(message('reset', { seq }))
      stream.end()
    }
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

  get size() {
    return this.watchers.size
  }

  /** How many watch the match, here and elsewhere. */
  showCount(count: number) {
    if (count === this.#count) return
    this.#count = count
    this.broadcast(countMessage(count))
  }
}
