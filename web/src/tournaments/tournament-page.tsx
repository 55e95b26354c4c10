import type { Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { throwWithoutData } from '../lib/query-client.ts'
import { Loading } from '../ui/feedback/loading.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { sharedTournamentQuery, tournamentQuery } from './queries.ts'
import { TournamentView } from './tournament-view.tsx'
import { useLiveTournament } from './use-live-tournament.ts'

/** Visitors open a tournament by its link code, signed-in users also by its id. */
export function Component() {
  const { code, id = '' } = useParams()
  const { data } = useQuery({
    ...(code === undefined ? tournamentQuery(id) : sharedTournamentQuery(code)),
    throwOnError: throwWithoutData,
  })
  return data ? <Live key={data._id} first={data} /> : <LoadingTournament />
}

function Live({ first }: { first: Tournament }) {
  const { refetchInterval } = useLiveTournament(first._id)
  const { data = first } = useQuery({ ...tournamentQuery(first._id), refetchInterval })
  return <TournamentView tournament={data} />
}

const LoadingTournament = () => (
  <Loading label={t`Loading tournament`}>
    <Skeleton height={180} />
    <div className="wrap grid grid-cols-1 pt-5 pb-18 lg:pt-7 lg:pb-28">
      <Skeleton height={420} />
    </div>
  </Loading>
)
