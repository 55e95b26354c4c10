import type { Tournament } from '@i-one/contract/tournaments'
import { countText } from '@i-one/game/count-text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { unlessSeen } from '../../lib/query-client.ts'
import { useSearch } from '../../lib/use-search.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { tournamentQuery } from '../queries.ts'
import { allTies, isOver } from '../ties.ts'
import { ChoicesForm } from './choices-form.tsx'
import { LaidView } from './laid-plan.tsx'

/** A plan books nothing. Booking it takes all of it or nothing. The address holds the choices and the plan. */
export function Component() {
  const { id = '' } = useParams()
  const { data: tournament } = useQuery({ ...tournamentQuery(id), throwOnError: unlessSeen })
  const [search] = useSearch()
  const plan = search.get('plan')
  usePageTitle(tournament ? `The plan of ${tournament.name}` : 'The plan')
  const refused = tournament && unplannable(tournament)
  return (
    <>
      <PageHead title="The plan">
        <p>{tournament ? headText(tournament, !refused) : 'Nothing is booked or held yet.'}</p>
      </PageHead>
      {!tournament || refused ? (
        <div className="wrap pt-8 pb-12 lg:pt-12 lg:pb-24">
          {refused ?? <Loading label="Loading the tournament" height={320} />}
        </div>
      ) : plan ? (
        <LaidView key={plan} tournament={tournament} plan={plan} />
      ) : (
        <ChoicesForm tournament={tournament} />
      )}
    </>
  )
}

const teamsIn = ({ entries }: Tournament) => entries.filter(({ state }) => state !== 'withdrawn').length

const headText = (tournament: Tournament, plannable: boolean) =>
  `${tournament.name}, ${countText(teamsIn(tournament), 'team')}.${plannable ? ' Nothing is booked or held yet.' : ''}`

const unplannable = (tournament: Tournament): ReactNode => {
  const { state, code, mine } = tournament
  const back = (
    <Link className={buttonClass({ variant: 'chalk' })} to={`/t/${code}`}>
      To the tournament
    </Link>
  )
  const say = (title: string, sentence: string) => (
    <Empty art="area" title={title} sentence={sentence} action={back} />
  )
  if (!mine?.organizer) return say('Not yours to plan', 'Its organizer lays the calendar.')
  if (state === 'finished' || state === 'cancelled') return say('It is over', 'Nothing is played any more.')
  if (state === 'entries') return say('Not drawn yet', 'Draw it first, so that there are matches to plan.')
  if (!allTies(tournament).some((tie) => !tie.start && !isOver(tie)))
    return say('Nothing to plan', 'Every match has its time.')
  return undefined
}
