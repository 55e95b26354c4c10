import type { Slot } from '@i-one/contract/bookings'
import type { PublicCentre } from '@i-one/contract/centres/sharing'
import { useQueries } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { MyHoldBanner } from '../../bookings/held-by-me.tsx'
import { slotsQuery } from '../../bookings/queries.ts'
import { listChosenSlots, sumSlotPrices, type SlotChoice } from '../../bookings/slot-choice.ts'
import { TakenSlotNotice } from '../../bookings/taken-slot.tsx'
import { useCreateHold } from '../../bookings/use-take-hold.ts'
import { useNavigate } from '../../lib/routing/use-navigate.ts'
import { toSearch } from '../../lib/use-search.ts'
import { TakeSlotBar, TakeSlotCard } from '../../pitches/take-slot.tsx'
import { AboutCentre } from './about-centre.tsx'
import { FreeTimes } from './free-times.tsx'

const useChoice = () => {
  const [search] = useSearchParams()
  const [pitch, start, slots] = [search.get('pitch'), search.get('at'), Number(search.get('slots') ?? 1)]
  const choice: SlotChoice | undefined = start && pitch ? { start, slots: slots || 1 } : undefined
  const to = (of: string, chosen: SlotChoice | undefined) =>
    toSearch(search, { pitch: chosen && of, at: chosen?.start, slots: chosen && String(chosen.slots) })
  return { pitch, choice, to }
}

export function CentreSlotPicker({ centre }: { centre: PublicCentre }) {
  const navigate = useNavigate()
  const chosen = useChoice()
  const answers = useQueries({ queries: centre.pitches.map(({ _id }) => slotsQuery(_id)) })
  const rows = centre.pitches.map((pitch, n) => ({
    pitch,
    slots: answers[n]?.data,
    error: answers[n]?.error,
  }))
  const { pitch, slots = [] } = rows.find((row) => row.pitch._id === chosen.pitch) ?? {}
  const { take, pending, conflict } = useCreateHold(({ _id, pitch: of }) =>
    navigate(`/schedule-detail?${new URLSearchParams({ hold: _id, pitch: of })}`),
  )
  const row = chosen.choice ? listChosenSlots(chosen.choice, slots) : []
  const shown = pitch ?? centre.pitches[0]!
  const onTake = (first: Slot) =>
    take({ pitch: shown._id, start: first.start, slots: row.length, price: sumSlotPrices(row) })
  const taking = { pitch: shown, row, pending, onTake }
  return (
    <>
      <div className="wrap columns gap-y-11 pt-8 pb-12 lg:pt-12 lg:pb-24">
        <div className="grid grid-cols-1 gap-11 content-start">
          {centre.pitches.map((one) => (
            <MyHoldBanner key={one._id} pitch={one} />
          ))}
          {conflict && pitch && (
            <TakenSlotNotice
              conflict={conflict}
              timeZone={pitch.timeZone}
              pending={pending}
              onTake={({ start, price }) => take({ pitch: pitch._id, start, slots: 1, price })}
            />
          )}
          <FreeTimes rows={rows} timeZone={centre.timeZone} {...chosen} />
        </div>
        <div className="grid grid-cols-1 gap-11 content-start">
          <TakeSlotCard {...taking} />
          <AboutCentre centre={centre} />
        </div>
      </div>
      <TakeSlotBar {...taking} />
    </>
  )
}
