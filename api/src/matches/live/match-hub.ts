import type { Event } from '@i-one/contract/matches/events'
import { type EventStream, formatMessage } from '../../lib/live/event-stream.ts'
import { Hub, type HubSource, type Watcher } from '../../lib/live/hub.ts'

export interface MatchSource extends HubSource {
  read(after: number): Promise<MatchUpdate | undefined>
  readLineups(): Promise<Lineups>
  toVisitors(event: Event): Event
}

interface MatchUpdate {
  events: Event[]
  last: string | null
  seq: number
  over: boolean
  lineups: number
  teams: string
}

interface Lineups {
  saved: number
  signedIn: string
  toVisitors: string
}

interface Seen {
  seen: number
  lineups: number
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

const countMessage = (count: number) => formatMessage('spectators', { count })

const eventBytes = (event: Event) => Buffer.from(formatMessage('event', event, event.seq))

const joined = (parts: readonly Buffer[]) => {
  const starts = [0]
  for (const part of parts) starts.push((starts.at(-1) ?? 0) + part.length)
  return { all: Buffer.concat(parts), starts }
}

/**
 * Sends a match's events to all its spectators on this server. Encodes each message once for users, once for visitors.
 * - A new spectator's events are read after the hub has subscribed to the match, so that no event is missed.
 * - A new spectator joins the others after receiving at least as many events, so that no event is sent twice.
 * - If a failover loses events or the match gets other teams, all spectators are disconnected and must reconnect.
 */
export class MatchHub extends Hub<Spectator> {
  #source: MatchSource
  #sent: number
  #lineups: number
  #teams: string
  #latest: Lineups | undefined
  #last: string | undefined
  #count: number | undefined

  constructor(source: MatchSource, { seen, lineups, teams = '' }: Seen) {
    super(source)
    this.#source = source
    this.#sent = seen
    this.#lineups = lineups
    this.#teams = teams
  }

  enter(stream: EventStream, isVisitor: boolean, begin: () => Promise<Seen>) {
    return this.admit(stream, async (addWatcher) => {
      const spectator = { stream, isVisitor, ...(await begin()) }
      do {
        const before = { seen: this.#sent, lineups: this.#lineups }
        const update = await this.#source.read(spectator.seen)
        if (!update) return stream.end()
        const isAnother = update.teams !== this.#teams
        if (update.seq < before.seen || update.lineups < before.lineups || isAnother) this.#restart(update)
        if (update.seq < spectator.seen || update.teams !== (spectator.teams ?? update.teams))
          return this.#reset([spectator], update)
        const { events, over, lineups } = update
        if (events.length) stream.send(Buffer.concat(this.#partsFor(isVisitor, events)))
        spectator.seen += events.length
        if (lineups > spectator.lineups) sendLineups([spectator], await this.#lineupsSince(lineups))
        this.note(over)
      } while (spectator.seen < this.#sent || spectator.lineups < this.#lineups)
      addWatcher(spectator)
      if (this.#count !== undefined) stream.send(countMessage(this.#count))
    })
  }

  protected override async sendUpdates() {
    const update = await this.#source.read(this.#sent)
    if (!update) return this.disconnectAll()
    const { events, last, over, lineups } = update
    const isLast = this.#sent === 0 || (last !== null && last === (this.#last ?? last))
    if (!isLast || lineups < this.#lineups || update.teams !== this.#teams) return this.#restart(update)
    this.#send(events)
    this.#last = events.at(-1)?.id ?? last ?? undefined
    this.note(over)
    if (lineups <= this.#lineups) return
    const now = await this.#lineupsSince(lineups)
    sendLineups(this.watchers, now)
    this.#lineups = now.saved
  }

  #restart(update: MatchUpdate) {
    this.#reset(this.watchers, update)
    this.#sent = update.seq
    this.#lineups = update.lineups
    this.#teams = update.teams
    this.#last = update.events.at(-1)?.id ?? update.last ?? undefined
    this.#latest = undefined
    this.note(update.over)
  }

  #reset(spectators: Iterable<Spectator>, { seq }: MatchUpdate) {
    for (const { stream } of spectators) {
      stream.send(formatMessage('reset', { seq }))
      stream.end()
    }
  }

  /** Caches the lineups, so that many spectators who reconnect together share one read. */
  async #lineupsSince(saved: number) {
    if (!this.#latest || this.#latest.saved < saved) this.#latest = await this.#source.readLineups()
    return this.#latest
  }

  #partsFor(isVisitor: boolean, events: Event[]) {
    return events.map((event) => eventBytes(isVisitor ? this.#source.toVisitors(event) : event))
  }

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

  protected override finalState() {
    return { seq: this.#sent }
  }

  get size() {
    return this.watchers.size
  }

  showCount(count: number) {
    if (count === this.#count) return
    this.#count = count
    this.broadcast(countMessage(count))
  }
}
