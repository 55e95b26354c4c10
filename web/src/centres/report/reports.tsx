import { CallError } from '@i-one/contract/call'
import { exportReport } from '@i-one/contract/centres/report'
import type { Workplace } from '@i-one/contract/centres/staff'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { addDays, toLocalDay, deviceZone, isValidDay } from '../../lib/pitch-time.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { toastError } from '../../lib/show-error.ts'
import { useNow } from '../../lib/use-now.ts'
import { useSearch } from '../../lib/use-search.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { toNameOptions } from '../../ui/fields/name-options.ts'
import { Select } from '../../ui/fields/select.tsx'
import { saveCsv } from '../../ui/save-csv.ts'
import { myPitchesQuery } from '../queries.ts'
import { workplacesQuery } from '../staff/queries.ts'
import { CalendarFeed } from './calendar-feed.tsx'
import { CentreReportSection } from './of-centre.tsx'
import { PitchReportSection } from './of-pitch.tsx'
import { type DateRange, reportQuery } from './queries.ts'

/** Reads the centre and the dates from `?centre=…&from=…&to=…`. Defaults to the last eight weeks. */
export function Reports() {
  const { data: workplaces } = useQuery({ ...workplacesQuery, throwOnError: throwWithoutData })
  const [search, change] = useSearch()
  if (!workplaces) return <Loading label={t`Loading report`} height={420} />
  const centre = workplaces.find(({ _id }) => _id === search.get('centre')) ?? workplaces[0]
  if (!centre)
    return (
      <Empty art="area" title={t`No pitches yet`} sentence={t`Register a pitch to see its reports here.`} />
    )
  return (
    <div className="grid grid-cols-1 gap-8">
      {workplaces.length > 1 && (
        <Select
          className="max-w-[420px]"
          label={t`Centre`}
          options={toNameOptions(workplaces)}
          value={centre._id}
          onChange={({ target }) => change({ centre: target.value, pitch: undefined }, { replace: true })}
        />
      )}
      <RangeReport key={centre._id} centre={centre} />
    </div>
  )
}

function RangeReport({ centre }: { centre: Workplace }) {
  const [search, change] = useSearch()
  const { data: pitches } = useQuery({ ...myPitchesQuery, throwOnError: throwWithoutData })
  const here = pitches?.filter((pitch) => pitch.centre === centre._id) ?? []
  const today = toLocalDay(useNow(), here[0]?.timeZone ?? deviceZone)
  const requested = { from: search.get('from') ?? '', to: search.get('to') ?? '' }
  const to = isValidDay(requested.to) ? requested.to : today
  const days: DateRange = { from: isValidDay(requested.from) ? requested.from : addDays(to, -55), to }
  const { data, error } = useQuery(reportQuery(centre._id, days))
  const fields = error instanceof CallError ? error.fields : {}
  const saving = useMutation({
    mutationFn: () => call(exportReport, { params: { id: centre._id }, query: days }),
    onSuccess: (text) => saveCsv(text, `report-${days.from}-to-${days.to}.csv`),
    onError: toastError,
  })
  const set = (part: Partial<DateRange>) => change({ ...days, ...part }, { replace: true })
  return (
    <>
      <div className="flex flex-wrap gap-3 items-end">
        {(['from', 'to'] as const).map((end) => (
          <Field
            key={end}
            type="date"
            label={
              end === 'from' ? t({ message: 'From', context: 'date' }) : t({ message: 'To', context: 'date' })
            }
            value={days[end]}
            error={fields[end]}
            onChange={({ target }) => isValidDay(target.value) && set({ [end]: target.value })}
          />
        ))}
        <Button
          variant="ghost"
          pending={saving.isPending}
          pendingText={t`Downloading...`}
          onClick={() => saving.mutate()}
        >
          <Trans>Download CSV</Trans>
        </Button>
      </div>
      {error ? (
        <p role="alert">{Object.values(fields)[0] ?? error.message}</p>
      ) : data ? (
        <CentreReportSection report={data} />
      ) : (
        <Loading label={t`Loading report`} height={320} />
      )}
      {here.length > 0 && <PitchReportSection pitches={here} days={days} />}
      <CalendarFeed centre={centre._id} />
    </>
  )
}
