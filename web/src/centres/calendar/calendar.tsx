import { exportHostBookings, type HostBooking } from '@i-one/contract/centres/bookings'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../lib/call.ts'
import { addDays } from '../../lib/pitch-time.ts'
import { toastError } from '../../lib/show-error.ts'
import { toSearch } from '../../lib/use-search.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { toNameOptions } from '../../ui/fields/name-options.ts'
import { Select } from '../../ui/fields/select.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { saveCsv } from '../../ui/save-csv.ts'
import { myPitchesQuery } from '../queries.ts'
import { useCentrePermissions } from '../staff/use-may-at.ts'
import { BlockOutDialog } from './block-out-dialog.tsx'
import { BookingSheet } from './booking-sheet.tsx'
import { FreeSlotSheet } from './free-slot-sheet.tsx'
import { BookingLegend } from './legend.tsx'
import { DayBookingList } from './one-day.tsx'
import { useCalendarWeek } from './use-view.ts'
import { WeekGrid } from './week-grid.tsx'
import { toMonday, type TimeRange } from './week.ts'

const downloadWeek = async (from: string) => {
  try {
    const text = await call(exportHostBookings, { query: { from, to: addDays(from, 6) } })
    saveCsv(text, `bookings-${from}.csv`)
  } catch (error) {
    toastError(error)
  }
}

export function WeekCalendar() {
  const [search] = useSearchParams()
  const { today, day, from, pitch, query, look } = useCalendarWeek()
  const [blocking, setBlocking] = useState<{ slot?: TimeRange }>()
  const [opened, setOpened] = useState<HostBooking>()
  const [free, setFree] = useState<TimeRange>()
  const { data, error } = query
  const { data: pitches } = useQuery(myPitchesQuery)
  const permissionsAt = useCentrePermissions()
  if (error && !data) throw error
  if (!data) return <Loading label={t`Loading week`} height={420} />
  if (!pitch)
    return (
      <Empty art="area" title={t`No pitches yet`} sentence={t`Register a pitch to see its bookings here.`} />
    )
  const go = (monday: string) => look({ day: toMonday(today) === monday ? today : monday })
  const step = (days: number) => go(addDays(from, days))
  const centre = pitches?.find(({ _id }) => _id === pitch._id)?.centre
  const { mayAct } = permissionsAt(centre)
  const now = data.serverTime
  const running = pitch.days.find(({ start, end }) => start <= now && now < end)?.day ?? today
  const shown = { pitch, now, today: running, onOpen: setOpened, onFree: setFree }
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap gap-x-4 gap-y-3 items-end print:hidden">
        <Select
          className="flex-[1_1_220px]"
          label={t`Pitch`}
          options={toNameOptions(data.pitches)}
          value={pitch._id}
          onChange={({ target }) => look({ pitch: target.value })}
        />
        <div className="flex flex-wrap gap-1 items-center">
          <IconButton
            data-quick
            icon="chevron-left"
            className="mirrored"
            label={t`Previous week`}
            onClick={() => step(-7)}
          />
          <Button variant="ghost" onClick={() => go(toMonday(today))}>
            <Trans>This week</Trans>
          </Button>
          <IconButton
            data-quick
            icon="chevron-right"
            className="mirrored"
            label={t`Next week`}
            onClick={() => step(7)}
          />
        </div>
        {mayAct && (
          <Button onClick={() => setBlocking({})}>
            <Trans>Block out a time</Trans>
          </Button>
        )}
        <Button variant="ghost" onClick={() => void downloadWeek(from)}>
          <Trans>Download the week (CSV)</Trans>
        </Button>
      </div>
      <DayBookingList {...shown} day={day} toDay={(one) => toSearch(search, { day: one })} />
      <WeekGrid {...shown} />
      <BookingLegend />
      {blocking && (
        <BlockOutDialog
          pitch={pitch}
          day={day < today ? today : day}
          slot={blocking.slot}
          onClose={() => setBlocking(undefined)}
        />
      )}
      {free && (
        <FreeSlotSheet
          slot={free}
          mayAct={mayAct}
          centre={centre}
          pitch={pitch}
          pitches={data.pitches}
          asOf={now}
          onBlock={() => {
            setBlocking({ slot: free })
            setFree(undefined)
          }}
          onClose={() => setFree(undefined)}
        />
      )}
      {opened && (
        <BookingSheet
          key={opened._id}
          booking={opened}
          mayAct={mayAct}
          pitch={pitch}
          pitches={data.pitches}
          asOf={now}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}
