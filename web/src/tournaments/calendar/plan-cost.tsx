import type { Plan } from '@i-one/contract/tournaments/calendar'
import { countText } from '@i-one/game/count-text'
import { moneyText } from '@i-one/game/payments/money'
import { Section } from '../../ui/layout/section.tsx'
import { billText, toBillTotals } from './plan-words.ts'

const row = 'flex gap-4 items-center justify-between py-3 leading-[1.35]'

export function PlanCost({ plan: { bills }, teams }: { plan: Plan; teams: number }) {
  const together = toBillTotals(bills, teams)
  if (bills.length === 0) return null
  return (
    <Section title="Cost">
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
            <span>Total</span>
            <b className="whitespace-nowrap">{together.all}</b>
          </li>
        )}
        {together && (
          <li className={`${row} border-b-2 border-b-ink font-strong`}>
            <span>Per team ({countText(teams, 'team')})</span>
            <b className="num text-[1.75rem] whitespace-nowrap">{together.each}</b>
          </li>
        )}
      </ul>
      <p className="small mute">
        You get one bill per pitch. If a slot is taken before you book, nothing is booked and we show you
        which slot.
      </p>
    </Section>
  )
}
