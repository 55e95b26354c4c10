import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { Link } from 'react-router'
import { dayText } from '../../lib/pitch-time.ts'
import { Section } from '../../ui/layout/section.tsx'
import { TopScorers } from '../scorers.tsx'
import { findActiveRound, pairText, scoreOrTimeText, groupTiesByDay } from '../ties.ts'

const maxScorers = 3

export function TableSidebar({ tournament }: { tournament: Tournament }) {
  return (
    <div className="hidden lg:grid lg:gap-10">
      <ActiveRound tournament={tournament} />
      {tournament.scorers.length > 0 && (
        <TopScorers
          tournament={tournament}
          most={maxScorers}
          action={<TabLink tab="scorers" label={t`All scorers`} />}
        />
      )}
    </div>
  )
}

const TabLink = ({ tab, label }: { tab: string; label: string }) => (
  <Link className="link" to={`?${tab}`} replace preventScrollReset>
    {label}
  </Link>
)

function ActiveRound({ tournament }: { tournament: Tournament }) {
  const round = findActiveRound(tournament)
  if (!round) return null
  const days = groupTiesByDay({ ...tournament, stages: [round.stage] })
  return (
    <Section
      title={t`Round ${{ round: round.number }}`}
      action={<TabLink tab="matches" label={t`All matches`} />}
    >
      {days.map(({ day, ties }) => (
        <div key={day ?? ''}>
          <p className="small pt-3">{day ? dayText(day, 'UTC') : t`No date yet`}</p>
          <ol>
            {ties.map(({ tie }) => (
              <li
                key={tie._id}
                className="grid grid-cols-[56px_minmax(0,1fr)] gap-3.5 items-baseline py-3 border-b border-b-line font-strong wrap-anywhere"
              >
                <span className="num">{scoreOrTimeText(tie, tournament)}</span>
                <TieTeams tie={tie} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Section>
  )
}

function TieTeams({ tie: { _id, isMatch, teamOne, teamTwo } }: { tie: Tie }) {
  const teams = pairText(teamOne.name || t`No team`, teamTwo.name || t`No team`)
  return isMatch ? <Link to={`/m/${_id}`}>{teams}</Link> : <b>{teams}</b>
}
