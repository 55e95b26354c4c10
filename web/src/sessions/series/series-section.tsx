import type { Session } from '@i-one/contract/sessions'
import { listSeries, type SeriesSession } from '@i-one/contract/sessions/series'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../lib/call.ts'
import { relativeDayText, timeText } from '../../lib/pitch-time.ts'
import { staleAfter } from '../../lib/query-client.ts'
import { Chip } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Section } from '../../ui/layout/section.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { seriesTitleText } from './series-words.ts'

/** Refetches when the user returns to the page, because another session of the series may have been cancelled. */
const seriesQuery = ({ _id: id, state, start }: Session) =>
  queryOptions({
    queryKey: ['sessions', 'series', id, state, start],
    queryFn: ({ signal }) => call(listSeries, { params: { id }, signal }),
    staleTime: staleAfter(0),
    placeholderData: keepPreviousData,
  })

type SeriesSectionProps = { session: Session; now: Date }

export function SeriesSection({ session, now }: SeriesSectionProps) {
  const { data: series = [] } = useQuery(seriesQuery(session))
  if (series.length < 2) return null
  const shown = series.filter(({ _id, end }) => _id === session._id || new Date(end) > now)
  return (
    <Section title={seriesTitleText(series)}>
      <ol>
        {shown.map((one) => (
          <li key={one._id}>
            <Link
              className={classNames(
                'flex items-center justify-between gap-3 min-h-15 py-2 border-b leading-[1.3] no-underline hover:bg-turf-soft',
                one._id === session._id
                  ? '-mx-3 px-3 border-b-transparent rounded-field bg-turf-soft'
                  : 'border-b-line',
              )}
              to={`/sessions/${one._id}`}
              aria-current={one._id === session._id ? 'page' : undefined}
            >
              <span>
                <b className="block font-strong">{relativeDayText(one.start, one.timeZone, now)}</b>
                <small className="text-muted text-small">{detailsText(one, session)}</small>
              </span>
              <Status one={one} />
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const detailsText = ({ _id, start, timeZone, going, capacity }: SeriesSession, session: Session) =>
  commaText(timeText(start, timeZone), t`${going} of ${capacity} in`, _id === session._id && t`this game`)

function Status({ one }: { one: SeriesSession }) {
  if (one.state === 'cancelled')
    return (
      <Chip>
        <Trans>Cancelled</Trans>
      </Chip>
    )
  if (one.state === 'started')
    return (
      <Chip tone="live">
        <Trans>Live</Trans>
      </Chip>
    )
  return one.booking.state === 'pending' ? (
    <Chip tone="wait">
      <Trans>Waiting for the pitch</Trans>
    </Chip>
  ) : null
}
