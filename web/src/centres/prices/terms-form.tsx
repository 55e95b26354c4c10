import type { CancellationPolicy } from '@i-one/contract/bookings'
import { type PitchPrices, maxFreeHours, updateCancellationPolicy } from '@i-one/contract/centres/prices'
import { cleanCode } from '@i-one/contract/text'
import { formatAmount, parseAmount } from '@i-one/game/payments/amount-field'
import { moneyText } from '@i-one/game/payments/money'
import { cancelFeeText } from '@i-one/game/payments/terms'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/call.ts'
import { toastError } from '../../lib/show-error.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { pricesQuery } from './queries.ts'

const parseWhole = (text: string, max: number) => {
  const number = /^\d{1,3}$/.test(cleanCode(text)) ? Number(cleanCode(text)) : Number.NaN
  return number <= max ? number : undefined
}

export function CancellationPolicyForm({ prices }: { prices: PitchPrices }) {
  const { currency } = prices.price
  const queries = useQueryClient()
  const [isCharged, setIsCharged] = useState(prices.terms !== undefined)
  const [free, setFree] = useState(String(prices.terms?.freeHours ?? 24))
  const [share, setShare] = useState(String(prices.terms?.laterShare ?? 50))
  const [deposit, setDeposit] = useState(
    prices.terms?.deposit ? formatAmount({ amount: prices.terms.deposit, currency }) : '',
  )
  const [sent, setSent] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (terms: CancellationPolicy | null) =>
      call(updateCancellationPolicy, { params: { id: prices.pitch }, body: { terms } }),
    onSuccess: ({ terms }) => {
      // Updates only the policy in the cached prices, because a new revision would reset the price editor.
      queries.setQueryData(pricesQuery(prices.pitch).queryKey, (saved) => saved && { ...saved, terms })
      void queries.invalidateQueries({ queryKey: ['pitch', prices.pitch] })
      toast.success(t`Cancellation policy saved`)
    },
    onError: toastError,
  })

  const freeHours = parseWhole(free, maxFreeHours)
  const laterShare = parseWhole(share, 100)
  const amount = deposit.trim() === '' ? 0 : parseAmount(deposit, currency)
  const isComplete = freeHours !== undefined && laterShare !== undefined && amount !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (!isCharged) mutate(null)
    else if (isComplete) mutate({ freeHours, laterShare, deposit: amount })
  }
  return (
    <form className="grid grid-cols-1 gap-5 justify-items-start *:min-w-0" noValidate onSubmit={submit}>
      <Switch
        label={t`Charge for late cancellations`}
        hint={t`For all pitches of the centre, starting with the next booking`}
        checked={isCharged}
        onChange={({ target }) => setIsCharged(target.checked)}
      />
      {isCharged && (
        <div className="grid grid-cols-1 gap-3 w-full sm:grid-cols-2">
          <Field
            label={t`Free until (hours before start)`}
            inputMode="numeric"
            value={free}
            error={sent && freeHours === undefined ? t`Enter 0 to ${maxFreeHours} hours` : undefined}
            onChange={({ target }) => setFree(target.value)}
          />
          <Field
            label={t`Late cancellation fee (%)`}
            inputMode="numeric"
            value={share}
            error={sent && laterShare === undefined ? t`Enter 0 to 100 percent` : undefined}
            onChange={({ target }) => setShare(target.value)}
          />
          <Field
            label={t`Deposit`}
            hint={t`Leave empty for no deposit`}
            value={deposit}
            error={sent && amount === undefined ? t`Enter an amount like 5,000 or 5k` : undefined}
            onChange={({ target }) => setDeposit(target.value)}
          />
        </div>
      )}
      <p className="small mute">
        {isCharged && isComplete
          ? [
              t`Before booking, captains see: Free to cancel until ${freeHours} hours before the start. After that, you owe the pitch ${{ share: cancelFeeText(laterShare) }}.`,
              amount > 0 ? t`${{ sum: moneyText({ amount, currency }) }} deposit.` : t`No deposit.`,
            ].join(' ')
          : t`Cancelling is always free.`}
      </p>
      <Button type="submit" variant="ghost" pending={isPending} pendingText={t`Saving...`}>
        <Trans>Save cancellation policy</Trans>
      </Button>
    </form>
  )
}
