import type { Hold } from '@i-one/contract/bookings/holds'
import type { Pitch } from '@i-one/contract/pitches'
import { minute } from '@i-one/game/durations'
import { costText } from '@i-one/game/payments/cost-text'
import { priceText } from '@i-one/game/payments/money'
import { getFillDeadline, getMinimumPlayers } from '@i-one/game/sessions/deadlines'
import { plural, t } from '@lingui/core/macro'
import { CancellationPolicyText } from '../../bookings/terms-text.tsx'
import { type TimeBeside, toTimeBeside } from '../../lib/time/time-beside.ts'
import { useNow } from '../../lib/use-now.ts'
import { kits } from '../../ui/football/kit.ts'
import { Shirt } from '../../ui/football/shirt.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { matchCountText } from '../format-text.ts'
import type { SessionDraft } from './draft.ts'

type SessionSummaryProps = {
  pitch: Pitch | undefined
  hold: Hold | undefined
  answers: Pick<SessionDraft, 'minutesPerMatch' | 'playersPerTeam' | 'sets'>
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

export function SessionSummary({ pitch, hold, answers }: SessionSummaryProps) {
  const { playersPerTeam, sets } = answers
  const capacity = playersPerTeam * sets
  return (
    <Section title={t`Summary`}>
      <output className="num block text-[length:clamp(2.5rem,11vw,3.75rem)]">
        {plural(capacity, { one: '# player', other: '# players' })}
      </output>
      <div className="grid gap-1.5 my-4" aria-hidden="true">
        {upTo(sets).map((set) => (
          <div key={set} className="flex gap-2">
            {upTo(playersPerTeam).map((player) => (
              <Shirt key={player} kit={kits[set]} outlined className="flex-[0_1_40px] min-w-0 h-auto" />
            ))}
          </div>
        ))}
      </div>
      {pitch && hold && <Sum pitch={pitch} hold={hold} answers={answers} capacity={capacity} />}
    </Section>
  )
}

const calledOffText = (minimum: number, capacity: number, { day, time }: TimeBeside) => {
  if (capacity > minimum)
    return day
      ? t`on ${day} at ${time} if fewer than ${minimum} are in. You can raise the minimum later under ‘Edit the game’.`
      : t`at ${time} if fewer than ${minimum} are in. You can raise the minimum later under ‘Edit the game’.`
  return day
    ? t`on ${day} at ${time} if fewer than ${minimum} are in`
    : t`at ${time} if fewer than ${minimum} are in`
}

type SumProps = Pick<SessionSummaryProps, 'answers'> & { pitch: Pitch; hold: Hold; capacity: number }

function Sum({ pitch, hold, answers: { minutesPerMatch, sets }, capacity }: SumProps) {
  const now = useNow()
  const [start, end] = [new Date(hold.start), new Date(hold.end)]
  const duration = (end.getTime() - start.getTime()) / minute
  const { price, terms } = hold
  const deadline = getFillDeadline(start, now)
  const minimum = getMinimumPlayers(capacity)
  return (
    <>
      <Facts
        facts={[
          [t`Matches in ${duration} minutes`, matchCountText(duration, minutesPerMatch, sets)],
          [t`Pitch`, costText(price)],
          [t`Price per player`, priceText(price, capacity)],
          [t`Called off`, calledOffText(minimum, capacity, toTimeBeside(deadline, pitch.timeZone, start))],
        ]}
      />
      <CancellationPolicyText
        className="small mute mt-3"
        terms={terms}
        price={price}
        start={hold.start}
        timeZone={pitch.timeZone}
      />
    </>
  )
}
