import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { usePageTitle } from '../lib/page-title.ts'
import { LiveMatch } from './followed-match.tsx'
import { useLiveMatch } from './live/use-live-match.ts'
import { matchNameText } from './match-name-text.ts'
import { matchQuery } from './queries.ts'
import { readScorerToken } from './scorers/scorer-token.ts'

/** Renders the public page of a match, which is read-only except on the device of a scorekeeper without an account. */
export function Component() {
  const { id = '' } = useParams()
  return <Watched key={id} id={id} />
}

function Watched({ id }: { id: string }) {
  // only for server rendering, because the browser reads the match from the stream
  const { data } = useQuery({ ...matchQuery(id), enabled: import.meta.env.SSR })
  const followed = useLiveMatch(id, data)
  const { match } = followed
  usePageTitle(match ? matchNameText(match.teamOne.name, match.teamTwo.name) : t`Live Match`)
  return <LiveMatch id={id} followed={followed} offersScoring={readScorerToken()?.match === id} />
}
