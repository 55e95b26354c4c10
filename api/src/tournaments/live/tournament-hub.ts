import { randomInt } from 'node:crypto'
import { type EventStream, formatMessage } from '../../lib/live/event-stream.ts'
import { Hub, type HubSource, type Watcher } from '../../lib/live/hub.ts'
import type { Caller } from '../../roles.ts'
import type { StoredTournament } from '../sql.ts'
import { toScorersView, toTournamentView } from '../tournament-view.ts'
import { type TournamentSnapshot, toChange } from './change.ts'

export interface TournamentSource extends HubSource {
  /** True if data other than goals may have changed since the last read. */
  isWholeDue: boolean
  /** Returns `before` if the tournament has not changed. */
  read(before: TournamentSnapshot | undefined): Promise<TournamentSnapshot | undefined>
}

type Reader = Caller | null

interface Written {
  signedIn: Buffer
  nobody: Buffer
}

const of = ({ signedIn, nobody }: Written, reader: Reader) => (reader ? signedIn : nobody)

/** Maximum number of changes kept for clients that reconnect. */
const maxChanges = 200

/** Message numbers start at random, so that a client that reconnects to another server gets the whole tournament. */
export class TournamentHub extends Hub<Watcher & { reader: Reader }> {
  #source: TournamentSource
  #moment: TournamentSnapshot | undefined
  #number = randomInt(2 ** 32) * 2 ** 20
  #changes: Written[] = []
  #wholes = new Map<string, Buffer>()

  constructor(source: TournamentSource) {
    super(source)
    this.#source = source
  }

  enter(stream: EventStream, reader: Reader, after: number | undefined) {
    return this.admit(stream, async (addWatcher) => {
      this.#source.isWholeDue = true
      await this.refresh()
      if (!this.#moment) return stream.end()
      const missed = this.#number - (after ?? Infinity)
      if (missed < 0 || missed > this.#changes.length) stream.send(this.#whole(this.#moment, reader))
      else if (missed > 0)
        stream.send(Buffer.concat(this.#changes.slice(-missed).map((written) => of(written, reader))))
      addWatcher({ stream, reader })
    })
  }

  protected override async sendUpdates() {
    const before = this.#moment
    const now = await this.#source.read(before)
    if (!now) return this.disconnectAll()
    if (now === before) return
    const change = before && toChange(before, now)
    this.#moment = now
    this.#number++
    this.#wholes.clear()
    if (change) this.#sendChange(now, change)
    else this.#sendWhole(now)
    this.note(now.stored.state === 'cancelled')
  }

  #sendChange(
    { stored }: TournamentSnapshot,
    { scorers, ...change }: NonNullable<ReturnType<typeof toChange>>,
  ) {
    const serverTime = this.#source.now().toISOString()
    const write = (reader: Reader) =>
      Buffer.from(
        formatMessage(
          'change',
          { ...change, ...(scorers && { scorers: toScorersView(stored, reader) }), serverTime },
          this.#number,
        ),
      )
    const nobody = write(null)
    const written = { nobody, signedIn: scorers ? write({ id: '', isAdmin: false }) : nobody }
    this.#changes = [...this.#changes.slice(1 - maxChanges), written]
    for (const { stream, reader } of this.watchers) stream.send(of(written, reader))
  }

  #sendWhole(now: TournamentSnapshot) {
    this.#changes = []
    for (const { stream, reader } of this.watchers) stream.send(this.#whole(now, reader))
  }

  /** Caches one message for visitors, one for users without a part in the tournament, and one per participant. */
  #whole({ stored, stages }: TournamentSnapshot, reader: Reader) {
    const isTheirs = reader && (reader.isAdmin || hasPart(stored, reader))
    const key = isTheirs ? reader.id : reader ? 'signed in' : 'nobody'
    const view = () => toTournamentView(stored, reader, this.#source.now(), stages)
    const bytes = this.#wholes.get(key) ?? Buffer.from(formatMessage('tournament', view(), this.#number))
    this.#wholes.set(key, bytes)
    return bytes
  }

  /** Deletes the snapshot, so that new clients do not get outdated data. */
  protected override disconnectAll() {
    this.#moment = undefined
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
