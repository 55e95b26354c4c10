import type { Pitch } from '@i-one/contract/pitches'
import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { costLabel } from '../../lib/cost-label.ts'
import { dayText, dayTimeText, timeText } from '../../lib/pitch-time.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { pitchQuery } from '../../pitches/queries.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SlotFields } from '../new/slot-fields.tsx'
import { CountdownBand } from './duel-head.tsx'
import { type OfferedTime, findFirstToExpire, listSendableTimes } from './offered-times.ts'
import { SlotState } from './slot-state.tsx'

const max = 3

type HeldTimesProps = { times: readonly OfferedTime[]; onEnd: (until: string) => void }

export function HeldTimes({ times, onEnd }: HeldTimesProps) {
  const first = findFirstToExpire(times)
  if (!first) return null
  const { length: held } = times.filter(({ state }) => state === 'held')
  return (
    <CountdownBand
      label={t`Time left to send`}
      until={new Date(first.expiresAt)}
      smallestUnit="minutes"
      onEnd={() => onEnd(first.expiresAt)}
    >
      <Trans>
        <Plural value={held} one="# time is" other="# times are" /> held
        <br />
        while you write.
      </Trans>
    </CountdownBand>
  )
}

type TimesSectionProps = {
  times: readonly OfferedTime[]
  isSubmitted: boolean
  pending: boolean
  onOffer: (pitch: Pitch, start: string) => void
  onHoldAgain: (time: OfferedTime) => void
  onTakeOut: (time: OfferedTime) => void
}

export function TimesSection({ times, isSubmitted, pending, onOffer, ...acts }: TimesSectionProps) {
  const [pitchId, choosePitch] = useState<string>()
  const { data: pitch } = useQuery({
    ...pitchQuery(pitchId ?? ''),
    enabled: pitchId !== undefined,
    throwOnError: throwWithoutData,
  })
  const isFull = listSendableTimes(times).length >= max
  const isMissing = isSubmitted && listSendableTimes(times).length === 0
  return (
    <>
      <Section title={t`Times you offer`}>
        {(times.length === 0 || isMissing) && (
          <p className={isMissing ? 'strong' : 'mute'} role={isMissing ? 'alert' : undefined}>
            {isMissing
              ? t`Offer at least one time.`
              : t`No times yet. Choose a pitch, a day and a time below.`}
          </p>
        )}
        <ul className="mb-4">
          {times.map((time) => (
            <Offered key={`${time.pitch._id} ${time.start}`} time={time} pending={pending} {...acts} />
          ))}
        </ul>
        {isFull && (
          <p className="small mute">
            <Trans>You can offer up to three times. Remove a time to choose another.</Trans>
          </p>
        )}
      </Section>
      {!isFull && (
        <SlotFields
          key={pitchId}
          pitch={pitch}
          hold={undefined}
          pending={pending}
          isSubmitted={false}
          onPitch={choosePitch}
          onSlot={(start) => pitch && onOffer(pitch, start)}
        />
      )}
    </>
  )
}

type OfferedProps = Pick<TimesSectionProps, 'pending' | 'onHoldAgain' | 'onTakeOut'> & { time: OfferedTime }

const states = {
  asked: ['waiting', t`Holding...`],
  held: ['held', t`Held for you`],
  ended: ['lost', t`No longer held`],
  taken: ['lost', t`Just taken`],
} as const

function Offered({ time, pending, onHoldAgain, onTakeOut }: OfferedProps) {
  const { pitch, start, state } = time
  const when = dayTimeText(start, pitch.timeZone)
  const [tone, text] = states[state]
  return (
    <li className="grid grid-cols-[88px_minmax(0,1fr)_auto_auto] gap-x-3 gap-y-1 items-center min-h-19 py-2.5 border-b border-b-line leading-[1.35] max-[480px]:grid-cols-[88px_minmax(0,1fr)_auto]">
      <b className="num">{timeText(start, pitch.timeZone)}</b>
      <span>
        <b>{dayText(start, pitch.timeZone)}</b>
        <br />
        <span translate="no" className="small mute">
          {pitch.name}, {pitch.address}
        </span>
        <SlotState tone={tone}>{text}</SlotState>
        {state === 'ended' && (
          <Button variant="ghost" size="small" disabled={pending} onClick={() => onHoldAgain(time)}>
            <Trans>
              Hold again<span className="vh">: {when}</span>
            </Trans>
          </Button>
        )}
      </span>
      <span className="font-strong tabular-nums whitespace-nowrap max-[480px]:col-2 max-[480px]:row-2 max-[480px]:text-small">
        {costLabel(pitch.price)}
      </span>
      <IconButton icon="close" label={t`Remove ${when}`} disabled={pending} onClick={() => onTakeOut(time)} />
    </li>
  )
}
