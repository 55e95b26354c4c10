import type { User } from '@i-one/contract/accounts'
import type { Point } from '@i-one/contract/shapes'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type FormEvent } from 'react'
import { Link } from 'react-router'
import { EmailNotice } from '../../../accounts/confirmation/address-notice.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useSearch } from '../../../lib/use-search.ts'
import { pitchesAroundQuery } from '../../../pitches/place-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { CentreCircle } from '../../../ui/football/ring.tsx'
import { Shirt } from '../../../ui/football/shirt.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Band } from '../../../ui/layout/band.tsx'
import { ThumbBar } from '../../../ui/layout/thumb-bar.tsx'
import { bindField } from '../../fields/bind-field.ts'
import { BookingSwitches, PriceField, SlotLengthField, ZoneField } from '../../fields/booking-fields.tsx'
import { HoursField } from '../../fields/hours-field.tsx'
import {
  parsePitchForm,
  saveDraft,
  parseNumber,
  type PitchFormErrors,
  type PitchFormValues,
} from '../../fields/pitch-answers.ts'
import { PlaceField } from '../../fields/place-field.tsx'
import { useFormValues } from '../../fields/use-answers.ts'
import { useNewPitch } from '../use-new-pitch.ts'
import { useOddPrice } from '../use-odd-price.tsx'
import { findUsualPrice } from '../usual-price.ts'
import { FirstPitchPreview } from './empty-day.tsx'
import { getStepErrors, findFirstStep, findReachedStep, steps, type Step } from './steps.ts'

const exampleAddress = t({ message: '7 Adélékè Street, Surulere', comment: 'Example of an address' })

const stepTexts: Record<Step, { name: string; what: string; title: string; submit: string }> = {
  where: {
    name: t`Place`,
    what: t`Name and location`,
    title: t`Where is it?`,
    submit: t`Next: opening hours`,
  },
  when: {
    name: t`Hours`,
    what: t`Opening hours and slots`,
    title: t`When is it open?`,
    submit: t`Next: price`,
  },
  price: {
    name: t`Price`,
    what: t`One price to start`,
    title: t`How much is a slot?`,
    submit: t`Register the pitch`,
  },
}

export function FirstPitch({ user }: { user: User }) {
  usePageTitle(t`Your first pitch`)
  const [search, change] = useSearch()
  const { initial, serverErrors, register, isPending } = useNewPitch((errors) =>
    change({ step: findFirstStep(Object.keys(errors)) ?? 'price' }),
  )
  const { form, answers, errors, set, show } = useFormValues(() => initial, serverErrors, saveDraft)
  const step = findReachedStep(search.get('step'), answers)
  const { check, question } = useOddPrice((settings) => register({ settings, photos: [], answers }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const wrong = getStepErrors(step, answers)
    show(wrong)
    if (Object.keys(wrong).length > 0) return
    const after = steps[steps.indexOf(step) + 1]
    if (after) change({ step: after })
    else {
      const { settings } = parsePitchForm(answers)
      if (settings) check(settings)
    }
  }
  const part = { answers, errors, onChange: set }
  const StepForm = { where: Where, when: When, price: Price }[step]
  return (
    <>
      <Band as="header">
        <CentreCircle
          at={{ d: 180, x: '96%', y: '10%' }}
          wide={{ d: 260, x: 'calc(50% + 400px)', y: '100%' }}
        />
        <div className="wrap relative grid gap-2 pt-7 pb-8 lg:pt-12 lg:pb-11">
          <h1>
            <Trans>Your first pitch</Trans>
          </h1>
          <p>
            <Trans>
              Answer three questions, and players can book your pitch. It takes under two minutes.
            </Trans>
          </p>
          <Progress step={step} answers={answers} />
        </div>
      </Band>
      <div className="wrap grid gap-12 pt-8 pb-18 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-18">
        <EmailNotice user={user} className="col-span-full" />
        <form
          ref={form}
          id="first-pitch"
          className="grid grid-cols-1 gap-5 content-start"
          noValidate
          onSubmit={submit}
        >
          <Heading key={step} step={step} />
          <StepForm {...part} />
          {step === 'where' && (
            <p className="mute">
              <Trans>More than one pitch? Start with one. You can duplicate and combine pitches later.</Trans>
            </p>
          )}
          <p className="mute">
            <Trans>
              <Link className="link" to="/host/pitches/new">
                Use the full form
              </Link>
              , with photos and facilities. Your answers are kept.
            </Trans>
          </p>
        </form>
        <FirstPitchPreview answers={answers} />
      </div>
      <ThumbBar>
        <Button
          type="submit"
          form="first-pitch"
          size="big"
          pending={isPending}
          pendingText={t`Registering the pitch...`}
        >
          {stepTexts[step].submit}
        </Button>
      </ThumbBar>
      {question}
    </>
  )
}

function Heading({ step }: { step: Step }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [search] = useSearch()
  const hasStep = search.has('step')
  useEffect(() => {
    if (hasStep) heading.current?.focus()
  }, [hasStep])
  return (
    <h2 ref={heading} className="[outline:none]" tabIndex={-1}>
      {stepTexts[step].title}
    </h2>
  )
}

const Progress = ({ step, answers }: { step: Step; answers: PitchFormValues }) => (
  <ol className="grid gap-3.5 mt-3.5 lg:grid-cols-[repeat(3,auto)] lg:justify-start lg:gap-12 lg:mt-6">
    {steps.map((one, n) => {
      const isReached = n <= steps.indexOf(step)
      const label = (
        <>
          <Shirt text={String(n + 1)} free={!isReached} className="size-13 lg:size-16" />
          <span>
            <b className="block text-[1.125rem] font-stretch-125% font-extrabold group-hover:underline">
              {stepTexts[one].name}
            </b>
            <small className="text-[0.875rem]">{stepTexts[one].what}</small>
          </span>
        </>
      )
      return (
        <li
          key={one}
          className="flex items-center gap-3.5 leading-[1.25]"
          aria-current={one === step ? 'step' : undefined}
        >
          {one !== step && findReachedStep(one, answers) === one ? (
            <Link
              className="group flex items-center gap-3.5 leading-[1.25]"
              to={`?step=${one}`}
              preventScrollReset
            >
              {label}
            </Link>
          ) : (
            label
          )}
        </li>
      )
    })}
  </ol>
)

type StepProps = {
  answers: PitchFormValues
  errors: PitchFormErrors
  onChange: (part: Partial<PitchFormValues>) => void
}

const Where = (part: StepProps) => {
  const text = (name: 'name' | 'address' | 'phone') =>
    bindField(part.answers, name, part.onChange, part.errors[name])
  return (
    <>
      <Field label={t`Name of the pitch`} required autoComplete="off" {...text('name')} />
      <Field
        label={t`Street and area`}
        placeholder={exampleAddress}
        required
        autoComplete="address-line1"
        {...text('address')}
      />
      <PlaceField {...part} legend={t`On the map`} />
      <Field
        label={t`Phone number for players`}
        type="tel"
        placeholder="0803 000 0000"
        hint={t`Shown on your page. Leave empty to take bookings only on i-one.`}
        autoComplete="tel"
        {...text('phone')}
      />
    </>
  )
}

const When = (part: StepProps) => (
  <>
    <HoursField {...part} />
    <SlotLengthField {...part} />
    <ZoneField {...part} />
  </>
)

const Price = (part: StepProps) => {
  const { answers } = part
  return (
    <>
      <PriceField {...part} />
      <UsualPrice answers={answers} />
      <BookingSwitches
        {...part}
        listedHint={t`Players can find and book the pitch. Switch this off to check the pitch first.`}
      />
      <p className="flex gap-3">
        <Icon name="location" />
        <span translate="no">
          <b>{answers.name}</b>
          <br />
          {answers.address}
        </span>
      </p>
    </>
  )
}

function UsualPrice({ answers: { lng, lat, currency, slotMinutes } }: { answers: PitchFormValues }) {
  const coordinates = [parseNumber(lng) || 0, parseNumber(lat) || 0] as [number, number]
  const { data: near = [] } = useQuery(pitchesAroundQuery({ type: 'Point', coordinates } satisfies Point))
  const usual = findUsualPrice(near, { currency, slotMinutes: Number(slotMinutes) })
  return (
    usual && (
      <p className="mute">
        <Trans>
          Pitches nearby charge about {{ price: moneyText(usual) }} for {slotMinutes} minutes.
        </Trans>
      </p>
    )
  )
}
