import type { MatchRow } from '@i-one/contract/matches/schedule'
import { isOver } from '@i-one/game/matches/match-state'
import {
  type EventStream,
  formatHeartbeat,
  heartbeatInterval,
  formatMessage,
} from '../../lib/live/event-stream.ts'
import { coalesce } from '../../lib/live/once-more.ts'
import type { ListedRow } from './rows.ts'

export interface ScheduleSource {
  list(): Promise<MatchRow[]>
  followRow(id: string, listener: (listed: ListedRow) => void): () => void
  followMatches(listener: () => void): () => void
  now(): Date
  onError(error: unknown): void
}

/** Delay in milliseconds between a change and the next read, so that several changes share a read. */
const pause = 1000

/** Reads the list again after subscribing to a new match, because the match may have changed before the subscription. */
export class ScheduleStream {
  #source: ScheduleSource
  #stream: EventStream
  #sent: Map<string, string> | undefined
  #followed = new Map<string, () => void>()
  #unfollowMatches: () => void
  #waiting: NodeJS.Timeout | undefined
  #beating: NodeJS.Timeout
  #closed = false

  constructor(source: ScheduleSource, stream: EventStream) {
    this.#source = source
    this.#stream = stream
    this.#unfollowMatches = source.followMatches(() => this.#readSoon())
    this.#beating = setInterval(() => this.#beat(), heartbeatInterval).unref()
    stream.onClose(() => this.#close())
  }

  async begin() {
    await this.#read()
    this.#beat()
  }

  #read = coalesce(async () => {
    try {
      let follows = true
      while (follows && !this.#closed) follows = this.#take(await this.#source.list())
    } catch (error) {
      this.#source.onError(error)
      this.#stream.end()
    }
  })

  #readSoon() {
    this.#waiting ??= setTimeout(() => {
      this.#waiting = undefined
      void this.#read()
    }, pause).unref()
  }

  #take(rows: MatchRow[]) {
    if (this.#closed) return false
    const there = new Set(rows.map(({ _id }) => _id))
    const gone = [...(this.#sent?.keys() ?? [])].filter((id) => !there.has(id))
    for (const id of gone) this.#unfollow(id)
    if (!this.#sent || gone.length) this.#sendAll(rows)
    else for (const row of rows) this.#send(row)
    return rows.map((row) => this.#follow(row)).includes(true)
  }

  #follow({ _id, state }: MatchRow) {
    if (isOver(state)) this.#unfollow(_id)
    if (isOver(state) || this.#followed.has(_id)) return false
    const unfollow = this.#source.followRow(_id, (listed) => this.#hear(listed))
    this.#followed.set(_id, unfollow)
    return true
  }

  #unfollow(id: string) {
    this.#followed.get(id)?.()
    this.#followed.delete(id)
  }

  #hear({ row, isPublic }: ListedRow) {
    if (!isPublic) return void this.#read()
    this.#send(row)
    return this.#follow(row)
  }

  #sendAll(rows: MatchRow[]) {
    this.#sent = new Map(rows.map((row) => [row._id, JSON.stringify(row)]))
    this.#stream.send(formatMessage('rows', rows))
  }

  #send(row: MatchRow) {
    const text = JSON.stringify(row)
    if (this.#sent?.get(row._id) === text) return
    this.#sent?.set(row._id, text)
    this.#stream.send(formatMessage('row', row))
  }

  #beat() {
    this.#stream.send(formatHeartbeat(this.#source.now()))
  }

  #close() {
    this.#closed = true
    this.#unfollowMatches()
    for (const unfollow of this.#followed.values()) unfollow()
    clearInterval(this.#beating)
    clearTimeout(this.#waiting)
  }
}
