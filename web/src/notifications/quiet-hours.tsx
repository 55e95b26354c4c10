import {
  getQuietHours,
  updateQuietHours,
  type QuietHours as Hours,
} from '@i-one/contract/notifications/quiet-hours'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../lib/call-query.ts'
import { call } from '../lib/call.ts'
import { deviceZone } from '../lib/device-zone.ts'
import { QueryFallback } from '../lib/query-fallback.tsx'
import { toastError } from '../lib/show-error.ts'
import { Select } from '../ui/fields/select.tsx'
import { Switch } from '../ui/fields/switch.tsx'
import { Section } from '../ui/layout/section.tsx'

const quietHoursQuery = callQuery(['notifications', 'quiet-hours'], getQuietHours)

const two = (number: number) => String(number).padStart(2, '0')
const halfHours = Array.from({ length: 48 }, (_, at) => `${two(Math.floor(at / 2))}:${at % 2 ? '30' : '00'}`)

/** Returns all half hours plus the chosen time, except the time at the other end of the range. */
const timesFor = (chosen: string, other: string) =>
  [...new Set([...halfHours, chosen])]
    .filter((time) => time !== other)
    .toSorted()
    .map((time) => ({ value: time, label: time }))

export const QuietHoursSection = () => (
  <Section id="quiet-hours" title={t`Quiet hours`}>
    <Chosen />
  </Section>
)

function Chosen() {
  const query = useQuery(quietHoursQuery)
  const { data: hours } = query
  const change = useChange()
  if (!hours)
    return (
      <QueryFallback
        query={query}
        loading={t`Loading your quiet hours`}
        failed={t`Your quiet hours could not be loaded`}
        height={72}
      />
    )
  const { from, until, on } = hours
  return (
    <>
      <Switch
        label={t`No emails at night`}
        hint={t`Emails wait until morning, but notifications still appear in the app. Urgent emails are sent immediately: a game called off or moved within 12 hours, a spot offered before morning, a reset code.`}
        checked={on}
        onChange={() => change({ ...hours, on: !on })}
      />
      {on && (
        <div className="grid grid-cols-[repeat(2,minmax(0,160px))] gap-x-4 gap-y-3 mt-4">
          <Select
            label={t({ message: 'From', comment: 'Placed before a time, for example “from 22:00”' })}
            options={timesFor(from, until)}
            value={from}
            onChange={({ target }) => change({ ...hours, from: target.value })}
          />
          <Select
            label={t({ message: 'Until', comment: 'Placed before a time, for example “until 07:00”' })}
            options={timesFor(until, from)}
            value={until}
            onChange={({ target }) => change({ ...hours, until: target.value })}
          />
          <p className="small mute col-span-full">
            <Trans>Local time in {{ timeZone: hours.timeZone.replaceAll('_', ' ') }}.</Trans>
          </p>
        </div>
      )}
    </>
  )
}

const useChange = () => {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (body: Hours) => call(updateQuietHours, { body }),
    // sends changes in order, so that the last of two quick changes wins
    scope: { id: 'quiet hours' },
    onError: (error) => {
      toastError(error)
      return queries.invalidateQueries(quietHoursQuery)
    },
  })
  return (hours: Hours) => {
    void queries.cancelQueries(quietHoursQuery)
    queries.setQueryData(quietHoursQuery.queryKey, { ...hours, timeZone: deviceZone })
    mutate({ ...hours, timeZone: deviceZone })
  }
}
