import type { Session } from '@i-one/contract/sessions'
import { hasBegun, isLive } from '@i-one/game/matches/match-state'
import { penaltiesText } from '@i-one/game/matches/winner'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Chip } from '../../ui/chip.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { findCurrentMatch } from '../session-status.ts'
import type { SessionActions } from '../use-session-actions.ts'
import { NextMatch } from './next-on.tsx'
import { SessionTable, hasPlayedMatches } from './session-table.tsx'

type PlayedMatch = Session['matches'][number]
type SessionMatchesProps = { session: Session; captain: boolean; actions: SessionActions }

const endings: Partial<Record<string, string>> = {
  abandoned: t`Abandoned`,
  walkover: t`Walkover`,
  postponed: t`Postponed`,
}

const endingOf = ({ state, played }: PlayedMatch) =>
  endings[state] ?? (state === 'finished' && !played ? t`Not played` : undefined)

export function SessionMatches({ session, captain, actions }: SessionMatchesProps) {
  const { matches, next } = session
  const current = findCurrentMatch(session)
  return (
    <Section title={t`Matches`}>
      <ol>
        {matches.map((match) => (
          <li key={match._id}>
            <Link
              className="flex items-center gap-3.5 min-h-15 py-2 border-b border-b-line no-underline hover:bg-turf-soft"
              to={captain && match === current ? `/live-match?match=${match._id}` : `/m/${match._id}`}
            >
              <MatchRow match={match} />
            </Link>
          </li>
        ))}
      </ol>
      {next && (
        <section className="mt-7" aria-label={t`Next on the pitch`}>
          <h3 className="mb-2 text-[1.125rem]">
            <Trans>Next on the pitch</Trans>
          </h3>
          <NextMatch
            key={`${matches.length} ${next.one} ${next.two}`}
            session={session}
            next={next}
            {...(captain && { actions })}
          />
        </section>
      )}
      {hasPlayedMatches(session) && <SessionTable session={session} />}
    </Section>
  )
}

const MatchRow = ({ match }: { match: PlayedMatch }) => {
  const { number, state, teamOne, teamTwo, score } = match
  const ending = endingOf(match)
  const penalties = penaltiesText(match)
  return (
    <>
      <span className="num w-7 text-muted text-[1.25rem]">{number}</span>
      <span className="flex-1 min-w-0 font-strong wrap-anywhere">
        <Trans>
          {{ teamOne: teamOne.name }} <span className="mute">v</span> {{ teamTwo: teamTwo.name }}
        </Trans>
        {penalties && <span className="block text-muted text-small font-normal">{penalties}</span>}
      </span>
      {isLive(state) && (
        <Chip tone="live">
          <Trans>Live</Trans>
        </Chip>
      )}
      {ending && <Chip tone="off">{ending}</Chip>}
      <span className="num text-[1.5rem]">{hasBegun(state) ? `${score.T1}–${score.T2}` : '-'}</span>
    </>
  )
}
