import { createClient, type Connection } from '@i-one/contract/call'
import { getMatch, type Match, type watchMatch } from '@i-one/contract/matches'
import { isOver } from '@i-one/game/matches/match-state'
import { pollWhileSilent } from '../../lib/polling/poll-while-silent.ts'
import type { StreamState, StreamConnection } from '../../lib/stream-connection.ts'

interface PolledMatch {
  isPolled: boolean
  store: { setState: (change: { link: StreamState }) => void }
  receive: (match: Match) => void
}

export const pollMatch = (
  live: PolledMatch,
  stream: StreamConnection<typeof watchMatch>,
  connection: Connection,
  id: string,
) =>
  pollWhileSilent(stream, {
    every: 5_000,
    load: async () => {
      const match = await createClient(connection)(getMatch, { params: { id } })
      live.isPolled = stream.store.getState().state !== 'open'
      live.receive(match)
      live.store.setState({ link: { state: 'open' } })
      return isOver(match.state)
    },
    onFailed: () => {
      live.isPolled = false
      live.store.setState({ link: stream.store.getState() })
    },
  })
