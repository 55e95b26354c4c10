import { useParams } from 'react-router'
import { usePageTitle } from '../lib/page-title.ts'
import { FollowedMatch } from './followed-match.tsx'
import { useLiveMatch } from './live/use-live-match.ts'
import { borrowedWhistle } from './scorers/borrowed-whistle.ts'

/** The page that a shared link of a match opens, for everyone: seen, not touched, unless one was handed its whistle. */
export function Component() {
  const { id = '' } = useParams()
  return <Watched key={id} id={id} />
}

function Watched({ id }: { id: string }) {
  const followed = useLiveMatch(id)
  const { match } = followed
  usePageTitle(match ? `${match.teamOne.name} v ${match.teamTwo.name}` : 'Live Match')
  return <FollowedMatch followed={followed} withWhistle={borrowedWhistle()?.match === id} />
}
