import type { Session } from '@i-one/contract/sessions'

import { moneyText, shareText } from '../lib/money.ts'
import { dayText, timeText } from '../lib/pitch-time.ts'
import { Corner } from '../ui/corner.tsx'
import { Facts } from '../ui/facts.tsx'
import { freeLeaving } from './deadlines.ts'

type HowItIsPlayedProps = { session: Session; className?: string }

const decider = ({ aet, penaltyShootout }: Session) => {
  if (aet && penaltyShootout) return 'AET, then penalties'
  if (aet) return 'AET'
  return penaltyShootout ? 'Penalties' : 'Who was on longer goes off'
}

const setsText = ({ sets, playersPerTeam }: Session) =>
  sets === 1 ? `1 of ${playersPerTeam}, opponent wanted` : `${sets} of ${playersPerTeam}, winner stays on`

export function HowItIsPlayed({ session, className }: HowItIsPlayedProps) {
  const { minutesPerMatch, price, capacity, visibility, start, pitch } = session
  const free = freeLeaving(new Date(start))
  return (
    <Corner title="How it is played" className={className}>
      <Facts
        facts={[
          ['Match', `${minutesPerMatch} ${minutesPerMatch === 1 ? 'minute' : 'minutes'}`],
          ['Sets', setsText(session)],
          ['Level at the end', decider(session)],
          ['Pitch', `${moneyText(price)}, ${shareText(price, capacity)}`],
          ['Leave free until', `${timeText(free, pitch.timeZone)}, ${dayText(free, pitch.timeZone)}`],
          ['Who may join', visibility === 'public' ? 'Everyone' : 'Who has the link'],
        ]}
      />
    </Corner>
  )
}
