import type { Session } from '@i-one/contract/sessions'
import { nearDayText, timeText } from '../lib/pitch-time.ts'
import { useZoneAfter } from '../lib/time/zone-note.ts'
import { useNow } from '../lib/use-now.ts'
import { pendingText } from './pending-text.ts'
import { ListLine, ShortList } from './short-list.tsx'

export const OtherSessions = ({ sessions }: { sessions: readonly Session[] }) => (
  <ShortList title="Your other sessions" all={sessions}>
    {(session) => <OtherSession key={session._id} session={session} />}
  </ShortList>
)

function OtherSession({ session }: { session: Session }) {
  const { _id, start, pitch, going, capacity } = session
  const zone = useZoneAfter(start, pitch.timeZone)
  const waits = pendingText(session)
  return (
    <ListLine to={`/sessions/${_id}`}>
      <span className="num">{timeText(start, pitch.timeZone)}</span>
      <span>
        <span className="block font-strong wrap-anywhere group-hover:text-turf">{pitch.name}</span>
        <span className="small mute">
          {nearDayText(start, pitch.timeZone, useNow())}
          {zone}
        </span>
        {waits && <span className="block text-small font-strong">{waits}</span>}
      </span>
      <span className="num">
        {going}/{capacity}
      </span>
    </ListLine>
  )
}
