import { randomInt } from 'node:crypto'
import { type EventStream, formatMessage } from '../../lib/live/event-stream.ts'
import { Hub, type HubSource, type Watcher } from '../../lib/live/hub.ts'
import type { Caller } from '../../roles.ts'
import type { StoredTournament } from '../sql.ts'
import { toScorersView, toTournamentView } from '../tournament-view.ts'
import { type SnapshotChange, type TournamentSnapshot, toChange } from './change.ts'

export interface TournamentSource extends HubSource {
  /** True if data other than goals may have changed since the last read. */
  isWholeDue: boolean
  /** Returns `before` if the tournament has not changed. */
  read(before: TournamentSnapshot | undefined): Promise<TournamentSnapshot | undefined>
}

type Reader = Caller | null

interface EncodedChange {
  signedIn: Buffer
  visitor: Buffer
}

const bytesFor = (reader: Reader, { signedIn, visitor }: EncodedChange) => (reader ? signedIn : visitor)

/** Maximum number of changes kept for clients that reconnect. */
const maxChanges = 200

/** Starts at a random message number, so that clients that reconnect to another server get the whole tournament. */
export class TournamentHub extends Hub<Watcher & { reader: Reader }> {
  #source: TournamentSource
  #snapshot: TournamentSnapshot | undefined
  #number = randomInt(2 ** 32) * 2 ** 20
  #changes: EncodedChange[] = []
  #wholes = new Map<string, Buffer>()

  constructor(source: TournamentSource) {
    super(source)
    this.#source = source
  }

  enter(stream: EventStream, reader: Reader, after: number | undefined) {
    return this.admit(stream, async (addWatcher) => {
      this.#source.isWholeDue = true
      await this.refresh()
      if (!this.#snapshot) return stream.end()
      const missed = this.#number - (after ?? Infinity)
      if (missed < 0 || missed > this.#changes.length) stream.send(this.#whole(this.#snapshot, reader))
      else if (missed > 0)
        stream.send(Buffer.concat(this.#changes.slice(-missed).map((change) => bytesFor(reader, change))))
      addWatcher({ stream, reader })
    })
  }

  protected override async sendUpdates() {
    const before = this.#snapshot
    const now = await this.#source.read(before)
    if (!now) return this.disconnectAll()
    if (now === before) return
    const change = before && toChange(before, now)
    this.#snapshot = now
    this.#number++
    this.#wholes.clear()
    if (change) this.#sendChange(now, change)
    else this.#sendWhole(now)
    this.note(now.stored.state === 'cancelled')
  }

  #sendChange({ stored }: TournamentSnapshot, { scorers, ...change }: SnapshotChange) {
    const serverTime = this.#source.now().toISOString()
    const encode = (reader: Reader) => {
      const data = { ...change, ...(scorers && { scorers: toScorersView(stored, reader) }), serverTime }
      return Buffer.from(formatMessage('change', data, this.#number))
    }
    const visitor = encode(null)
    const encoded = { visitor, signedIn: scorers ? encode({ id: '', isAdmin: false }) : visitor }
    this.#changes = [...this.#changes.slice(1 - maxChanges), encoded]
    for (const { stream, reader } of this.watchers) stream.send(bytesFor(reader, encoded))
  }

  #sendWhole(now: TournamentSnapshot) {
    this.#changes = []
    for (const { stream, reader } of this.watchers) stream.send(this.#whole(now, reader))
  }

  /** Caches one message for visitors, one for users who do not take part, and one for each participant. */
  #whole({ stored, stages }: TournamentSnapshot, reader: Reader) {
    const isTheirs = reader && (reader.isAdmin || hasPart(stored, reader))
    const key = isTheirs ? reader.id : reader ? 'signed in' : 'visitor'
    const view = () => toTournamentView(stored, reader, this.#source.now(), stages)
    const bytes = this.#wholes.get(key) ?? Buffer.from(formatMessage('tournament', view(), this.#number))
    this.#wholes.set(key, bytes)
    return bytes
  }

  /** Deletes the snapshot, so that new clients do not get outdated data. */
  protected override disconnectAll() {
    this.#snapshot = undefined
    this.#changes = []
    super.disconnectAll()
  }

  protected override finalState() {
    return {}
  }
}

const hasPart = ({ organizerId, entries }: StoredTournament, { id }: Caller) =>
  organizerId === id ||
  entries.some(({ leaders, squad }) => leaders.includes(id) || squad.some(({ player }) => player === id))
