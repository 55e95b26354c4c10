import {
  moveBooking,
  type HostBooking,
  type BookingMove,
  type BookingMoveRequest,
} from '@i-one/contract/centres/bookings'
import { moveDeskBooking } from '@i-one/contract/centres/calendar'
import { moneyText } from '@i-one/game/payments/money'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import {
  countMinutes,
  toLocalDay,
  dayText,
  dayTimeText,
  timeRangeText,
  timeText,
} from '../../lib/pitch-time.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { toNameOptions } from '../../ui/fields/name-options.ts'
import { Select } from '../../ui/fields/select.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import { commaText } from '../../ui/text/joins.ts'
import type { DeskAction } from '../desk/use-act.ts'
import { type MovePreview, movePreviewQuery, daySlotsQuery } from '../queries.ts'
import type { TimeRange } from './week.ts'

export type PitchOption = { _id: string; name: string; timeZone: string }

type Moving = { booking: HostBooking; pitch: PitchOption; pending: boolean; onAct: (act: DeskAction) => void }

export function MoveForm({ pitches, ...moving }: Moving & { pitches: readonly PitchOption[] }) {
  const { booking, pitch } = moving
  const [to, setTo] = useState(pitch)
  const [day, setDay] = useState(toLocalDay(booking.start, pitch.timeZone))
  const [start, setStart] = useState<string>()
  const { data: slots = [], isFetching } = useQuery(daySlotsQuery(to._id, day))
  const free = slots.filter(({ state }) => state === 'free')
  if (start) return <ConfirmMove {...moving} to={to} start={start} onBack={() => setStart(undefined)} />
  return (
    <>
      <Select
        label={t`New pitch`}
        options={toNameOptions(pitches)}
        value={to._id}
        onChange={({ target }) => setTo(pitches.find(({ _id }) => _id === target.value) ?? pitch)}
      />
      <Field
        type="date"
        label={t`New date`}
        value={day}
        onChange={({ target }) => target.value && setDay(target.value)}
      />
      <fieldset aria-label={t`Free times`} className="flex flex-wrap gap-2">
        {free.map((slot) => (
          <Button key={slot.start} variant="ghost" size="small" onClick={() => setStart(slot.start)}>
            {timeText(slot.start, to.timeZone)}
          </Button>
        ))}
        {free.length === 0 && (
          <p className="mute">{isFetching ? t`Loading free times...` : t`No free times that day.`}</p>
        )}
      </fieldset>
    </>
  )
}

const isOtherPrice = ({ price, asked }: Pick<MovePreview, 'price' | 'asked'>) =>
  price.amount !== asked.amount || price.currency !== asked.currency

const priceText = (preview: MovePreview, isNew: boolean) => {
  const [price, listed] = [moneyText(preview.price), moneyText(preview.asked)]
  if (!isOtherPrice(preview)) return t`stays ${price}`
  return isNew ? t`${listed} instead of ${price}` : t`stays ${price}, although the new time costs ${listed}`
}

/** Moving a session can only lower its price, because the captain agreed to the current price. */
const canChangePrice = ({ price, asked }: MovePreview, isDesk: boolean) =>
  isOtherPrice({ price, asked }) &&
  (isDesk || (asked.currency === price.currency && asked.amount < price.amount))

const lengthText = ({ from, to, slotMinutes, unused }: MovePreview) => {
  const [before, after] = [countMinutes(from), countMinutes(to)]
  if (unused > 0) return t`stays ${before} minutes, and the next ${unused} minutes can't be booked`
  return before === after
    ? t`stays ${before} minutes`
    : t`${after} minutes instead of ${before}: slots there are ${slotMinutes} minutes long`
}

const sendMove = ({ _id, desk }: HostBooking, body: BookingMoveRequest): Promise<unknown> =>
  desk
    ? call(moveDeskBooking, { params: { id: _id }, body })
    : call(moveBooking, { params: { id: _id }, body })

type ConfirmMoveProps = Moving & { to: PitchOption; start: string; onBack: () => void }

export function ConfirmMove({ booking, pitch, to, start, pending, onAct, onBack }: ConfirmMoveProps) {
  const [length, setLength] = useState<BookingMove['length']>('slots')
  const [isNew, setIsNew] = useState(false)
  const move = { pitch: to._id, start, length }
  const { data, error } = useQuery(movePreviewQuery(booking._id, move, booking.desk !== undefined))
  const canReprice = data !== undefined && canChangePrice(data, booking.desk !== undefined)
  const charged = canReprice && isNew ? data.asked : undefined
  const placeText = (timeRange: TimeRange, { name, timeZone }: PitchOption) =>
    commaText(dayText(timeRange.start, timeZone), timeRangeText(timeRange, timeZone), name)
  const confirm = () =>
    onAct({
      act: () => sendMove(booking, charged ? { ...move, price: charged } : move),
      message: t`Moved to ${{ time: dayTimeText(start, to.timeZone) }}`,
      // A move that changes the price has no undo, because the previous price may no longer be valid.
      undo:
        data && !charged && countMinutes(data.from) === countMinutes(data.to)
          ? () => moveTo(data.from)
          : undefined,
    })
  const moveTo = ({ pitch: { _id }, start: before }: MovePreview['from']) =>
    sendMove(booking, { pitch: _id, start: before, length: 'kept' })
  const differs = data && (data.unused > 0 || countMinutes(data.from) !== countMinutes(data.to))
  return (
    <>
      <div aria-live="polite">
        {error && <p>{error.message}</p>}
        {data && (
          <Facts
            facts={[
              [t({ message: 'From', context: 'place and time' }), placeText(data.from, pitch)],
              [t({ message: 'To', context: 'place and time' }), placeText(data.to, to)],
              [t`Length`, lengthText(data)],
              [t`Price`, priceText(data, charged !== undefined)],
              ...(data.fillBy
                ? [[t`Players needed by`, dayTimeText(data.fillBy, to.timeZone)] as const]
                : []),
              [
                t`Notified`,
                data.notified === undefined
                  ? t`no one, so call the customer`
                  : plural({ players: data.notified }, { one: '# player', other: '# players' }),
              ],
            ]}
          />
        )}
      </div>
      {(differs || length === 'kept') && (
        <Checkbox
          label={t`Keep it at ${{ minutes: countMinutes(booking) }} minutes`}
          checked={length === 'kept'}
          onChange={({ target }) => setLength(target.checked ? 'kept' : 'slots')}
        />
      )}
      {canReprice && (
        <Checkbox
          label={t`Change the price to ${{ price: moneyText(data.asked) }}`}
          checked={isNew}
          onChange={({ target }) => setIsNew(target.checked)}
        />
      )}
      <div className="grid grid-cols-[1fr_1fr] gap-3">
        <Button variant="ghost" disabled={pending} onClick={onBack}>
          <Trans>Go back</Trans>
        </Button>
        <Button disabled={!data} pending={pending} pendingText={t`Moving...`} onClick={confirm}>
          <Trans>Confirm move</Trans>
        </Button>
      </div>
    </>
  )
}
