import type { Tournament } from '@i-one/contract/tournaments'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { useSearch } from '../../lib/use-search.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { tournamentQuery } from '../queries.ts'
import { listTies, isOver } from '../ties.ts'
import { ChoicesForm } from './choices-form.tsx'
import { DraftScheduleView } from './laid-plan.tsx'

/** Drafts a schedule, which is booked as a whole or not at all. The URL holds the choices and the draft’s id. */
export function Component() {
  const { id = '' } = useParams()
  const { data: tournament } = useQuery({ ...tournamentQuery(id), throwOnError: throwWithoutData })
  const [search] = useSearch()
  const plan = search.get('plan')
  usePageTitle(tournament ? t`Schedule for ${{ tournament: tournament.name }}` : t`Schedule matches`)
  const blocker = tournament && findBlocker(tournament)
  return (
    <>
      <PageHead title={t`Schedule matches`}>
        <p>{tournament ? headText(tournament, !blocker) : t`Nothing is booked or held yet.`}</p>
      </PageHead>
      {!tournament || blocker ? (
        <div className="wrap pt-8 pb-12 lg:pt-12 lg:pb-24">
          {blocker ?? <Loading label={t`Loading tournament`} height={320} />}
        </div>
      ) : plan ? (
        <DraftScheduleView key={plan} tournament={tournament} plan={plan} />
      ) : (
        <ChoicesForm tournament={tournament} />
      )}
    </>
  )
}

const countTeams = ({ entries }: Tournament) => entries.filter(({ state }) => state !== 'withdrawn').length

const headText = (tournament: Tournament, plannable: boolean) => {
  const teams = plural({ teams: countTeams(tournament) }, { one: '# team', other: '# teams' })
  const facts = `${commaText(tournament.name, teams)}.`
  return plannable ? `${facts} ${t`Nothing is booked or held yet.`}` : facts
}

const findBlocker = (tournament: Tournament): ReactNode => {
  const { state, code, mine } = tournament
  const back = (
    <Link className={buttonClass({ variant: 'chalk' })} to={`/t/${code}`}>
      <Trans>Back to the tournament</Trans>
    </Link>
  )
  const notice = (title: string, sentence: string) => (
    <Empty art="area" title={title} sentence={sentence} action={back} />
  )
  if (!mine?.organizer) return notice(t`Organizer only`, t`Only the organizer can schedule these matches.`)
  if (state === 'finished' || state === 'cancelled')
    return notice(t`This tournament is over`, t`There are no matches left to schedule.`)
  if (state === 'entries') return notice(t`No draw yet`, t`Make the draw first, then schedule the matches.`)
  if (!listTies(tournament).some((tie) => !tie.start && !isOver(tie)))
    return notice(t`All matches scheduled`, t`Every match has a time.`)
  return undefined
}
