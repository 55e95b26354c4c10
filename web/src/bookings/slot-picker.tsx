import { bookableDays, type Slot } from '@i-one/contract/bookings'
import type { Money } from '@i-one/contract/shapes'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { addDays, toLocalDay } from '../lib/pitch-time.ts'
import { useNow } from '../lib/use-now.ts'
import { toSearch } from '../lib/use-search.ts'
import { DayStrip } from '../ui/layout/day-strip.tsx'
import {
  groupByDay,
  groupByPartOfDay,
  listChosenSlots,
  findSelectedDay,
  toggleSlot,
  type PartOfDay,
  type SlotChoice,
} from './slot-choice.ts'
import { OpenSlotTile, SlotTile, type JoinableSession } from './slot-tile.tsx'

type SlotPickerProps = {
  slots: readonly Slot[]
  timeZone: string
  /** Default price. Tiles show prices only if at least one slot has a different price. */
  usual: Money
  choice: SlotChoice | undefined
  to: (choice: SlotChoice | undefined) => string
  within: string
  openIn: (slot: Slot) => JoinableSession | undefined
}

const toDays = (days: ReadonlyMap<string, Slot[]>, today: string) =>
  Array.from({ length: bookableDays }, (_, ahead) => {
    const date = addDays(today, ahead)
    const marked = days.get(date)?.some(({ state }) => state === 'free') ?? false
    return { date, marked, full: !marked }
  })

const partTexts: Record<PartOfDay, string> = {
  night: t`Night`,
  morning: t`Morning`,
  afternoon: t`Afternoon`,
  evening: t`Evening`,
}

export function SlotPicker({ slots, timeZone, usual, choice, to, within, openIn }: SlotPickerProps) {
  const [search] = useSearchParams()
  const today = toLocalDay(useNow(), timeZone)
  const byDate = groupByDay(slots, timeZone)
  const days = toDays(byDate, today)
  const day = findSelectedDay(days, search, choice, timeZone) ?? today
  const chosen = choice ? listChosenSlots(choice, slots) : []
  const priced = slots.some(({ price }) => price.amount !== usual.amount)
  const ofDay = byDate.get(day) ?? []
  return (
    <>
      <DayStrip
        label={t`Choose a day`}
        days={days}
        value={day}
        to={(date) => toSearch(search, { day: date })}
        within={within}
        today={today}
        markedText={t`free slots`}
        fullText={t`no free slots`}
        className="mx-[calc(-1_*_var(--spacing-gut))] lg:mx-0"
      />
      {ofDay.length === 0 && (
        <p className="mt-6">
          <Trans>No slots left on this day.</Trans>
        </p>
      )}
      {groupByPartOfDay(ofDay, timeZone).map(({ part, slots: some }) => (
        <section key={part} aria-label={partTexts[part]}>
          <h3 className="mt-5 mb-2 text-[0.9375rem]">{partTexts[part]}</h3>
          {/* Phones show two slots per row, or one slot per row at 200 % text size. */}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7.5rem,34%)),1fr))] gap-2 lg:grid-cols-[repeat(4,1fr)] lg:gap-2.5">
            {some.map((slot) => {
              const session = openIn(slot)
              return (
                <li key={slot.start}>
                  {session ? (
                    <OpenSlotTile slot={slot} timeZone={timeZone} session={session} />
                  ) : (
                    <SlotTile
                      slot={slot}
                      timeZone={timeZone}
                      priced={priced}
                      chosen={chosen.includes(slot)}
                      to={to(toggleSlot(choice, slot, slots))}
                      within={within}
                    />
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      <Legend />
    </>
  )
}

const kinds = [
  [t({ message: 'Free', context: 'slot' }), 'before:border-2 before:border-turf before:bg-paper'],
  [t({ message: 'Chosen', context: 'slot' }), 'before:border-x-10 before:border-y-7 before:border-turf'],
  [
    t({ message: 'Open game, tap to join', comment: 'A game that players can join' }),
    'before:border-2 before:border-dusk before:bg-paper',
  ],
  [t`Held for ten minutes`, 'before:border-2 before:border-dashed before:border-muted'],
  [t({ message: 'Booked', context: 'slot' }), 'before:border-x-10 before:border-y-7 before:border-[#deddd3]'],
  [
    t({ message: 'Closed', context: 'slot' }),
    'before:border-2 before:border-transparent before:bg-[repeating-linear-gradient(135deg,var(--color-stone)_0_4px,#c9c8bd_4px_8px)]',
  ],
] as const

const Legend = () => (
  <ul className="flex flex-wrap gap-x-5 gap-y-2 mt-5 text-least font-semibold">
    {kinds.map(([name, swatch]) => (
      <li
        key={name}
        className={`flex items-center gap-2 before:w-5 before:h-3.5 before:rounded-[4px] ${swatch}`}
      >
        {name}
      </li>
    ))}
  </ul>
)
