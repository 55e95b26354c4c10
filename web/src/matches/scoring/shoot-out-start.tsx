import type { Match } from '@i-one/contract/matches'
import type { Side } from '@i-one/contract/matches/sides'
import { defaultKicksEach } from '@i-one/game/matches/shoot-out'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Stepper } from '../../ui/fields/stepper.tsx'
import { Section } from '../../ui/layout/section.tsx'
import type { Scoring } from '../scoring.ts'

type ShootOutStartProps = { match: Match; scoring: Scoring }

export function ShootOutStart({ match, scoring }: ShootOutStartProps) {
  const [side, setSide] = useState<Side>('T1')
  const [kicksEach, setKicksEach] = useState(defaultKicksEach)
  return (
    <Section title={t`Penalty Shootout`}>
      <div className="grid gap-4 justify-items-start">
        <p className="strong">
          <Trans>Who shoots first?</Trans>
        </p>
        <Segmented
          label={t`Who shoots first?`}
          value={side}
          onChange={setSide}
          items={[
            { value: 'T1', label: match.teamOne.name },
            { value: 'T2', label: match.teamTwo.name },
          ]}
        />
        <Stepper
          label={t`Kicks each`}
          value={kicksEach}
          min={1}
          max={defaultKicksEach}
          onChange={setKicksEach}
        />
        <p className="mute">
          <Trans>
            Take fewer than five if both captains agree. If the score is level, the shoot-out continues kick
            by kick.
          </Trans>
        </p>
        <Button
          size="big"
          block
          onClick={() => scoring.record({ type: 'kick-off', period: 'shoot-out', side, kicksEach })}
        >
          <Trans>Start the shoot-out</Trans>
        </Button>
      </div>
    </Section>
  )
}

/** Offers penalties instead of extra time, because the booking may be too short for extra time. */
export function PenaltiesOffer(props: ShootOutStartProps) {
  const [isChosen, setIsChosen] = useState(false)
  if (isChosen) return <ShootOutStart {...props} />
  return (
    <Section title={t`It’s a draw`}>
      <div className="grid gap-4 justify-items-start">
        <p>
          <Trans>Extra time is next: two short periods.</Trans>
        </p>
        <Button variant="ghost" size="big" block onClick={() => setIsChosen(true)}>
          <Trans>Go straight to penalties</Trans>
        </Button>
      </div>
    </Section>
  )
}
