import { bookableDays, type Slot } from '@i-one/contract/bookings'
import type { PublicCentre } from '@i-one/contract/centres/sharing'
import { listText } from '@i-one/game/formats/lists'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import {
  groupByDay,
  listChosenSlots,
  findSelectedDay,
  toggleSlot,
  type SlotChoice,
} from '../../bookings/slot-choice.ts'
import { SlotTile } from '../../bookings/slot-tile.tsx'
import { addDays, toLocalDay } from '../../lib/pitch-time.ts'
import { useZoneNote } from '../../lib/time/zone-note.ts'
import { useNow } from '../../lib/use-now.ts'
import { toSearch } from '../../lib/use-search.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { DayStrip } from '../../ui/layout/day-strip.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { commaText } from '../../ui/text/joins.ts'

export interface PitchSlotsRow {
  pitch: PublicCentre['pitches'][number]
  slots: readonly Slot[] | undefined
  error: Error | null | undefined
}

type FreeTimesProps = {
  rows: readonly PitchSlotsRow[]
  timeZone: string
  pitch: string | null
  choice: SlotChoice | undefined
  to: (pitch: string, choice: SlotChoice | undefined) => string
}

const within = 'slots'

const isFree = ({ state }: Slot) => state === 'free'

const toTitle = (free: number, isToday: boolean) =>
  isToday
    ? plural(free, { 0: 'No free slots today', one: '# free slot today', other: '# free slots today' })
    : plural(free, {
        0: 'No free slots that day',
        one: '# free slot that day',
        other: '# free slots that day',
      })

export function FreeTimes({ rows, timeZone, ...chosen }: FreeTimesProps) {
  const [search] = useSearchParams()
  const today = toLocalDay(useNow(), timeZone)
  const byPitch = rows.map((row) => ({ ...row, days: groupByDay(row.slots ?? [], timeZone) }))
  const freeOn = (date: string) =>
    byPitch.reduce((sum, { days }) => sum + (days.get(date)?.filter(isFree).length ?? 0), 0)
  const days = Array.from({ length: bookableDays }, (_, ahead) => {
    const date = addDays(today, ahead)
    const marked = freeOn(date) > 0
    return { date, marked, full: !marked }
  })
  const isLoading = rows.some(({ slots, error }) => !slots && !error)
  const day = findSelectedDay(days, search, chosen.choice, timeZone) ?? today
  const zone = useZoneNote(byPitch.find(({ days }) => days.has(day))?.days.get(day)?.[0]?.start, timeZone)
  const title = isLoading ? t`Free times` : toTitle(freeOn(day), day === today)
  return (
    <Section id={within} title={commaText(title, zone)}>
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
      {byPitch.map((row) => (
        <Row key={row.pitch._id} row={row} day={day} timeZone={timeZone} rows={rows} {...chosen} />
      ))}
    </Section>
  )
}

const kindText = (
  { parts, playersPerTeam, slotMinutes }: PitchSlotsRow['pitch'],
  rows: readonly PitchSlotsRow[],
) => {
  const names = rows.filter(({ pitch }) => parts.includes(pitch._id)).map(({ pitch }) => pitch.name)
  return commaText(
    names.length > 0 && t`Combined from ${{ pitches: listText(names) }}`,
    playersPerTeam && t`${playersPerTeam} a side`,
    t`${slotMinutes} minutes`,
  )
}

type RowProps = Omit<FreeTimesProps, 'rows'> & {
  row: PitchSlotsRow & { days: ReadonlyMap<string, Slot[]> }
  rows: readonly PitchSlotsRow[]
  day: string
}

function Row({ row, rows, day, timeZone, pitch, choice, to }: RowProps) {
  const { pitch: own, slots, error } = row
  const ofDay = row.days.get(day) ?? []
  const isChosen = pitch === own._id
  const inRow = isChosen && choice && slots ? listChosenSlots(choice, slots) : []
  return (
    <section
      className="grid grid-cols-1 gap-3 py-4.5 border-b border-b-stone lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
      aria-label={own.name}
    >
      <div>
        <h3 translate="no">{own.name}</h3>
        <p className="small mute">{kindText(own, rows)}</p>
      </div>
      {!slots && error && (
        <StatusLine tone="bad">
          <Trans>Couldn't load the slots: {{ reason: error.message }}.</Trans>
        </StatusLine>
      )}
      {!slots && !error && <Skeleton height={76} />}
      {slots && ofDay.length === 0 && (
        <p className="mute">
          <Trans>No slots left on this day.</Trans>
        </p>
      )}
      {ofDay.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7.5rem,30%)),1fr))] gap-2">
          {ofDay.map((slot) => (
            <li key={slot.start}>
              <SlotTile
                slot={slot}
                timeZone={timeZone}
                priced
                chosen={inRow.includes(slot)}
                to={to(own._id, toggleSlot(isChosen ? choice : undefined, slot, slots ?? []))}
                within={within}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
