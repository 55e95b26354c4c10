import { NewSession } from '@i-one/contract/sessions'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'

import { CaptainBanner } from '../bookings/captain-banner.tsx'
import { EndedHold } from '../bookings/ended-hold.tsx'
import { TakenSlot } from '../bookings/taken-slot.tsx'
import { usePageTitle } from '../lib/page-title.ts'
import { unlessSeen } from '../lib/unless-seen.ts'
import { pitchQuery } from '../pitches/queries.ts'
import { Button } from '../ui/button.tsx'
import { ThumbBar } from '../ui/thumb-bar.tsx'
import { keepDraft, readDraft, type Answers } from './draft.ts'
import { HowYouPlay } from './how-you-play.tsx'
import { ChooseFirst, LoadingHold } from './new-session-head.tsx'
import styles from './new-session-page.module.css'
import { ThatMakes } from './that-makes.tsx'
import { useCreateSession } from './use-create-session.ts'
import { useHeldSlot } from './use-held-slot.ts'
import { WhereAndWhen } from './where-and-when.tsx'

const formId = 'new-session'

/** The answers survive a reload, and a hold that runs out. */
const useAnswers = (hold: string) => {
  const [defaultValues] = useState(readDraft)
  const form = useForm<Answers>({ resolver: standardSchemaResolver(NewSession), defaultValues })
  const { setValue, subscribe } = form
  useEffect(() => setValue('hold', hold), [hold, setValue])
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }),
    [subscribe],
  )
  return form
}

export function Component() {
  usePageTitle('New session')
  const { hold, ended, loading, recheck, pitch: pitchId, choosePitch, take, pending, refused } = useHeldSlot()
  const { data: pitch } = useQuery({
    ...pitchQuery(pitchId ?? ''),
    enabled: pitchId !== undefined,
    throwOnError: unlessSeen,
  })
  const form = useAnswers(hold?._id ?? '')
  const { create, creating } = useCreateSession(recheck)
  const { minutesPerMatch, playersPerTeam, sets } = form.watch()

  const head = () => {
    if (hold) return <CaptainBanner hold={hold} onEnd={recheck} />
    if (ended && pitch)
      return (
        <EndedHold
          pitch={pitch}
          slot={ended}
          pending={pending}
          onTake={({ start, slots }) => take(start, slots)}
        />
      )
    return loading ? <LoadingHold /> : <ChooseFirst />
  }
  const submit = (
    <Button type="submit" form={formId} size="big" block pending={creating} pendingText="Creating...">
      Create Session
    </Button>
  )

  return (
    <FormProvider {...form}>
      {head()}
      <div className={`wrap ${styles.page}`}>
        <form
          id={formId}
          noValidate
          className={styles.form}
          onSubmit={(event) => void form.handleSubmit(create)(event)}
        >
          {refused && pitch && (
            <TakenSlot
              refused={refused}
              timeZone={pitch.timeZone}
              pending={pending}
              onTake={({ start }) => take(start)}
            />
          )}
          <WhereAndWhen
            key={pitchId}
            pitch={pitch}
            hold={hold}
            pending={pending}
            asked={form.formState.isSubmitted}
            onPitch={choosePitch}
            onSlot={take}
          />
          <HowYouPlay />
        </form>
        <aside className={styles.sum}>
          <ThatMakes
            pitch={pitch}
            hold={hold}
            minutes={minutesPerMatch}
            players={playersPerTeam}
            sets={sets}
          />
          <div className={styles.wideAction}>{submit}</div>
        </aside>
      </div>
      <ThumbBar className={styles.bar}>{submit}</ThumbBar>
    </FormProvider>
  )
}
