import type { OwnPitch } from '@i-one/contract/pitches/registration'
import { capitalize } from '@i-one/game/capitalize'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { BackToPitchesLink } from '../back-to-pitches.tsx'
import { myPitchesQuery } from '../queries.ts'
import { workplacesQuery } from './queries.ts'

type WorkplaceFrameProps = {
  title: string
  sentence: string
  loading: string
  children: (centre: string, pitches: OwnPitch[]) => ReactNode
}

export function WorkplacePage({ title, sentence, loading, children }: WorkplaceFrameProps) {
  const { id = '' } = useParams()
  const { data: workplaces } = useQuery({ ...workplacesQuery, throwOnError: throwWithoutData })
  const { data: pitches } = useQuery({ ...myPitchesQuery, throwOnError: throwWithoutData })
  const centre = workplaces?.find(({ _id }) => _id === id)
  usePageTitle(centre ? `${title} of ${centre.name}` : title)
  return (
    <>
      <PageHead title={title}>
        <p>{centre ? `${centre.name}: ${sentence}` : capitalize(sentence)}</p>
      </PageHead>
      <div className="wrap grid grid-cols-1 gap-10 max-w-[calc(760px_+_2_*_var(--spacing-gut))] pt-8 pb-18">
        {!workplaces || !pitches ? (
          <Loading label={loading} height={240} />
        ) : centre ? (
          children(
            id,
            pitches.filter((pitch) => pitch.centre === id),
          )
        ) : (
          <Empty
            art="area"
            title="Not your centre"
            sentence="You don't own or work at this centre."
            action={<BackToPitchesLink />}
          />
        )}
      </div>
    </>
  )
}
