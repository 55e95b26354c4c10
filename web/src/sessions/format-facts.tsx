import type { Session } from '@i-one/contract/sessions'
import { isUpcoming } from '@i-one/contract/sessions/states'
import { moneyText } from '@i-one/game/payments/money'
import { payerText } from '../payments/payer-text.ts'
import { shareForecastText } from '../payments/payment-words.ts'
import { Facts } from '../ui/layout/facts.tsx'
import { Section } from '../ui/layout/section.tsx'
import { listAudienceTexts, deciderText, matchLengthText, teamSizesText } from './format-text.ts'
import { toLeavingFact } from './places/free-until.ts'

export function FormatFacts({ session }: { session: Session }) {
  return (
    <Section title="How you play">
      <Facts
        facts={[
          ['Match', matchLengthText(session)],
          ['Teams', teamSizesText(session)],
          ['If it’s a draw', deciderText(session)],
          ...(listAudienceTexts(session).length > 0
            ? [['Players', listAudienceTexts(session).join(', ')] as const]
            : []),
          ['Pitch', costText(session)],
          ...(isUpcoming(session.state) ? beforehand(session) : []),
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
  return isUpcoming(session.state) ? `${moneyText(price)}: ${shareForecastText(session)}` : moneyText(price)
}

const beforehand = (session: Session): [string, string][] => [
  toLeavingFact(session),
  ['Open to', session.visibility === 'public' ? 'Everyone' : 'Anyone with the link'],
]
