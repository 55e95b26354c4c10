import type { Session } from '@i-one/contract/sessions'
import { countText } from '@i-one/game/count-text'
import { nearDayText, stretchText } from '../lib/pitch-time.ts'
import { useZoneAfter } from '../lib/time/zone-note.ts'
import { useNow } from '../lib/use-now.ts'
import { pendingText } from './pending-text.ts'

export function TicketFacts({ session }: { session: Session }) {
  const { pitch, start, sets, playersPerTeam, going, capacity } = session
  const day = nearDayText(start, pitch.timeZone, useNow())
  const zone = useZoneAfter(start, pitch.timeZone)
  const waits = pendingText(session)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3 mt-4.5">
        <div className="flex-1 min-w-[7rem]">
          <p className="text-[1.125rem] font-strong leading-[1.3]">{pitch.name}</p>
          <p className="small text-balance text-ink-mute">
            {day} {stretchText(session, pitch.timeZone)}
            {zone}, {countText(sets, 'set')} of {playersPerTeam}
          </p>
        </div>
        <p className="num flex-none text-[1.75rem]">
          <span aria-hidden="true">
            {going}
            <small className="text-[1em] text-ink-mute">/{capacity}</small>
          </span>
          <span className="vh">
            {going} of {capacity} are in
          </span>
        </p>
      </div>
      {waits && <p className="mt-2.5 font-strong">{waits}</p>}
    </>
  )
}
