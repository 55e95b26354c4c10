import type { Slot } from '@i-one/contract/bookings'
import type { Pitch } from '@i-one/contract/pitches'
import { minute } from '@i-one/game/durations'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { dayText, timeRangeText } from '../lib/pitch-time.ts'
import { Button } from '../ui/button.tsx'
import { CentreCircle } from '../ui/football/ring.tsx'
import { Band } from '../ui/layout/band.tsx'
import { slotsQuery } from './queries.ts'
import type { SlotChoice } from './slot-choice.ts'
import { NextSlots } from './taken-slot.tsx'

type EndedHoldProps = {
  pitch: Pick<Pitch, '_id' | 'name' | 'timeZone' | 'slotMinutes'>
  slot: Slot
  pending: boolean
  onTake: (choice: SlotChoice) => void
}

const nextShown = 3

const countSlots = ({ start, end }: Slot, minutes: number) =>
  Math.round((Date.parse(end) - Date.parse(start)) / (minutes * minute))

export const EndedHoldBanner = ({ pitch, slot, pending, onTake }: EndedHoldProps) => {
  const timeRange = timeRangeText(slot, pitch.timeZone)
  const day = dayText(slot.start, pitch.timeZone)
  return (
    <Band ink>
      <CentreCircle at={{ d: 120, x: '100%', y: '100%' }} wide={{ d: 240, x: '84%', y: '100%' }} />
      <div className="wrap relative grid justify-items-start gap-4 pt-7 pb-8 lg:pt-13 lg:pb-14" role="alert">
        <h1 className="text-[length:clamp(1.75rem,1.2rem_+_2.6vw,3rem)]">
          <Trans>Your hold has expired</Trans>
        </h1>
        {slot.state === 'free' ? (
          <>
            <p className="max-w-[52ch]">
              <Trans>
                {timeRange} on {day} at {{ pitch: pitch.name }} is available to everyone again. Your answers
                below are saved.
              </Trans>
            </p>
            <Button
              variant="chalk"
              size="big"
              pending={pending}
              pendingText={t`Taking the slot...`}
              onClick={() => onTake({ start: slot.start, slots: countSlots(slot, pitch.slotMinutes) })}
            >
              <Trans>Take the slot again</Trans>
            </Button>
          </>
        ) : (
          <>
            <p className="max-w-[52ch]">
              <Trans>
                {timeRange} on {day} at {{ pitch: pitch.name }} is no longer available. Your answers below are
                saved.
              </Trans>
            </p>
            <NextFree pitch={pitch} after={slot.start} pending={pending} onTake={onTake} />
          </>
        )}
      </div>
    </Band>
  )
}

type NextFreeProps = Pick<EndedHoldProps, 'pitch' | 'pending' | 'onTake'> & { after: string }

function NextFree({ pitch, after, pending, onTake }: NextFreeProps) {
  const { data: slots } = useQuery(slotsQuery(pitch._id))
  if (!slots) return null
  const free = slots.filter(({ state, start }) => state === 'free' && start >= after)
  return (
    <NextSlots
      variant="line"
      slots={free.slice(0, nextShown)}
      timeZone={pitch.timeZone}
      pending={pending}
      onTake={({ start }) => onTake({ start, slots: 1 })}
    />
  )
}
