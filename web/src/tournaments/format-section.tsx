import type { Tournament } from '@i-one/contract/tournaments'
import { countText } from '@i-one/game/count-text'
import { moneyText } from '@i-one/game/payments/money'
import { dateTimeText } from '../lib/pitch-time.ts'
import { Facts } from '../ui/layout/facts.tsx'
import { Section } from '../ui/layout/section.tsx'
import { formatNames } from './form-names.ts'
import { matchLengthText, decidersText } from './format-words.ts'

type Fact = readonly [term: string, value: string]

const seedings = { lot: 'Random', strength: 'By strength', hand: 'By hand' } as const

export function FormatSection({ tournament }: { tournament: Tournament }) {
  const { form, rules, fee, entriesUntil, squad, draw, address, pitches, timeZone } = tournament
  const at = (instant: string) => dateTimeText(instant, timeZone)
  const where = pitches.length ? pitches.map(({ name }) => name).join(', ') : address
  const facts: readonly (Fact | undefined | false | '')[] = [
    ['Format', formatNames[form]],
    ['Match', `${matchLengthText(rules)}, ${rules.playersPerTeam} a side`],
    form !== 'league' && ['If it’s a draw', decidersText(rules)],
    form !== 'knock-out' && ['Points', `${rules.win} for a win, ${rules.draw} for a draw`],
    where && ['Location', where],
    fee && fee.amount > 0 && ['Entry fee', moneyText(fee)],
    !draw && ['Entries close', at(entriesUntil)],
    ['Squads', `${countText(squad.most, 'player')} at most, until ${at(squad.until)}`],
    draw && ['Draw', `${seedings[draw.seeding]}, ${at(draw.at)}`],
  ]
  return (
    <Section title="Format and rules">
      <Facts facts={facts.filter((fact) => typeof fact === 'object')} />
    </Section>
  )
}
