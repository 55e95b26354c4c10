import type { Slot } from '@i-one/contract/bookings'
import type { Hold } from '@i-one/contract/bookings/holds'
import type { Pitch } from '@i-one/contract/pitches'
import type { Money } from '@i-one/contract/shapes'
import { costText } from '@i-one/game/payments/cost-text'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { slotsQuery } from '../../bookings/queries.ts'
import { groupByDay } from '../../bookings/slot-choice.ts'
import { toLocalDay, dateWithYearText, timeRangeText, timeText } from '../../lib/pitch-time.ts'
import { useZoneNote } from '../../lib/time/zone-note.ts'
import { Select } from '../../ui/fields/select.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { LocationChoice } from './location-choice.tsx'

type SlotFieldsProps = {
  pitch: Pitch | undefined
  hold: Hold | undefined
  pending: boolean
  isSubmitted: boolean
  onPitch: (pitch: string) => void
  onSlot: (start: string, price: Money) => void
}

type Taken = { start: string; end: string; price: Money }

const listChoices = (slots: readonly Slot[], hold: Hold | undefined): Taken[] => {
  const free = slots.filter(({ state, start }) => state === 'free' && start !== hold?.start)
  return [...free, ...(hold ? [hold] : [])].toSorted((a, b) => a.start.localeCompare(b.start))
}

const timePlaceholder = (pitch: Pitch | undefined, day: string) => {
  if (!pitch) return t`Pick a pitch first`
  return day ? t`Choose a time` : t`Pick a day first`
}

/** Creates a hold as soon as the user chooses a slot. */
export function SlotFields({ pitch, hold, pending, isSubmitted, onPitch, onSlot }: SlotFieldsProps) {
  const { data: slots = [] } = useQuery({ ...slotsQuery(pitch?._id ?? ''), enabled: pitch !== undefined })
  const timeZone = pitch?.timeZone ?? 'UTC'
  const [picked, setPicked] = useState<string>()
  const heldDay = hold && toLocalDay(hold.start, timeZone)
  const day = picked ?? heldDay ?? ''
  const heldHere = day === heldDay ? hold : undefined

  const byDay = groupByDay(slots, timeZone)
  const times = listChoices(byDay.get(day) ?? [], heldHere)
  const days = [...byDay.entries()].filter(
    ([date, some]) => date === heldDay || some.some(({ state }) => state === 'free'),
  )

  const zone = useZoneNote(times[0]?.start, pitch?.timeZone)

  const take = ({ start, price }: Taken) => {
    setPicked(undefined)
    onSlot(start, price)
  }
  const chooseDay = (date: string) => {
    setPicked(date)
    const time = hold && timeText(hold.start, timeZone)
    const free = listChoices(byDay.get(date) ?? [], undefined)
    const same = free.find(({ start }) => timeText(start, timeZone) === time)
    if (same && date !== heldDay) take(same)
  }
  const chooseTime = (start: string) => {
    const time = times.find((one) => one.start === start)
    if (time && start !== hold?.start) take(time)
  }
  const missing = (is: boolean, text: string) => (isSubmitted && is ? text : undefined)

  return (
    <Section title={t`Pitch and time`}>
      <div className="grid gap-4 md:grid-cols-[1.1fr_1.35fr_1.1fr] md:items-start">
        <LocationChoice
          name={pitch?.name}
          error={missing(!pitch, t`Choose a pitch`)}
          onChoose={(id) => {
            setPicked(undefined)
            onPitch(id)
          }}
        />
        <Select
          label={zone ? t`Time (${zone})` : t`Time`}
          placeholder={timePlaceholder(pitch, day)}
          options={times.map((time) => ({
            value: time.start,
            label: commaText(timeRangeText(time, timeZone), costText(time.price)),
          }))}
          value={heldHere?.start ?? ''}
          disabled={!day || pending}
          error={missing(!heldHere, t`Choose a time`)}
          onChange={({ target }) => chooseTime(target.value)}
        />
        <Select
          label={t`Date`}
          placeholder={pitch ? t`Choose a day` : t`Pick a pitch first`}
          options={days.map(([value, [first]]) => ({
            value,
            label: first ? dateWithYearText(first.start, timeZone) : value,
          }))}
          value={day}
          disabled={!pitch || pending}
          error={missing(!day, t`Choose a day`)}
          onChange={({ target }) => target.value && chooseDay(target.value)}
        />
      </div>
    </Section>
  )
}
