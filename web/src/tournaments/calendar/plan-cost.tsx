import type { Plan } from '@i-one/contract/tournaments/calendar'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { Section } from '../../ui/layout/section.tsx'
import { billText, toBillTotals } from './plan-words.ts'

const row = 'flex gap-4 items-center justify-between py-3 leading-[1.35]'

export function PlanCost({ plan: { bills }, teams }: { plan: Plan; teams: number }) {
  const together = toBillTotals(bills, teams)
  if (bills.length === 0) return null
  return (
    <Section title={t`Cost`}>
      <ul className="mb-3.5">
        {bills.map(({ pitch, name, price, ...bill }) => (
          <li key={pitch} className={`${row} border-b border-b-line`}>
            <span>
              {name}
              <br />
              <span className="small mute">{billText(bill)}</span>
            </span>
            <b className="whitespace-nowrap">{moneyText(price)}</b>
          </li>
        ))}
        {together && bills.length > 1 && (
          <li className={`${row} border-b border-b-line`}>
            <span>
              <Trans>Total</Trans>
            </span>
            <b className="whitespace-nowrap">{together.all}</b>
          </li>
        )}
        {together && (
          <li className={`${row} border-b-2 border-b-ink font-strong`}>
            <span>
              <Trans>
                Per team (<Plural value={teams} one="# team" other="# teams" />)
              </Trans>
            </span>
            <b className="num text-[1.75rem] whitespace-nowrap">{together.each}</b>
          </li>
        )}
      </ul>
      <p className="small mute">
        <Trans>
          You get one bill per pitch. If a slot is taken before you book, nothing is booked and we show you
          which slot.
        </Trans>
      </p>
    </Section>
  )
}
