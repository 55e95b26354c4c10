import type { Tournament } from '@i-one/contract/tournaments'
import { moneyText } from '@i-one/game/payments/money'
import { plural, t } from '@lingui/core/macro'
import { dateTimeText } from '../lib/pitch-time.ts'
import { Facts } from '../ui/layout/facts.tsx'
import { Section } from '../ui/layout/section.tsx'
import { formatNames } from './form-names.ts'
import { matchLengthText, decidersText } from './format-words.ts'

type Fact = readonly [term: string, value: string]

const seedings = {
  lot: t({ message: 'Random', context: 'draw of teams' }),
  strength: t`By strength`,
  hand: t`By hand`,
} as const

export function FormatSection({ tournament }: { tournament: Tournament }) {
  const { form, rules, fee, entriesUntil, squad, draw, address, pitches, timeZone } = tournament
  const at = (instant: string) => dateTimeText(instant, timeZone)
  const until = at(squad.until)
  const where = pitches.length ? pitches.map(({ name }) => name).join(', ') : address
  const facts: readonly (Fact | undefined | false | '')[] = [
    [t`Format`, formatNames[form]],
    [t`Match`, `${matchLengthText(rules)}, ${t`${{ players: rules.playersPerTeam }} a side`}`],
    form !== 'league' && [t`If it’s a draw`, decidersText(rules)],
    form !== 'knock-out' && [
      t`Points`,
      t`${{ win: rules.win }} for a win, ${{ draw: rules.draw }} for a draw`,
    ],
    where && [t`Location`, where],
    fee && fee.amount > 0 && [t`Entry fee`, moneyText(fee)],
    !draw && [t`Entries close`, at(entriesUntil)],
    [
      t`Squads`,
      plural(
        { players: squad.most },
        { one: `# player at most, until ${until}`, other: `# players at most, until ${until}` },
      ),
    ],
    draw && [t({ message: 'Draw', context: 'draw of teams' }), `${seedings[draw.seeding]}, ${at(draw.at)}`],
  ]
  return (
    <Section title={t`Format and rules`}>
      <Facts facts={facts.filter((fact) => typeof fact === 'object')} />
    </Section>
  )
}
