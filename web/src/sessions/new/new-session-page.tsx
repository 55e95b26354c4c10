import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'

import { CaptainBanner } from '../../bookings/captain-banner.tsx'
import { EndedHold } from '../../bookings/ended-hold.tsx'
import { TakenSlot } from '../../bookings/taken-slot.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { unlessSeen } from '../../lib/unless-seen.ts'
import { pitchQuery } from '../../pitches/queries.ts'
import { Button } from '../../ui/button.tsx'
import { ThumbBar } from '../../ui/layout/thumb-bar.tsx'
import { keepDraft, readDraft, type Answers } from './draft.ts'
import { FormatFields } from './format-fields.tsx'
import { ChooseFirst, LoadingHold } from './new-session-head.tsx'
import styles from './new-session-page.module.css'
import { SessionSummary } from './session-summary.tsx'
import { useCreateSession } from './use-create-session.ts'
import { useHeldSlot } from './use-held-slot.ts'
import { SlotFields } from './slot-fields.tsx'

const formId = 'new-session'

/** The answers survive a reload, and a hold that runs out. */
const useAnswers = () => {
  const [answers, setAnswers] = useState(readDraft)
  const answer = (some: Partial<Answers>) => {
    const next = { ...answers, ...some }
    keepDraft(next)
    setAnswers(next)
  }
  return [answers, answer] as const
}

export function Component() {
  usePageTitle('New session')
  const { hold, ended, loading, recheck, pitch: pitchId, choosePitch, take, pending, refused } = useHeldSlot()
  const { data: pitch } = useQuery({
    ...pitchQuery(pitchId ?? ''),
    enabled: pitchId !== undefined,
    throwOnError: unlessSeen,
  })
  const [answers, answer] = useAnswers()
  const [asked, setAsked] = useState(false)
  const { create, creating } = useCreateSession(recheck)

  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (hold && !creating) create({ ...answers, hold: hold._id })
  }

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
    <>
      {head()}
      <div className={`wrap ${styles.page}`}>
        <form id={formId} noValidate className={styles.form} onSubmit={send}>
          {refused && pitch && (
            <TakenSlot
              refused={refused}
              timeZone={pitch.timeZone}
              pending={pending}
              onTake={({ start }) => take(start)}
            />
          )}
          <SlotFields
            key={pitchId}
            pitch={pitch}
            hold={hold}
            pending={pending}
            asked={asked}
            onPitch={choosePitch}
            onSlot={take}
          />
          <FormatFields answers={answers} onAnswer={answer} />
        </form>
        <aside className={styles.sum}>
          <SessionSummary
            pitch={pitch}
            hold={hold}
            minutes={answers.minutesPerMatch}
            players={answers.playersPerTeam}
            sets={answers.sets}
          />
          <div className={styles.wideAction}>{submit}</div>
        </aside>
      </div>
      <ThumbBar className={styles.bar}>{submit}</ThumbBar>
    </>
  )
}
