import { type Match, watchMatch } from '@i-one/contract/matches'
import type { Event } from '@i-one/contract/matches/events'
import { isOver } from '@i-one/game/matches/match-state'
import type { App } from '../../lib/http/app.ts'
import type { AuthenticatedUser } from '../../lib/http/log-in.ts'
import { serveStream } from '../../lib/http/serve-stream.ts'
import { type EventStream, readLastEventId, formatMessage } from '../../lib/live/event-stream.ts'
import { coalesce } from '../../lib/live/once-more.ts'
import { toVisitorEvent, toVisitorLineups } from '../../visitors.ts'
import { getMatchView } from '../actions.ts'
import type { StoredDecision } from '../decision.ts'
import { isNumberReused, findMatchUpdate } from '../events/sql.ts'
import { findLineups } from '../lineups/sql.ts'
import { mayScore, requireVisible } from '../rules.ts'
import { toScorerTopic } from '../scorers/sql.ts'
import { type MatchRow, findMatch } from '../sql.ts'
import { toEventsView, toLineupsView, toRevisionsView } from '../wire.ts'
import { countSpectators } from './count-spectators.ts'
import { MatchHub } from './match-hub.ts'

const toTeamsKey = (teams: string, decision: StoredDecision | null | undefined) =>
  decision ? `${teams} ${JSON.stringify({ ...decision, text: undefined })}` : teams

const teamsKeyOf = ({ tournament, teamOne, teamTwo, decision }: Match) =>
  toTeamsKey(tournament ? `${teamOne.team} ${teamTwo.team}` : '', decision)

const savedTimes = ({ T1, T2 }: Match['lineupRevisions']) => T1 + T2

interface Mine {
  id: string
  user: AuthenticatedUser
  entered: Promise<void>
  atOnce: boolean
}

export const matchStreams = (app: App) => {
  const hubs = new Map<string, MatchHub>()
  countSpectators(app, hubs)

  const open = (match: MatchRow) => {
    const read = async (after: number) => {
      const found = await findMatchUpdate(app.db, match.id, after)
      if (!found) return undefined
      const { state, events, course, teams, decision, ...update } = found
      return {
        ...update,
        teams: toTeamsKey(teams, decision),
        over: isOver(state),
        events: toEventsView(match, events, course),
      }
    }
    const readLineups = async () => {
      const found = await findLineups(app.db, match.id)
      const lineups = toLineupsView(found.lineups)
      const lineupRevisions = toRevisionsView(found)
      const text = (of: Match['lineups']) => formatMessage('lineups', { lineups: of, lineupRevisions })
      const toVisitors = text(toVisitorLineups(lineups, match.visitors_key))
      return { saved: savedTimes(lineupRevisions), signedIn: text(lineups), toVisitors }
    }
    const source = {
      read,
      readLineups,
      toVisitors: (event: Event) => toVisitorEvent(event, match.visitors_key),
      follow: (listener: () => void) => app.live.follow(`match:${match.id}`, listener),
      now: app.now,
      onError: (error: unknown) =>
        app.fastify.log.error({ err: error, match: match.id }, 'live: cannot read the match'),
      onEmpty: () => hubs.delete(match.id),
    }
    const hub = new MatchHub(source, {
      seen: match.seq,
      lineups: match.lineup_one_revision + match.lineup_two_revision,
      teams: toTeamsKey(match.tournament_id ? `${match.tie_one_id} ${match.tie_two_id}` : '', match.decision),
    })
    hubs.set(match.id, hub)
    return hub
  }

  const sendMine = (stream: EventStream, { id, user, entered, atOnce }: Mine) => {
    const read = coalesce(async () => {
      await entered
      const match = await findMatch(app.db, id, user.id)
      if (match) stream.send(formatMessage('mine', { mayScore: mayScore(match, user) }))
    })
    const sendNow = () =>
      void read().catch((error: unknown) => {
        app.fastify.log.error({ err: error, match: id }, 'live: cannot read the match')
        stream.end()
      })
    stream.onClose(app.live.follow(toScorerTopic(id, user.id), sendNow))
    if (atOnce) sendNow()
  }

  serveStream(app, watchMatch, async ({ params: { id }, query: { last }, user, request }) => {
    const match = requireVisible(await findMatch(app.db, id, user?.id ?? null), user)
    const seen = readLastEventId(request.headers['last-event-id'], match.seq)
    const after = (await isNumberReused(app.db, { id, seen, last })) ? undefined : seen
    return (stream) => {
      const entered = (hubs.get(id) ?? open(match)).enter(stream, !user, async () => {
        if (after !== undefined) return { seen: after, lineups: -1 }
        const snapshot = await getMatchView(app.db, id, user, app.now())
        stream.send(formatMessage('snapshot', snapshot, snapshot.seq))
        return {
          seen: snapshot.seq,
          lineups: savedTimes(snapshot.lineupRevisions),
          teams: teamsKeyOf(snapshot),
        }
      })
      if (user) sendMine(stream, { id, user, entered, atOnce: after !== undefined })
      return entered
    }
  })
}
