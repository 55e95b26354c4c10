import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { usePageTitle } from '../lib/page-title.ts'
import { FollowedMatch } from './followed-match.tsx'
import { useLiveMatch } from './live/use-live-match.ts'
import { matchQuery } from './queries.ts'
import { borrowedWhistle } from './scorers/borrowed-whistle.ts'

/** The page that a shared link of a match opens, for everyone: seen, not touched, unless one was handed its whistle. */
export function Component() {
  const { id = '' } = useParams()
  return <Watched key={id} id={id} />
}

function Watched({ id }: { id: string }) {
  // asked for by the server alone: here the stream says how it stands
  const { data } = useQuery({ ...matchQuery(id), enabled: import.meta.env.SSR })
  const followed = useLiveMatch(id, data)
  const { match } = followed
  usePageTitle(match ? `${match.teamOne.name} v ${match.teamTwo.name}` : 'Live Match')
  return <FollowedMatch id={id} followed={followed} withWhistle={borrowedWhistle()?.match === id} />
}
