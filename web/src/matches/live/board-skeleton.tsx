import { Loading } from '../../ui/feedback/loading.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

const rows = [1, 2, 3, 4, 5]

export const BoardSkeleton = () => (
  <Loading label="Loading the match">
    <div className="on-dark bg-ink">
      <div className="wrap grid gap-6 min-h-[420px] pt-3.5 pb-6">
        <Skeleton dark width={120} height={28} shape="pill" />
        <div className="flex items-center justify-around">
          <Skeleton dark width="30vw" height="min(32vw, 11rem)" className="max-w-[11rem]" />
          <Skeleton dark width="30vw" height="min(32vw, 11rem)" className="max-w-[11rem]" />
        </div>
        <Skeleton dark width="60vw" height={56} className="max-w-[24rem] mx-auto" />
      </div>
    </div>
    <div className="wrap grid gap-3 pt-16 pb-10">
      {rows.map((row) => (
        <Skeleton key={row} height={56} />
      ))}
    </div>
  </Loading>
)
