import { t } from '@lingui/core/macro'
import { Loading } from '../ui/feedback/loading.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'

const tiles = [1, 2, 3, 4, 5, 6, 7, 8]

export const LoadingSlots = () => (
  <Loading label={t`Loading slots`}>
    <Skeleton height={84} />
    <div className="grid grid-cols-[1fr_1fr] gap-2 mt-6 lg:grid-cols-[repeat(4,1fr)] lg:gap-2.5">
      {tiles.map((tile) => (
        <Skeleton key={tile} height={76} />
      ))}
    </div>
  </Loading>
)
