import type { Slot } from '@i-one/contract/bookings'
import type { Pitch } from '@i-one/contract/pitches'
import { t } from '@lingui/core/macro'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { MyHoldBanner } from '../bookings/held-by-me.tsx'
import { slotsQuery } from '../bookings/queries.ts'
import {
  listChosenSlots,
  maxConsecutiveSlots,
  sumSlotPrices,
  type SlotChoice,
} from '../bookings/slot-choice.ts'
import { SlotPicker } from '../bookings/slot-picker.tsx'
import type { JoinableSession } from '../bookings/slot-tile.tsx'
import { TakenSlotNotice } from '../bookings/taken-slot.tsx'
import { useCreateHold } from '../bookings/use-take-hold.ts'
import { fetchNearbyGames } from '../lib/games.ts'
import { useNavigate } from '../lib/routing/use-navigate.ts'
import { useMainStore } from '../lib/store.ts'
import { useZoneNote } from '../lib/time/zone-note.ts'
import { toSearch } from '../lib/use-search.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Section } from '../ui/layout/section.tsx'
import { commaText } from '../ui/text/joins.ts'
import { AboutPitch, PitchTrackRecord } from './about-pitch.tsx'
import { LoadingSlots } from './loading-slots.tsx'
import { TakeSlotBar, TakeSlotCard } from './take-slot.tsx'
import { PitchLocation } from './where-it-is.tsx'

const readChoice = (params: URLSearchParams): SlotChoice | undefined => {
  const start = params.get('at')
  if (!start) return undefined
  const slots = Number(params.get('slots') ?? 1)
  return Number.isInteger(slots) && slots >= 1 && slots <= maxConsecutiveSlots ? { start, slots } : undefined
}

/** Stores the chosen slots in the URL, so that the choice survives a reload and the sign-in. */
const useChoice = () => {
  const [search] = useSearchParams()
  const to = (choice: SlotChoice | undefined) =>
    toSearch(search, { at: choice?.start, slots: choice && String(choice.slots) })
  return [readChoice(search), to] as const
}

const within = 'slots'

export function PickSlot({ pitch }: { pitch: Pitch }) {
  const navigate = useNavigate()
  const isMember = useMainStore(({ auth }) => auth.isAuthenticated)
  const [choice, to] = useChoice()
  const query = useQuery(slotsQuery(pitch._id))
  const { data: slots, error } = query
  const openIn = useFindJoinable(pitch, isMember)
  const zone = useZoneNote(slots?.[0]?.start, pitch.timeZone)
  const { take, pending, conflict } = useCreateHold(({ _id }) =>
    navigate(`/schedule-detail?${new URLSearchParams({ hold: _id, pitch: pitch._id })}`),
  )

  const row = choice && slots ? listChosenSlots(choice, slots) : []
  const onTake = (first: Slot) =>
    take({ pitch: pitch._id, start: first.start, slots: row.length, price: sumSlotPrices(row) })
  const taking = { pitch, row, pending, onTake }

  return (
    <>
      <div className="wrap columns gap-y-11 pt-8 pb-12 lg:pt-12 lg:pb-24">
        <div>
          <Section id={within} title={commaText(t`Pick a slot`, zone)}>
            <MyHoldBanner pitch={pitch} />
            {conflict && (
              <TakenSlotNotice
                conflict={conflict}
                timeZone={pitch.timeZone}
                pending={pending}
                onTake={({ start, price }) => take({ pitch: pitch._id, start, slots: 1, price })}
              />
            )}
            {slots && (
              <SlotPicker
                slots={slots}
                timeZone={pitch.timeZone}
                usual={pitch.price}
                choice={choice}
                to={to}
                within={within}
                openIn={openIn}
              />
            )}
            {!slots && !error && <LoadingSlots />}
            {!slots && error && (
              <ErrorState
                sentence={t`The slots could not be loaded: ${{ reason: error.message }}`}
                query={query}
              />
            )}
          </Section>
        </div>
        <div className="grid grid-cols-1 gap-11 content-start">
          <TakeSlotCard {...taking} />
          <PitchLocation pitch={pitch} />
          <AboutPitch pitch={pitch} />
          <PitchTrackRecord pitch={pitch} />
        </div>
      </div>
      <TakeSlotBar {...taking} />
    </>
  )
}

const useFindJoinable = (pitch: Pick<Pitch, '_id' | 'location'>, isMember: boolean) => {
  const { data: sessions = [] } = useQuery(openSessionsQuery(pitch))
  return (slot: Slot): JoinableSession | undefined => {
    if (slot.state !== 'booked') return undefined
    const session = sessions.find(({ start, end }) => start < slot.end && end > slot.start)
    return (
      session && {
        to: isMember ? `/sessions/${session._id}` : `/s/${session.code}`,
        free: session.capacity - session.going,
      }
    )
  }
}

const radiusInKm = 0.05

const openSessionsQuery = ({ _id, location: { coordinates } }: Pick<Pitch, '_id' | 'location'>) =>
  queryOptions({
    queryKey: ['sessions', 'at', _id],
    queryFn: async ({ signal }) => {
      const [lng, lat] = coordinates
      const found = await fetchNearbyGames({ lng, lat, radius: radiusInKm }, signal)
      return found.filter(({ pitch, going, capacity }) => pitch._id === _id && going < capacity)
    },
    refetchInterval: 15_000,
  })
