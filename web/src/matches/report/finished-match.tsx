import type { MatchDecision } from '@i-one/contract/matches'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { MatchProps } from '../match-status.ts'
import { NextMatchSection } from './after-match.tsx'
import { MatchReport } from './match-report.tsx'
import { VoteSection } from './vote-section.tsx'

type FinishedMatchProps = MatchProps & { isSaved: boolean; leadsOn: boolean; children?: ReactNode }

const sentences: Partial<Record<MatchDecision['by'], string>> = {
  open: t`The organizer decides who goes through.`,
  replay: t`This result stays on record. The match will be replayed.`,
}

const Decided = ({ decision: { by }, tournament }: { decision: MatchDecision; tournament: string }) => (
  <p>
    {sentences[by]}{' '}
    <Link className="link" to={`/tournament/${tournament}?matches`}>
      <Trans>See the tournament</Trans>
    </Link>
  </p>
)

export const FinishedMatch = ({ match, status, events, isSaved, leadsOn, children }: FinishedMatchProps) => (
  <div className="grid gap-10">
    {match.tournament && match.decision && (
      <Decided decision={match.decision} tournament={match.tournament} />
    )}
    {leadsOn && match.session && <NextMatchSection match={match} session={match.session} isSaved={isSaved} />}
    <VoteSection match={match} isSaved={isSaved} />
    <MatchReport match={match} status={status} events={events} />
    {children}
  </div>
)
