import {
  type NewCentreClosure,
  type CentreClosure,
  reopenCentre,
  listCentreClosures,
} from '@i-one/contract/centres/closures'
import type { OwnPitch } from '@i-one/contract/pitches/registration'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { call } from '../../lib/call.ts'
import { ConfirmActionDialog } from '../../lib/confirm-act.tsx'
import { toLocalDay } from '../../lib/pitch-time.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { lazyPart } from '../../lib/rendered/lazy-part.ts'
import { useNow } from '../../lib/use-now.ts'
import { useSearch } from '../../lib/use-search.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Section } from '../../ui/layout/section.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { invalidateCalendar } from '../queries.ts'
import { useCentrePermissions } from '../staff/use-may-at.ts'
import { WorkplacePage } from '../staff/workplace-frame.tsx'
import { HolidayList } from './priced-dates.tsx'
import { closureDatesText, conflictText } from './words.ts'

const ClosureDialog = lazyPart(async () => (await import('./closure-dialog.tsx')).ClosureDialog)

const centreClosuresQuery = (centre: string) =>
  queryOptions({
    queryKey: ['host', 'closures', centre],
    queryFn: ({ signal }) => call(listCentreClosures, { params: { id: centre }, signal }),
  })

export const Component = () => (
  <WorkplacePage
    title={t`Closed days`}
    titleOf={(centre) => t`Closed days of ${centre}`}
    sentence={t`Holidays and other closures`}
    sentenceOf={(centre) => t`${centre}: holidays and other closures`}
    loading={t`Loading closures`}
  >
    {(centre, pitches) => <Closures centre={centre} pitches={pitches} />}
  </WorkplacePage>
)

type ClosuresProps = { centre: string; pitches: readonly OwnPitch[] }

/** Prefills a new closure from `?from=…&reason=…&yearly=1`, for example with a holiday from the price list. */
function Closures({ centre, pitches }: ClosuresProps) {
  const [search, change] = useSearch()
  const timeZone = pitches[0]?.timeZone ?? 'UTC'
  const today = toLocalDay(useNow(), timeZone)
  const { data } = useQuery({ ...centreClosuresQuery(centre), throwOnError: throwWithoutData })
  const mayAct = useCentrePermissions()(centre).mayAct && pitches.length > 0
  const from = search.get('from') ?? today
  const isNew = search.get('close') === 'new'
  const changed = data?.find(({ _id }) => _id === search.get('close'))
  const begin: NewCentreClosure = changed
    ? toFormValues(changed)
    : {
        reason: search.get('reason') ?? '',
        from,
        to: from,
        yearly: search.get('yearly') === '1',
        pitches: pitches.map(({ _id }) => _id),
      }
  const close = () =>
    change({ close: undefined, from: undefined, reason: undefined, yearly: undefined }, { replace: true })
  return (
    <>
      <Section
        title={t`Closures`}
        action={
          mayAct && (
            <Button onClick={() => change({ close: 'new' })}>
              <Trans>Close days</Trans>
            </Button>
          )
        }
      >
        {!data ? (
          <Loading label={t`Loading closures`} height={72} rows={2} />
        ) : data.length === 0 ? (
          <p className="mute">
            <Trans>No closures yet.</Trans>
          </p>
        ) : (
          <ul>
            {data.map((closure) => (
              <ClosureRow
                key={closure._id}
                centre={centre}
                closure={closure}
                pitches={pitches}
                timeZone={timeZone}
                onEdit={mayAct ? () => change({ close: closure._id }) : undefined}
              />
            ))}
          </ul>
        )}
      </Section>
      {mayAct && (
        <HolidayList
          pitches={pitches}
          closures={data ?? []}
          onClose={({ name, date, yearly }) =>
            change({ close: 'new', from: date, reason: name, yearly: yearly ? '1' : undefined })
          }
        />
      )}
      {mayAct && (isNew || changed) && (
        <Suspense>
          <ClosureDialog
            key={changed?._id ?? from}
            centre={centre}
            pitches={pitches}
            closure={changed}
            begin={begin}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

const toFormValues = ({ reason, from, to, hours, yearly, pitches }: CentreClosure): NewCentreClosure => ({
  reason,
  from,
  to,
  yearly,
  pitches,
  ...(hours && { hours }),
})

type ClosureRowProps = {
  centre: string
  closure: CentreClosure
  pitches: readonly OwnPitch[]
  timeZone: string
  onEdit: (() => void) | undefined
}

function ClosureRow({ centre, closure, pitches, timeZone, onEdit }: ClosureRowProps) {
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const closed = pitches.filter(({ _id }) => closure.pitches.includes(_id))
  const dates = closureDatesText(closure)
  return (
    <li className="grid gap-2 py-3.5 border-b border-b-line" aria-label={closure.reason}>
      <p>
        <b>{dates}</b>{' '}
        {closure.yearly && (
          <Chip tone="off">
            <Trans>Every year</Trans>
          </Chip>
        )}
      </p>
      <p>
        {closed.length === pitches.length
          ? commaText(closure.reason, t`all pitches`)
          : commaText(closure.reason, ...closed.map(({ name }) => name))}
      </p>
      {closure.inTheWay.length > 0 && (
        <div className="py-3 px-4 rounded-card bg-amber-soft text-amber-ink">
          <p>
            <Trans>These times stay open, because they are already booked:</Trans>
          </p>
          <ul>
            {closure.inTheWay.map((one) => (
              <li key={one.booking}>{conflictText(one, timeZone)}</li>
            ))}
          </ul>
        </div>
      )}
      {onEdit && (
        <p className="flex flex-wrap gap-2">
          <Button variant="ghost" size="small" onClick={onEdit}>
            <Trans>Edit</Trans>
          </Button>
          <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
            <Trans>Reopen</Trans>
          </Button>
        </p>
      )}
      <ConfirmActionDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t`Reopen these days?`}
        description={
          closure.yearly
            ? t`${dates} can be booked again, in later years too.`
            : t`${dates} can be booked again.`
        }
        cancelText={t`Keep closed`}
        confirmText={t`Reopen`}
        pendingText={t`Reopening...`}
        act={() =>
          call(reopenCentre, { params: { id: centre, closure: closure._id } }).finally(
            () => void invalidateCalendar(queries),
          )
        }
        onDone={() => {
          toast.success(t`Days reopened`)
          queries.setQueryData(centreClosuresQuery(centre).queryKey, (all) =>
            all?.filter(({ _id }) => _id !== closure._id),
          )
        }}
      />
    </li>
  )
}
