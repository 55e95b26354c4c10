import { bookingDays, type Slot } from '@i-one/contract/bookings'
import type { Money } from '@i-one/contract/shapes'
import { useSearchParams } from 'react-router'
import { addDays, dayAt } from '../lib/pitch-time.ts'
import { useNow } from '../lib/use-now.ts'
import { searchWith } from '../lib/use-search.ts'
import { DayStrip } from '../ui/layout/day-strip.tsx'
import { byDay, byPart, chosenSlots, dayShown, tapped, type Choice } from './slot-choice.ts'
import { OpenSlotTile, SlotTile, type OpenSession } from './slot-tile.tsx'
import styles from './slot-picker.module.css'

type SlotPickerProps = {
  slots: readonly Slot[]
  timeZone: string
  /** What a slot costs here that says nothing else: prices are shown where some differ. */
  usual: Money
  choice: Choice | undefined
  /** Where that is chosen. */
  to: (choice: Choice | undefined) => string
  /** The part of the page that this stands in. */
  within: string
  /** The session that a booked slot is for, where it can be joined. */
  openIn: (slot: Slot) => OpenSession | undefined
}

const daysOf = (days: ReadonlyMap<string, Slot[]>, today: string) =>
  Array.from({ length: bookingDays }, (_, ahead) => {
    const date = addDays(today, ahead)
    const marked = days.get(date)?.some(({ state }) => state === 'free') ?? false
    return { date, marked, full: !marked }
  })

/** Thirty days, and the slots of one of them. */
export function SlotPicker({ slots, timeZone, usual, choice, to, within, openIn }: SlotPickerProps) {
  const [search] = useSearchParams()
  const today = dayAt(useNow(), timeZone)
  const byDate = byDay(slots, timeZone)
  const days = daysOf(byDate, today)
  const day = dayShown(days, search, choice, timeZone) ?? today
  const chosen = choice ? chosenSlots(choice, slots) : []
  const priced = slots.some(({ price }) => price.amount !== usual.amount)
  const ofDay = byDate.get(day) ?? []
  return (
    <>
      <DayStrip
        label="Choose a day"
        days={days}
        value={day}
        to={(date) => searchWith(search, { day: date })}
        within={within}
        today={today}
        markedText="free slots"
        fullText="no free slot"
        className="mx-[calc(-1_*_var(--spacing-gut))] lg:mx-0"
      />
      {ofDay.length === 0 && <p className="mt-6">No slot is left on this day.</p>}
      {byPart(ofDay, timeZone).map(({ part, slots: some }) => (
        <section key={part} aria-label={part}>
          <h3 className="mt-5 mb-2 text-[0.9375rem]">{part}</h3>
          <ul className={styles.slots}>
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
                      to={to(tapped(choice, slot, slots))}
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

const Legend = () => (
  <ul className={styles.legend}>
    <li className={styles.free}>Free</li>
    <li className={styles.on}>Chosen</li>
    <li className={styles.join}>Open session, join it</li>
    <li className={styles.held}>Held for ten minutes</li>
    <li className={styles.booked}>Booked</li>
    <li className={styles.closed}>Closed</li>
  </ul>
)
