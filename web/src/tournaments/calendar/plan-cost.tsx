import type { Plan } from '@i-one/contract/tournaments/calendar'
import { countText } from '@i-one/game/count-text'
import { moneyText } from '@i-one/game/payments/money'
import { Section } from '../../ui/layout/section.tsx'
import { billText, togetherOf } from './plan-words.ts'
import styles from './plan-page.module.css'

/** What is paid where, and what that is for each team. */
export function PlanCost({ plan: { bills }, teams }: { plan: Plan; teams: number }) {
  const together = togetherOf(bills, teams)
  if (bills.length === 0) return null
  return (
    <Section title="What it costs">
      <ul className={styles.bills}>
        {bills.map(({ pitch, name, price, ...bill }) => (
          <li key={pitch}>
            <span>
              {name}
              <br />
              <span className="small mute">{billText(bill)}</span>
            </span>
            <b>{moneyText(price)}</b>
          </li>
        ))}
        {together && bills.length > 1 && (
          <li>
            <span>Together</span>
            <b>{together.all}</b>
          </li>
        )}
        {together && (
          <li className={styles.share}>
            <span>Each of {countText(teams, 'team')}</span>
            <b className="num">{together.each}</b>
          </li>
        )}
      </ul>
      <p className="small mute">
        One bill for each pitch. If a slot has gone when you book, you are told which, and nothing is booked.
      </p>
    </Section>
  )
}
