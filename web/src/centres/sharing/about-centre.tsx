import type { PublicCentre } from '@i-one/contract/centres/sharing'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useUserAgent } from '../../lib/rendered/origin.ts'
import { useUserLocation } from '../../lib/where-from.ts'
import { getMapsLink } from '../../pitches/maps-link.ts'
import { toOpeningLines } from '../../pitches/opening-hours.ts'
import { PitchMap } from '../../pitches/pitch-map.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import { Section } from '../../ui/layout/section.tsx'

const toLines = (rules: string) => rules.split('\n').filter((line) => line.trim() !== '')

export function AboutCentre({ centre }: { centre: PublicCentre }) {
  const you = useUserLocation()
  const userAgent = useUserAgent()
  const rules = toLines(centre.rules)
  return (
    <>
      <Section title={t`Prices`}>
        <Facts
          facts={centre.pitches.map(({ name, price, slotMinutes }) => [
            name,
            t`${{ price: moneyText(price) }} for ${slotMinutes} minutes`,
          ])}
        />
        <p className="small mute">
          <Trans>Prices vary by time. Each free time shows its price.</Trans>
        </p>
      </Section>
      <Section title={t`Opening hours`}>
        <Facts facts={toOpeningLines(centre.openingHours).map(({ days, hours }) => [days, hours] as const)} />
      </Section>
      {rules.length > 0 && (
        <Section title={t`House rules`}>
          <ol className="grid grid-cols-1 gap-2.5 ps-[1.4em] [list-style:decimal]">
            {rules.map((rule) => (
              <li translate="no" key={rule}>
                {rule}
              </li>
            ))}
          </ol>
        </Section>
      )}
      <Section title={t`Location`}>
        <PitchMap pitch={centre} you={you} others={[]} />
        <p>
          <a className="link" href={getMapsLink(centre, userAgent)} target="_blank" rel="noreferrer">
            <Trans>Open in maps</Trans>
          </a>
        </p>
      </Section>
    </>
  )
}
