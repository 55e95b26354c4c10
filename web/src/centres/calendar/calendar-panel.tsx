import { shortMonthText } from '@i-one/game/formats/dates'
import { weekdayDayText } from '@i-one/game/formats/weekday-day'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Suspense, useRef } from 'react'
import { addDays } from '../../lib/pitch-time.ts'
import { lazyPart } from '../../lib/rendered/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { toNameOptions } from '../../ui/fields/name-options.ts'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { type CalendarView, useCalendarView } from './use-view.ts'

const Week = lazyPart(async () => (await import('./calendar.tsx')).WeekCalendar)
const Day = lazyPart(async () => (await import('./centre-day.tsx')).CentreDay)
const Month = lazyPart(async () => (await import('./centre-month.tsx')).CentreMonth)

const names: Record<CalendarView, string> = { day: t`Day`, week: t`Week`, month: t`Month` }
const previousTexts: typeof names = { day: t`Previous day`, week: t`Previous week`, month: t`Previous month` }
const nextTexts: typeof names = { day: t`Next day`, week: t`Next week`, month: t`Next month` }

export function CalendarPanel() {
  const { view, look, centre, centres, day, today } = useCalendarView()
  if (!view) return <Loading label={t`Loading calendar`} height={420} />
  if (!centre) return <Week />
  const arrow = (by: 1 | -1) => (
    <IconButton
      data-quick
      className="mirrored w-9.5 md:w-touch"
      icon={by < 0 ? 'chevron-left' : 'chevron-right'}
      label={(by < 0 ? previousTexts : nextTexts)[view]}
      onClick={() => look({ day: view === 'month' ? addMonth(day, by) : addDays(day, by) })}
    />
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      {centres.length > 1 && view !== 'week' && (
        <Select
          label={t`Centre`}
          options={toNameOptions(centres)}
          value={centre._id}
          onChange={({ target }) => look({ centre: target.value, pitch: '' })}
        />
      )}
      <div className="flex gap-0.5 items-center md:gap-1">
        {view !== 'week' && (
          <>
            {arrow(-1)}
            <PickDay
              day={day}
              text={view === 'day' ? weekdayDayText(day, 'UTC') : shortMonthText(day, 'UTC')}
              onDay={(one) => look({ day: one })}
            />
            {arrow(1)}
            <Button variant="ghost" className="hidden md:inline-flex" onClick={() => look({ day: today })}>
              <Trans>Today</Trans>
            </Button>
          </>
        )}
        <Segmented
          label={t`View`}
          className="flex-none flex-nowrap ms-auto *:px-2.5"
          value={view}
          onChange={(chosen) => look({ view: chosen })}
          items={(Object.keys(names) as CalendarView[]).map((value) => ({ value, label: names[value] }))}
        />
      </div>
      <Suspense fallback={<Loading label={t`Loading calendar`} height={420} />}>
        {view === 'week' ? <Week /> : view === 'month' ? <Month /> : <Day />}
      </Suspense>
    </div>
  )
}

const addMonth = (day: string, by: 1 | -1) => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10)
}

function PickDay({ day, text, onDay }: { day: string; text: string; onDay: (day: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className="relative">
      <Button variant="ghost" className="px-2 whitespace-nowrap" onClick={() => input.current?.showPicker()}>
        <span className="num">{text}</span>
      </Button>
      <input
        ref={input}
        className="absolute inset-0 w-full opacity-0 pointer-events-none"
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={day}
        onChange={({ target }) => target.value && onDay(target.value)}
      />
    </span>
  )
}
