import type { Session } from '@i-one/contract/sessions'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation, type Location } from 'react-router'
import { relativeDayText, timeText } from '../lib/pitch-time.ts'
import { useNavigate } from '../lib/routing/use-navigate.ts'
import { useZoneNote } from '../lib/time/zone-note.ts'
import { useNow } from '../lib/use-now.ts'
import { useMySessions } from '../sessions/use-live-sessions.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Ticket } from '../ui/layout/ticket.tsx'
import { commaText } from '../ui/text/joins.ts'
import { excludeEndedGames } from './not-over.ts'
import { pendingText } from './pending-text.ts'
import { SessionTicket } from './session-ticket.tsx'
import { ListRow, ShortList } from './short-list.tsx'
import { usePersistedQuery } from './use-last-seen.ts'

type MySessionsProps = {
  /** User id, which is also the player id. */
  me: string
  /** True if this section is the first on the page and therefore overlaps the green header. */
  isFirst: boolean
}

export function MySessions({ me, isFirst }: MySessionsProps) {
  const ticketOverlap = isFirst ? 'relative z-2 -mt-23 lg:-mt-98' : undefined
  // overlaps the header less than the ticket does, because a card is shorter and the next section must stay below the header
  const cardOverlap = isFirst ? 'relative z-2 -mt-23 lg:-mt-37' : undefined
  const query = usePersistedQuery(useMySessions(), excludeEndedGames)
  const { data, error } = query
  const created = useCreatedId()
  if (error && !data)
    return (
      <Card className={cardOverlap}>
        <ErrorState sentence={t`Your games could not be loaded: ${error.message}`} query={query} />
      </Card>
    )
  if (!data) return <TicketSkeleton className={ticketOverlap} />
  const first = data.find(({ _id }) => _id === created) ?? data[0]
  if (!first) return <NoUpcoming className={cardOverlap} />
  return (
    <div className={ticketOverlap}>
      <SessionTicket key={first._id} session={first} me={me} isNew={first._id === created} />
      <ShortList title={t`Your other games`} all={data.filter((session) => session !== first)}>
        {(session) => <OtherSession key={session._id} session={session} />}
      </ShortList>
    </div>
  )
}

/** Returns the id of the newly created session. Clears the history state, so that a reload does not reopen the share sheet. */
const useCreatedId = () => {
  const { pathname, search, state } = useLocation() as Location<{ created?: string } | null>
  const navigate = useNavigate()
  const [created] = useState(state?.created)
  useEffect(() => {
    if (!state?.created) return
    const here = pathname + search
    const open = async () => {
      await navigate(here, { replace: true, state: null, preventScrollReset: true })
      await navigate(here, { state: { sheet: 'share' }, preventScrollReset: true })
    }
    void open()
  }, [navigate, pathname, search, state])
  return created
}

const NoUpcoming = ({ className }: { className: string | undefined }) => (
  <Card className={className}>
    <h2 className="mb-2 text-[1.5rem]">
      <Trans>No games coming up</Trans>
    </h2>
    <p>
      <Trans>Join a game near you, or book a slot at a pitch and be the captain.</Trans>
    </p>
  </Card>
)

function OtherSession({ session }: { session: Session }) {
  const { _id, start, pitch, going, capacity } = session
  const zone = useZoneNote(start, pitch.timeZone)
  const pending = pendingText(session)
  return (
    <ListRow to={`/sessions/${_id}`}>
      <span className="num">{timeText(start, pitch.timeZone)}</span>
      <span>
        <span translate="no" className="block font-strong wrap-anywhere group-hover:text-turf">
          {pitch.name}
        </span>
        <span className="small mute">
          {commaText(relativeDayText(start, pitch.timeZone, useNow()), zone)}
        </span>
        {pending && <span className="block text-small font-strong">{pending}</span>}
      </span>
      <span className="num">
        {going}/{capacity}
      </span>
    </ListRow>
  )
}

const TicketSkeleton = ({ className }: { className?: string }) => (
  <Loading label={t`Loading your games`} className={className}>
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
