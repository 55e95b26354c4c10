import type { Match } from '@i-one/contract/matches'
import { isLive, isOver } from '@i-one/game/matches/match-state'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, Suspense, useState } from 'react'
import { lazyPart } from '../lib/rendered/lazy-part.ts'
import { useMainStore } from '../lib/store.ts'
import { useWakeLock } from '../lib/use-wake-lock.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Section } from '../ui/layout/section.tsx'
import { EditableLineups } from './lineups/edited-lineups.tsx'
import { LiveBoard } from './live/live-board.tsx'
import type { MatchStream } from './live/match-stream.ts'
import { useMatchStatus } from './match-status.ts'
import { FinishedMatch } from './report/finished-match.tsx'
import { ResultCorrection } from './scoring/correct-match.tsx'
import { getRefereeActions } from './scoring/referee-actions.ts'
import { RejectedEvents } from './scoring/rejected-events.tsx'
import { DuplicateGoalQuestion } from './scoring/same-goal.tsx'
import { subscribeToRecordedEvents, getScorerOutbox } from './scoring/scorer-outbox.ts'
import { ScoringBar } from './scoring/scoring-bar.tsx'
import { ShootOutPanel, useKickTurn } from './scoring/shoot-out-panel.tsx'
import { ShootOutStart, PenaltiesOffer } from './scoring/shoot-out-start.tsx'
import { createScoring, useUnsentEvents, useRejectedEvents } from './scoring/use-scoring.ts'
import { WinnerByGoals, findWinnerByGoals } from './scoring/won-by-goals.tsx'
import type { SpectatorProps } from './watched-match.tsx'

/** Shows recorded events immediately and stores them on the device until the server has saved them. */
export function ScorerView({ match, live, source }: SpectatorProps & { source: MatchStream }) {
  const isMember = useMainStore(({ auth }) => auth.isAuthenticated)
  const { unsent, failing, durable } = useUnsentEvents(match._id)
  const { events, status } = useMatchStatus(match, unsent)
  const refused = useRejectedEvents(match._id)
  const scoring = createScoring(match, status)
  useWakeLock(isLive(status.state))
  useEffect(
    () => subscribeToRecordedEvents((recorded) => recorded._id === match._id && source.receive(recorded)),
    [source, match._id],
  )
  const isConnected = live.link.state === 'open'
  // sends queued events on reconnect, because the next retry can be up to 30 seconds away
  useEffect(() => {
    if (isConnected) getScorerOutbox()?.send()
  }, [isConnected])
  const actions = getRefereeActions(match, status)
  const turn = useKickTurn(match, status, events)
  const next = turn ? (
    <ShootOutPanel {...{ match, turn }} />
  ) : actions.shootOut ? (
    <ShootOutStart {...{ match, scoring }} />
  ) : actions.straightToPenalties ? (
    <PenaltiesOffer {...{ match, scoring }} />
  ) : status.state === 'playing' && findWinnerByGoals(match, status) ? (
    <WinnerByGoals {...{ match, status, scoring }} />
  ) : (
    status.state === 'finished' && (
      <FinishedMatch
        {...{ match, status, events }}
        leadsOn={isMember}
        isSaved={unsent.length + refused.length === 0}
      >
        <ResultCorrection {...{ match, status, scoring }} />
      </FinishedMatch>
    )
  )
  const first = (refused.length > 0 || status.sameGoals.length > 0 || next) && (
    <>
      <RejectedEvents id={match._id} {...{ match, status }} />
      <DuplicateGoalQuestion {...{ match, status, events, scoring }} />
      {next}
    </>
  )
  return (
    <>
      <LiveBoard
        {...{ live, match, events, status, scoring, first }}
        lineups={
          isMember &&
          !isOver(status.state) && <EditableLineups key={match._id} {...{ match, events, status, scoring }} />
        }
        last={isMember && <Scorekeepers match={match} />}
        sending={{ waiting: unsent.length, refused: refused.length, failing, durable }}
      />
      <ScoringBar
        {...{ match, status, events, scoring, turn }}
        unsent={new Set(unsent.map((event) => event.id))}
      />
    </>
  )
}

const ScorerLinkSheet = lazyPart(async () => (await import('./scorers/hand-over-sheet.tsx')).ScorerLinkSheet)

function Scorekeepers({ match }: { match: Match }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section title={t`Scorekeepers`}>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="whistle" />
        <Trans>Let someone else keep score</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <ScorerLinkSheet match={match} onDone={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Section>
  )
}
