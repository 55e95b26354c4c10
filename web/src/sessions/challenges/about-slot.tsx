import type { Challenge } from '@i-one/contract/sessions/challenges'
import type { ReactNode } from 'react'
import { dayText, timeText } from '../../lib/pitch-time.ts'
import { commaText } from '../../ui/text/joins.ts'
import { costText, freeMembersText, answersText, slotStateText } from './challenge-words.ts'
import { SlotState } from './slot-state.tsx'

type Slot = Challenge['slots'][number]

/** Formats a slot's start, like 'Sat 29 Nov 18:00'. */
export const shortSlotText = ({ start, pitch }: Slot) =>
  `${dayText(start, pitch.timeZone)} ${timeText(start, pitch.timeZone)}`

type AboutProps = { slot: Slot; challenge: Challenge }

export const SlotDetails = ({ slot, challenge }: AboutProps) => {
  const { start, pitch, price, state } = slot
  const free = challenge.state === 'open' && freeMembersText(slot)
  return (
    <>
      <b className="num">{timeText(start, pitch.timeZone)}</b>
      <span>
        <b>{dayText(start, pitch.timeZone)}</b>
        <br />
        <span className="small mute">
          {commaText(pitch.name, pitch.address, price.amount > 0 && costText(challenge, price))}
        </span>
        {free && (
          <span className="small strong">
            <br />
            {free}
          </span>
        )}
        {challenge.state === 'open' && answersText(slot) && (
          <span className="small">
            <br />
            {answersText(slot)}
          </span>
        )}
        <SlotState tone={state}>{slotStateText(challenge, state)}</SlotState>
      </span>
    </>
  )
}

export const OfferedSlot = ({ children, ...about }: AboutProps & { children?: ReactNode }) => (
  <li className="grid grid-cols-[88px_minmax(0,1fr)_auto] gap-x-3 gap-y-1 items-center min-h-19 py-2.5 border-b border-b-line leading-[1.35]">
    <SlotDetails {...about} />
    {children}
  </li>
)
