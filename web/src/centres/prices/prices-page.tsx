import { CallError } from '@i-one/contract/call'
import { type PitchPrices, replacePrices } from '@i-one/contract/centres/prices'
import type { OwnPitch } from '@i-one/contract/pitches/registration'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useParams } from 'react-router'
import { call } from '../../lib/call.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { toastError } from '../../lib/show-error.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { NotYourPitch } from '../back-to-pitches.tsx'
import { myPitchesQuery } from '../queries.ts'
import { CopyPrices } from './copy-to.tsx'
import { HolidayPrices } from './holiday-prices.tsx'
import {
  type PriceFormValues,
  type PriceFormErrors,
  toPriceFormValues,
  parsePrices,
} from './price-answers.ts'
import { PriceLists } from './price-lists.tsx'
import { pricesQuery } from './queries.ts'
import { CancellationPolicyForm } from './terms-form.tsx'

export function Component() {
  const { id = '' } = useParams()
  const { data: pitches } = useQuery({ ...myPitchesQuery, throwOnError: throwWithoutData })
  const pitch = pitches?.find(({ _id }) => _id === id)
  const { data: prices } = useQuery({
    ...pricesQuery(id),
    enabled: pitch !== undefined,
    throwOnError: throwWithoutData,
  })
  usePageTitle(pitch ? t`Prices for ${{ pitch: pitch.name }}` : t`Prices`)
  return (
    <>
      <PageHead title={t`Prices`}>
        <p>
          {pitch
            ? t`Slot prices and cancellation policy of ${{ pitch: pitch.name }}`
            : t`Slot prices and cancellation policy`}
        </p>
      </PageHead>
      <div className="wrap">
        {!pitches || (pitch && !prices) ? (
          <Loading label={t`Loading prices`} height={320} />
        ) : pitch && prices ? (
          <div className="columns pt-8 pb-18 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
            <Editor key={prices.revision} pitch={pitch} prices={prices} others={pitches} />
            <Section title={t`Cancellation policy and deposit`}>
              <CancellationPolicyForm prices={prices} />
            </Section>
          </div>
        ) : (
          <NotYourPitch />
        )}
      </div>
    </>
  )
}

type EditorProps = { pitch: OwnPitch; prices: PitchPrices; others: readonly OwnPitch[] }

/** Saves all price lists and holidays together, as one revision of the pitch. */
function Editor({ pitch, prices, others }: EditorProps) {
  const queries = useQueryClient()
  const [answers, setAnswers] = useState(() => toPriceFormValues(prices))
  const [errors, setErrors] = useState<PriceFormErrors>({})
  const change = (part: Partial<PriceFormValues>) => {
    setAnswers({ ...answers, ...part })
    setErrors({})
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ to, ...requested }: Pick<PitchPrices, 'lists' | 'holidays'> & { to: OwnPitch }) => {
      const revision = to._id === pitch._id ? prices.revision : to.revision
      return call(replacePrices, { params: { id: to._id }, body: { ...requested, revision } })
    },
    onSuccess: (saved, { to }) => {
      queries.setQueryData(pricesQuery(to._id).queryKey, saved)
      void queries.invalidateQueries({ queryKey: ['pitches', 'mine'] })
      void queries.invalidateQueries({ queryKey: ['slots', to._id] })
      toast.success(t`The prices of ${{ pitch: to.name }} are saved`)
    },
    onError: (reason) => {
      if (reason instanceof CallError) setErrors(reason.fields)
      toastError(reason)
    },
  })
  const isOutdated = error instanceof CallError && error.code === 'pitch-changed'

  const save = (to: OwnPitch) => {
    const { prices: checked, errors: invalid } = parsePrices(answers, pitch.price.currency)
    setErrors(invalid ?? {})
    if (checked) mutate({ ...checked, to })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(pitch)
  }
  const sameCurrency = others.filter(
    ({ _id, price }) => _id !== pitch._id && price.currency === pitch.price.currency,
  )
  return (
    <form className="grid grid-cols-1 gap-5 justify-items-start *:min-w-0" noValidate onSubmit={submit}>
      <Section title={t`Weekly prices`} className="w-full">
        <PriceLists
          pitch={pitch}
          lists={answers.lists}
          errors={errors}
          onChange={(lists) => change({ lists })}
        />
      </Section>
      <Section title={t`Holidays`} className="w-full">
        <HolidayPrices
          holidays={answers.holidays}
          errors={errors}
          onChange={(holidays) => change({ holidays })}
        />
        <p>
          <Trans>
            <Link to={`/host/centres/${pitch.centre}/closures`}>Closed days</Link> apply to the whole centre.
          </Trans>
        </p>
      </Section>
      {isOutdated && (
        <div role="alert" className="flex flex-wrap gap-3 items-end">
          <p>
            <Trans>This pitch was changed elsewhere. Your prices are not saved.</Trans>
          </p>
          <Button variant="ghost" onClick={() => void queries.invalidateQueries(pricesQuery(pitch._id))}>
            <Trans>Show the latest version</Trans>
          </Button>
        </div>
      )}
      <p className="small mute">
        <Trans>Existing bookings keep their price.</Trans>
      </p>
      <div className="flex flex-wrap gap-3 items-end">
        <Button type="submit" size="big" pending={isPending} pendingText={t`Saving...`}>
          <Trans>Save prices</Trans>
        </Button>
        {sameCurrency.length > 0 && <CopyPrices pitches={sameCurrency} pending={isPending} onCopy={save} />}
      </div>
    </form>
  )
}
