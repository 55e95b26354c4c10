import { maxDates } from '@i-one/contract/centres/desk'
import { numberText } from '@i-one/game/formats/numbers'
import { formatAmount, parseAmount } from '@i-one/game/payments/amount-field'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { countMinutes, dayText, timeRangeText } from '../../lib/pitch-time.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Stepper } from '../../ui/fields/stepper.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { paymentMethods } from '../money/words.ts'
import { DateChoice } from './day-choice.tsx'
import { bookButtonText, isFreeDate, takenDateText } from './desk-answers.ts'
import { KnownCustomers } from './known-customers.tsx'
import { useDeskBooking } from './use-booking.ts'

type DeskSheetProps = {
  pitch: { _id: string; name: string; timeZone: string }
  centre: string | undefined
  slot: { start: string; end: string }
  opener: HTMLElement | undefined
  onClose: () => void
}

const methods = [{ value: '', label: t`Not paid` }, ...paymentMethods] as const
const frequencies = [
  { value: 'once', label: t`Never` },
  { value: 'weekly', label: t`Weekly` },
  { value: 'days', label: t`On dates` },
] as const

export function DeskSheet({ pitch, centre, slot, opener, onClose }: DeskSheetProps) {
  const form = useId()
  const { timeZone } = pitch
  const { input, set, times, dates, currency, errors, book, isPending } = useDeskBooking(pitch, slot, onClose)
  const [sent, setSent] = useState(false)
  const lengths = [1, 2, 3, 4].map((slots) => ({
    value: String(slots),
    label: t`${{ hours: numberText((slots * countMinutes(slot)) / 60, 2) }} h`,
  }))
  const free = dates?.filter(isFreeDate)
  const taken = dates?.filter((date) => !isFreeDate(date)) ?? []
  const total = dates?.length ?? 0
  const usual =
    free?.[0] && !free.some(({ price }) => price.amount !== free[0]?.price.amount)
      ? formatAmount(free[0].price)
      : ''
  const priceText = input.price ?? usual
  const agreed = input.price === undefined ? undefined : parseAmount(input.price, currency)
  const isInvalid = input.price !== undefined && agreed === undefined
  const isMissing = input.name.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (free && free.length > 0 && !isInvalid && !isMissing) book(free, agreed)
  }
  return (
    <Dialog
      onClose={onClose}
      dismissible={!isPending}
      look="sheet"
      opener={opener}
      title={t`Book for a customer`}
      description={commaText(
        dayText(slot.start, timeZone),
        timeRangeText({ start: slot.start, end: dates?.[0]?.end ?? slot.end }, timeZone),
        pitch.name,
      )}
      actions={
        <Button
          type="submit"
          form={form}
          size="big"
          disabled={!free || free.length === 0}
          pending={isPending}
          pendingText={t`Booking...`}
        >
          {free?.length === 0 ? t`No free date` : bookButtonText(free ?? [], agreed)}
        </Button>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={submit}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-3 items-start">
          <Field
            label={t`Name`}
            required
            maxLength={60}
            autoComplete="off"
            value={input.name}
            error={errors['name'] ?? (sent && isMissing ? t`Enter the customer's name` : undefined)}
            onChange={({ target }) => set({ name: target.value })}
          />
          <Field
            label={t`Phone`}
            type="tel"
            autoComplete="off"
            value={input.phone}
            error={errors['phone']}
            onChange={({ target }) => set({ phone: target.value, renamed: false })}
          />
        </div>
        {centre && <KnownCustomers centre={centre} input={input} onChange={set} />}
        <p className="small mute">
          <Trans>Only staff see the phone number.</Trans>
        </p>
        <Segmented
          label={t`Duration`}
          value={String(times.slots)}
          items={lengths}
          onChange={(slots) => set({ slots: Number(slots) })}
        />
        <Field
          label={input.often === 'once' ? t`Price` : t`Price per date`}
          inputMode="decimal"
          value={priceText}
          hint={input.often === 'once' ? undefined : t`Leave empty to use the price list`}
          error={isInvalid ? t`Enter an amount like 25,000 or 25k` : undefined}
          onChange={({ target }) => set({ price: target.value === '' ? undefined : target.value })}
        />
        <Segmented label={t`Paid`} value={input.paid} items={methods} onChange={(paid) => set({ paid })} />
        <Segmented
          label={t`Repeats`}
          value={input.often}
          items={frequencies}
          onChange={(one) => set({ often: one })}
        />
        {input.often === 'weekly' && (
          <Stepper
            label={t`Weeks`}
            min={2}
            max={maxDates}
            value={input.weeks}
            onChange={(weeks) => set({ weeks })}
          />
        )}
        {input.often === 'days' && (
          <DateChoice
            days={input.days}
            start={slot.start}
            timeZone={timeZone}
            onChange={(days) => set({ days })}
          />
        )}
        <div role="alert">
          {taken.length > 0 && (
            <>
              <p className="strong">
                {total === 1
                  ? t`This date is taken:`
                  : plural(
                      { taken: taken.length },
                      {
                        one: `# of ${total} dates is taken and will be skipped:`,
                        other: `# of ${total} dates are taken and will be skipped:`,
                      },
                    )}
              </p>
              <ul className="ps-5 [list-style:disc]">
                {taken.map((date) => (
                  <li key={date.start}>{takenDateText(date, timeZone)}</li>
                ))}
              </ul>
            </>
          )}
          {errors['dates'] && <p>{errors['dates']}</p>}
        </div>
      </form>
    </Dialog>
  )
}
