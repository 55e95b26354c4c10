import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { usePageTitle } from '../lib/page-title.ts'
import { throwWithoutData } from '../lib/query-client.ts'
import { Loading } from '../ui/feedback/loading.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Band } from '../ui/layout/band.tsx'
import { LoadingSlots } from './loading-slots.tsx'
import { PickSlot } from './pick-slot.tsx'
import { PitchHeader } from './pitch-head.tsx'
import { pitchQuery } from './queries.ts'
import headStyles from './pitch-head.module.css'

export function Component() {
  const { id = '' } = useParams()
  const { data: pitch } = useQuery({ ...pitchQuery(id), throwOnError: throwWithoutData })
  usePageTitle(pitch?.name ?? t`Pitch`)
  if (!pitch) return <LoadingPitch />
  return (
    <>
      <PitchHeader pitch={pitch} />
      <PickSlot key={pitch._id} pitch={pitch} />
    </>
  )
}

const LoadingPitch = () => (
  <Loading label={t`Loading pitch`}>
    <div className={headStyles.head}>
      <div className={headStyles.photo} />
      <Band as="div" className={headStyles.band}>
        <div className={headStyles.text}>
          <Skeleton dark width="70%" height={48} />
        </div>
      </Band>
    </div>
    <div className="wrap columns gap-y-11 pt-8 pb-12 lg:pt-12 lg:pb-24">
      <LoadingSlots />
    </div>
  </Loading>
)
