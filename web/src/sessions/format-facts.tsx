import type { Session } from '@i-one/contract/sessions'
import { isUpcoming } from '@i-one/contract/sessions/states'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { costLabel } from '../lib/cost-label.ts'
import { payerText } from '../payments/payer-text.ts'
import { shareForecastText } from '../payments/payment-words.ts'
import { Facts } from '../ui/layout/facts.tsx'
import { Section } from '../ui/layout/section.tsx'
import { commaText } from '../ui/text/joins.ts'
import { listAudienceTexts, deciderText, matchLengthText, teamSizesText } from './format-text.ts'
import { toLeavingFact } from './places/free-until.ts'

export function FormatFacts({ session }: { session: Session }) {
  return (
    <Section title={t`How you play`}>
      <Facts
        facts={[
          [t`Match`, matchLengthText(session)],
          [t`Teams`, teamSizesText(session)],
          [t`If it’s a draw`, deciderText(session)],
          ...(listAudienceTexts(session).length > 0
            ? [[t`Players`, commaText(...listAudienceTexts(session))] as const]
            : []),
          [t`Pitch`, costText(session)],
          ...(isUpcoming(session.state) ? beforehand(session) : []),
        ]}
      />
    </Section>
  )
}

const costText = (session: Session) => {
  const { price } = session
  if (price.amount === 0) return costLabel(price)
  const payer = payerText(session)
  if (payer) return payer
  return isUpcoming(session.state)
    ? t`${{ price: moneyText(price) }}: ${{ shares: shareForecastText(session) }}`
    : moneyText(price)
}

const beforehand = (session: Session): [string, string][] => [
  toLeavingFact(session),
  [t`Open to`, session.visibility === 'public' ? t`Everyone` : t`Anyone with the link`],
]
