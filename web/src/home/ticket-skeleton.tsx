import { Loading } from '../ui/feedback/loading.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Ticket } from '../ui/layout/ticket.tsx'

export const TicketSkeleton = ({ className }: { className?: string }) => (
  <Loading label="Loading your sessions" className={className}>
    <Ticket
      top={
        <div className="stack">
          <Skeleton dark width="70%" height={20} />
          <Skeleton dark width="90%" height={64} />
          <Skeleton dark width="60%" height={40} />
        </div>
      }
      bottom={
        <div className="stack">
          <Skeleton dark width="60%" height={16} />
          <Skeleton dark height={32} />
          <Skeleton dark height={48} shape="pill" />
        </div>
      }
    />
  </Loading>
)
