import type { CentreClosure } from '@i-one/contract/centres/closures'
import type { HolidayPrice } from '@i-one/contract/centres/prices'
import type { OwnPitch } from '@i-one/contract/pitches/registration'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { dateWithYearText } from '../../lib/pitch-time.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { pricesQuery } from '../prices/queries.ts'

type PricedDatesProps = {
  pitches: readonly OwnPitch[]
  closures: readonly CentreClosure[]
  onClose: (date: HolidayPrice) => void
}

const isClosed = ({ date }: HolidayPrice, closures: readonly CentreClosure[]) =>
  closures.some(
    ({ from, to, yearly }) => (from <= date && date <= to) || (yearly && from.slice(4) === date.slice(4)),
  )

export function HolidayList({ pitches, closures, onClose }: PricedDatesProps) {
  const lists = useQueries({ queries: pitches.map(({ _id }) => pricesQuery(_id)) })
  const dates = new Map(
    lists.flatMap(({ data }) => data?.holidays ?? []).map((one) => [`${one.date} ${one.yearly}`, one]),
  )
  if (dates.size === 0) return null
  return (
    <Section title={t`Dates with special prices`}>
      <ul>
        {[...dates.entries()]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, one]) => (
            <li key={key} className="grid gap-2 py-3.5 border-b border-b-line">
              <p>
                <b>{dateWithYearText(one.date, 'UTC')}</b>{' '}
                {one.yearly && (
                  <Chip tone="off">
                    <Trans>Every year</Trans>
                  </Chip>
                )}
              </p>
              <p translate="no">{one.name}</p>
              <p className="flex flex-wrap gap-2">
                {isClosed(one, closures) ? (
                  <span className="mute">
                    <Trans>Closed</Trans>
                  </span>
                ) : (
                  <Button variant="ghost" size="small" onClick={() => onClose(one)}>
                    <Trans>Close on {{ holiday: one.name }}</Trans>
                  </Button>
                )}
              </p>
            </li>
          ))}
      </ul>
    </Section>
  )
}
