import { t } from '@lingui/core/macro'
import { Loading } from '../ui/feedback/loading.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Band } from '../ui/layout/band.tsx'

export const LoadingSession = () => (
  <Loading label={t`Loading game`}>
    <Band as="div">
      <div className="wrap relative pt-5 pb-7 max-md:pe-11 lg:pt-11 lg:pb-12">
        <Skeleton dark width={180} height={72} />
        <Skeleton dark width="70%" height={32} />
        <Skeleton dark width="50%" />
      </div>
    </Band>
    <div className="wrap columns gap-y-12 pt-7 pb-12 lg:gap-y-14 lg:pt-12 lg:pb-24">
      <Skeleton height={460} />
      <Skeleton height={240} />
    </div>
  </Loading>
)
