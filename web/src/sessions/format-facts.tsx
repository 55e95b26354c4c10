import type { Session } from '@i-one/contract/sessions'
import { isAhead } from '@i-one/contract/sessions/states'
import { moneyText } from '@i-one/game/payments/money'
import { payerText } from '../payments/payer-text.ts'
import { eachText } from '../payments/payment-words.ts'
import { Facts } from '../ui/layout/facts.tsx'
import { Section } from '../ui/layout/section.tsx'
import { audienceTexts, levelText, minutesText, setsText } from './format-text.ts'
import { leavingRule } from './places/free-until.ts'

export function FormatFacts({ session }: { session: Session }) {
  return (
    <Section title="How you play">
      <Facts
        facts={[
          ['Match', minutesText(session)],
          ['Teams', setsText(session)],
          ['If it’s a draw', levelText(session)],
          ...(audienceTexts(session).length > 0
            ? [['Players', audienceTexts(session).join(', ')] as const]
            : []),
          ['Pitch', costText(session)],
          ...(isAhead(session.state) ? beforehand(session) : []),
        ]}
      />
    </Section>
  )
}

const costText = (session: Session) => {
  const { price } = session
  if (price.amount === 0) return 'Free'
  const payer = payerText(session)
  if (payer) return payer
  return isAhead(session.state) ? `${moneyText(price)}: ${eachText(session)}` : moneyText(price)
}

const beforehand = (session: Session): [string, string][] => [
  leavingRule(session),
  ['Open to', session.visibility === 'public' ? 'Everyone' : 'Anyone with the link'],
]
