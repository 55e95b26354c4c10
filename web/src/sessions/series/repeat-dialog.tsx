import { CallError } from '@i-one/contract/call'
import type { Session } from '@i-one/contract/sessions'
import { type RepeatWeek, listRepeatWeeks, repeatSession, seriesWeeks } from '@i-one/contract/sessions/series'
import { moneyText } from '@i-one/game/payments/money'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { dayText, timeRangeText } from '../../lib/pitch-time.ts'
import { staleAfter, isRetryable } from '../../lib/query-client.ts'
import { errorText } from '../../lib/show-error.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { dayListText, weekStateText } from './series-words.ts'

const repeatsQuery = (id: string) =>
  queryOptions({
    queryKey: ['sessions', 'repeats', id],
    queryFn: ({ signal }) => call(listRepeatWeeks, { params: { id }, signal }),
    staleTime: staleAfter(0),
    refetchInterval: 30_000,
  })

type RepeatDialogProps = { session: Session; open: boolean; onClose: () => void }

export function RepeatDialog({ session, open, onClose }: RepeatDialogProps) {
  const repeat = useRepeat(session._id, onClose)
  return (
    <Dialog
      look="sheet"
      open={open}
      onClose={() => {
        repeat.reset()
        onClose()
      }}
      dismissible={!repeat.booking}
      title={t`Repeat weekly`}
      description={t`${{ time: timeRangeText(session, session.pitch.timeZone) }} at ${{ pitch: session.pitch.name }}. Each week is its own game. You’re in every week, others join week by week, and you can cancel any week.`}
    >
      <Weeks session={session} repeat={repeat} />
    </Dialog>
  )
}

type WeeksProps = { session: Session; repeat: Repeat }

function Weeks({ session, repeat }: WeeksProps) {
  const query = useQuery(repeatsQuery(session._id))
  const { data: weeks, error } = query
  if (error && !weeks)
    return (
      <ErrorState sentence={t`The weeks could not be loaded: ${{ reason: error.message }}`} query={query} />
    )
  if (!weeks) return <Loading label={t`Loading weeks`} className="grid" height={48} rows={seriesWeeks} />
  return <Choice weeks={weeks} timeZone={session.pitch.timeZone} repeat={repeat} />
}

type ChoiceProps = { weeks: readonly RepeatWeek[]; timeZone: string; repeat: Repeat }

function Choice({ weeks, timeZone, repeat }: ChoiceProps) {
  const [left, setLeft] = useState<readonly string[]>([])
  const free = weeks.filter(({ state }) => state === 'free')
  const chosen = free.filter(({ start }) => !left.includes(start)).map(({ start }) => start)
  const [first] = free
  return (
    <div className="stack">
      <fieldset className="grid" aria-label={t`Weeks`} disabled={repeat.booking}>
        {weeks.map((week) => (
          <div
            key={week.start}
            className="flex items-center justify-between gap-3 border-b border-b-line has-disabled:text-muted"
          >
            <Checkbox
              label={dayText(week.start, timeZone)}
              checked={chosen.includes(week.start)}
              disabled={week.state !== 'free'}
              onChange={({ target }) =>
                setLeft(target.checked ? left.filter((start) => start !== week.start) : [...left, week.start])
              }
            />
            {week.state !== 'free' && <Chip tone={week.session ? 'ok' : 'off'}>{weekStateText(week)}</Chip>}
          </div>
        ))}
      </fieldset>
      <div>
        <div role="alert">
          {repeat.taken.length > 0 && (
            <StatusLine tone="bad">
              <Trans>
                Just taken: {{ days: dayListText(repeat.taken, timeZone) }}. Nothing is booked yet.
              </Trans>
            </StatusLine>
          )}
        </div>
        {first && (
          <p className="small mute">
            {first.price.amount > 0
              ? t`${{ price: moneyText(first.price) }} each, paid at the pitch.`
              : t`Each week is free of charge.`}
          </p>
        )}
      </div>
      <Button
        size="big"
        block
        disabled={chosen.length === 0}
        pending={repeat.booking}
        pendingText={t`Booking...`}
        onClick={() => repeat.book(chosen)}
      >
        {bookText(free.length, chosen.length)}
      </Button>
    </div>
  )
}

const bookText = (free: number, chosen: number) => {
  if (free === 0) return t`No weeks available`
  return chosen === 0 ? t`Choose a week` : plural(chosen, { one: 'Book # week', other: 'Book # weeks' })
}

const useRepeat = (id: string, onDone: () => void) => {
  const queries = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ starts, key }: { starts: string[]; key: string }) =>
      call(repeatSession, { params: { id }, body: { starts }, key }),
    retry: isRetryable,
    onSuccess: (made) => {
      toast.success(plural({ count: made.length }, { one: '# week booked', other: '# weeks booked' }))
      onDone()
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error
      if (error.code !== 'weeks-taken') toast.error(errorText(error))
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['sessions'] }),
        queries.invalidateQueries({ queryKey: ['slots'] }),
      ]),
  })
  const taken =
    error instanceof CallError && error.code === 'weeks-taken' ? (error.body['taken'] as string[]) : []
  return {
    book: (starts: string[]) => mutate({ starts, key: crypto.randomUUID() }),
    booking: isPending,
    taken,
    reset,
  }
}

type Repeat = ReturnType<typeof useRepeat>
