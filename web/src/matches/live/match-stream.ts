import type { Connection } from '@i-one/contract/call'
import type { StreamMessage } from '@i-one/contract/follow'
import { type Match, watchMatch } from '@i-one/contract/matches'
import type { Event } from '@i-one/contract/matches/events'
import { createStore } from 'zustand/vanilla'
import type { BrowserEvents } from '../../lib/browser-events.ts'
import { StreamConnection, type StreamState } from '../../lib/stream-connection.ts'

export interface MatchStreamState {
  match: Match | undefined
  spectators: number | undefined
  link: StreamState
}

const withEvent = (match: Match, event: Event): Match =>
  event.seq === match.seq + 1 ? { ...match, seq: event.seq, events: [...match.events, event] } : match

type Lineups = Pick<Match, 'lineups' | 'lineupRevisions'>

const countSaves = ({ lineupRevisions: { T1, T2 } }: Lineups) => T1 + T2

/** Keeps the newer lineups, because responses can arrive out of order. */
const withNewerLineups = (match: Match, { lineups, lineupRevisions }: Lineups): Match =>
  countSaves({ lineups, lineupRevisions }) > countSaves(match)
    ? { ...match, lineups, lineupRevisions }
    : match

const toPlayerIds = ({ T1, T2 }: Match['lineups']) =>
  new Set([T1, T2].flatMap((lineup) => Object.values(lineup).flat()).map(({ player }) => player))

/** Returns true if a user has claimed a guest, which replaces the guest’s player id in the lineups. */
const hasClaimedGuest = (match: Match, { lineups }: Lineups) => {
  const [before, now] = [toPlayerIds(match.lineups), toPlayerIds(lineups)]
  const isGone = (player: string | undefined) =>
    player !== undefined && before.has(player) && !now.has(player)
  return match.events.some(({ player, on }) => isGone(player) || isGone(on))
}

export class MatchStream {
  readonly store
  isPolled = false
  #connection: StreamConnection<typeof watchMatch>
  /** True if a player id changed or the server lost events. The whole match must then be reloaded. */
  #isOutdated = false
  #isFromPage: boolean

  constructor(connection: Connection, browserEvents: BrowserEvents, id: string, first?: Match) {
    this.#isFromPage = first !== undefined
    this.store = createStore<MatchStreamState>(() => ({
      match: first,
      spectators: undefined,
      link: { state: 'connecting' },
    }))
    this.#connection = new StreamConnection({
      connection,
      browserEvents,
      stream: watchMatch,
      ask: () => ({ params: { id }, ...this.#position() }),
      onMessage: (message) => this.#read(message),
      onLink: (link) => this.#readLink(link),
      onSilent: async (stream) => (await import('./poll-match.ts')).pollMatch(this, stream, connection, id),
      unseen: true,
    })
  }

  /** Requests the whole match until its first event, because until then the teams can change. */
  #position() {
    const { match } = this.#live
    if (this.#isOutdated || !match || (match.seq === 0 && !this.#isFromPage)) return { query: {} }
    return { after: match.seq, query: { last: match.events.at(-1)?.id } }
  }

  get #live() {
    return this.store.getState()
  }

  open() {
    this.#connection.open()
  }

  close() {
    this.#connection.close()
  }

  receive(match: Match) {
    const known = this.#live.match
    if (match.seq >= (known?.seq ?? 0))
      this.store.setState({ match: known ? withNewerLineups(match, known) : match })
    if (this.#live.link.state === 'ended' && match.state !== 'finished') this.#connection.retry()
  }

  restore(match: Match) {
    if (!this.#live.match) this.store.setState({ match })
  }

  retry() {
    this.#connection.retry()
  }

  #readLink(link: StreamState) {
    if (this.isPolled && link.state === 'lost') return
    this.isPolled = false
    if (link.state === 'open') this.#isFromPage = false
    this.store.setState(link.state === 'open' ? { link } : { link, spectators: undefined })
  }

  #read(message: StreamMessage<typeof watchMatch>) {
    switch (message.name) {
      case 'snapshot':
        this.#isOutdated = false
        return this.store.setState({ match: message.data })
      case 'event':
        return this.#readEvent(message.data)
      case 'lineups':
        return this.#readLineups(message.data)
      case 'mine':
        return this.#readMine(message.data)
      case 'spectators':
        return this.store.setState({ spectators: message.data.count })
      case 'reset':
        return this.#reload()
      default:
        return undefined
    }
  }

  #readLineups(lineups: Lineups) {
    const { match } = this.#live
    if (!match) return
    this.store.setState({ match: withNewerLineups(match, lineups) })
    if (!this.#isOutdated && hasClaimedGuest(match, lineups)) this.#reload()
  }

  #reload() {
    this.#isOutdated = true
    this.#connection.retry()
  }

  #readMine(mine: NonNullable<Match['mine']>) {
    const { match } = this.#live
    if (match) this.store.setState({ match: { ...match, mine } })
  }

  #readEvent(event: Event) {
    const { match } = this.#live
    if (!match || event.seq > match.seq + 1) return this.#connection.retry()
    return this.store.setState({ match: withEvent(match, event) })
  }
}
