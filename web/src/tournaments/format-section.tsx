import type { Tournament } from '@i-one/contract/tournaments'
import { moneyText } from '@i-one/game/payments/money'
import { plural, t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { dateTimeText } from '../lib/pitch-time.ts'
import { Facts } from '../ui/layout/facts.tsx'
import { Section } from '../ui/layout/section.tsx'
import { commaText } from '../ui/text/joins.ts'
import { formatNames } from './form-names.ts'
import { matchLengthText, decidersText } from './format-words.ts'

type Fact = readonly [term: string, value: ReactNode]

const seedings = {
  lot: t({ message: 'Random', context: 'draw of teams' }),
  strength: t`By strength`,
  hand: t`By hand`,
} as const

export function FormatSection({ tournament }: { tournament: Tournament }) {
  const { form, rules, fee, entriesUntil, squad, draw, address, pitches, timeZone } = tournament
  const at = (instant: string) => dateTimeText(instant, timeZone)
  const until = at(squad.until)
  const where = pitches.length ? commaText(...pitches.map(({ name }) => name)) : address
  const facts: readonly (Fact | undefined | false | '')[] = [
    [t`Format`, formatNames[form]],
    [t`Match`, commaText(matchLengthText(rules), t`${{ players: rules.playersPerTeam }} a side`)],
    form !== 'league' && [t`If it’s a draw`, decidersText(rules)],
    form !== 'knock-out' && [
      t`Points`,
      t`${{ win: rules.win }} for a win, ${{ draw: rules.draw }} for a draw`,
    ],
    where && [
      t`Location`,
      <span key="location" translate="no">
        {where}
      </span>,
    ],
    fee && fee.amount > 0 && [t`Entry fee`, moneyText(fee)],
    !draw && [t`Entries close`, at(entriesUntil)],
    [
      t`Squads`,
      plural(
        { players: squad.most },
        { one: `# player at most, until ${until}`, other: `# players at most, until ${until}` },
      ),
    ],
    draw && [
      t({ message: 'Draw', context: 'draw of teams' }),
      commaText(seedings[draw.seeding], at(draw.at)),
    ],
  ]
  return (
    <Section title={t`Format and rules`}>
      <Facts facts={facts.filter((fact) => typeof fact === 'object')} />
    </Section>
  )
}
