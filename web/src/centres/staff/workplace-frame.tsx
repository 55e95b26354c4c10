import type { OwnPitch } from '@i-one/contract/pitches/registration'
import { t } from '@lingui/core/macro'
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
  titleOf: (centre: string) => string
  sentence: string
  sentenceOf: (centre: string) => string
  loading: string
  children: (centre: string, pitches: OwnPitch[]) => ReactNode
}

export function WorkplacePage(props: WorkplaceFrameProps) {
  const { title, titleOf, sentence, sentenceOf, loading, children } = props
  const { id = '' } = useParams()
  const { data: workplaces } = useQuery({ ...workplacesQuery, throwOnError: throwWithoutData })
  const { data: pitches } = useQuery({ ...myPitchesQuery, throwOnError: throwWithoutData })
  const centre = workplaces?.find(({ _id }) => _id === id)
  usePageTitle(centre ? titleOf(centre.name) : title)
  return (
    <>
      <PageHead title={title}>
        <p>{centre ? sentenceOf(centre.name) : sentence}</p>
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
            title={t`Not your centre`}
            sentence={t`You don't own or work at this centre.`}
            action={<BackToPitchesLink />}
          />
        )}
      </div>
    </>
  )
}
