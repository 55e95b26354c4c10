import { type BookingMoney, type DeskPaymentMethod, recordPayment } from '@i-one/contract/centres/money'
import { formatAmount, parseAmount } from '@i-one/game/payments/amount-field'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/call.ts'
import { isRetryable } from '../../lib/query-client.ts'
import { toastError } from '../../lib/show-error.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { bookingMoneyQuery } from './queries.ts'
import { paymentMethods, paymentText } from './words.ts'

type Kind = 'payment' | 'refund'

const kinds = [
  { value: 'payment', label: t`Payment` },
  { value: 'refund', label: t({ message: 'Refund', comment: 'Noun' }) },
] as const

const submitText = (kind: Kind, sum: string | undefined) => {
  if (sum === undefined)
    return kind === 'payment'
      ? t({ message: 'Take', comment: 'Button that records a payment' })
      : t({ message: 'Refund', context: 'verb' })
  return kind === 'payment'
    ? t({ message: `Take ${sum}`, comment: 'Button that records a payment' })
    : t({ message: `Refund ${sum}`, comment: 'Button that records a refund' })
}

export function TakePayment({ money }: { money: BookingMoney }) {
  const { booking, due, paid } = money
  const { currency } = due
  const queries = useQueryClient()
  const [kind, setKind] = useState<Kind>('payment')
  const [method, setMethod] = useState<DeskPaymentMethod>('cash')
  const [input, setInput] = useState<string>()
  const [sent, setSent] = useState(false)
  const usual = kind === 'payment' ? Math.max(0, due.amount - paid.amount) : paid.amount
  const text = input ?? formatAmount({ amount: usual, currency })
  const amount = parseAmount(text, currency)
  const isValid = amount !== undefined && amount > 0

  const { mutate, isPending } = useMutation({
    mutationFn: (requested: { _id: string; kind: Kind; amount: number; method: DeskPaymentMethod }) =>
      call(recordPayment, { params: { id: booking }, body: requested }),
    // The request is idempotent, because the client chooses the payment id.
    retry: isRetryable,
    onSuccess: (saved, requested) => {
      queries.setQueryData(bookingMoneyQuery(booking).queryKey, saved)
      void queries.invalidateQueries({ queryKey: ['host', 'cash-up'] })
      void queries.invalidateQueries({ queryKey: ['host', 'customers'] })
      setInput(undefined)
      setSent(false)
      const payment = { ...requested, amount: { amount: requested.amount, currency } }
      const receipt = saved.payments.at(-1)?.receipt ?? ''
      toast.success(t`${{ payment: paymentText(payment) }}: receipt ${receipt}`)
    },
    onError: (error) => {
      void queries.invalidateQueries(bookingMoneyQuery(booking))
      toastError(error)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (isValid) mutate({ _id: crypto.randomUUID(), kind, amount, method })
  }
  const choose = (chosen: Kind) => {
    setKind(chosen)
    setInput(undefined)
  }
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {paid.amount > 0 && <Segmented label={t`Type`} value={kind} onChange={choose} items={kinds} />}
      <Segmented label={t`Method`} value={method} onChange={setMethod} items={paymentMethods} />
      <Field
        label={t`Amount`}
        value={text}
        error={sent && !isValid ? t`Enter an amount like 25,000 or 25k` : undefined}
        onChange={({ target }) => setInput(target.value)}
      />
      <Button type="submit" size="big" pending={isPending} pendingText={t`Saving...`}>
        {submitText(kind, isValid ? moneyText({ amount, currency }) : undefined)}
      </Button>
    </form>
  )
}
