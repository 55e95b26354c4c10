import { closeReports, type Reported } from '@i-one/contract/moderation/reports'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../lib/call.ts'
import { QueryFallback } from '../../lib/query-fallback.tsx'
import { agoText } from '../../lib/time/ago-text.ts'
import { useNow } from '../../lib/use-now.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { reportSubjectText } from '../reports/report-words.ts'
import { reportsQuery } from './queries.ts'
import { reportsText } from './report-text.ts'
import { useStaffAction } from './use-staff-act.ts'
import { ReasonDialog } from './why-dialog.tsx'
import { ReportTexts } from './words.tsx'

export function ReportList() {
  const [search] = useSearchParams()
  const isClosed = search.has('closed')
  const other = new URLSearchParams(search)
  if (isClosed) other.delete('closed')
  else other.set('closed', '1')
  const query = useQuery(reportsQuery(isClosed))
  const { data } = query
  return (
    <Section
      title={isClosed ? t`Closed reports` : t`Reports`}
      action={
        <Link className="link" to={`?${other}`} preventScrollReset>
          {isClosed
            ? t({ message: 'Open', context: 'reports' })
            : t({ message: 'Closed', context: 'reports' })}
        </Link>
      }
    >
      {data?.reported.length === 0 && (
        <Empty art="flag" title={isClosed ? t`No closed reports yet` : t`No reports to decide`} />
      )}
      {data && (
        <ul>
          {data.reported.map((thing) => (
            <li
              key={`${thing.kind} ${thing.about._id}`}
              className="border-b border-line"
              aria-label={reportSubjectText(thing.kind, thing.about.name)}
            >
              <Thing thing={thing} isClosed={isClosed} />
            </li>
          ))}
        </ul>
      )}
      {!data && (
        <QueryFallback
          query={query}
          loading={t`Loading reports`}
          failed={t`The reports could not be loaded`}
          height={96}
          rows={3}
        />
      )}
    </Section>
  )
}

function Thing({ thing: { kind, about, reports }, isClosed }: { thing: Reported; isClosed: boolean }) {
  const now = useNow()
  const [closing, setClosing] = useState<'nothing-wrong' | 'dealt-with'>()
  const { act, doing } = useStaffAction()
  const [search] = useSearchParams()
  // the chosen account's panel already shows the reports, so this list hides them
  const isChosen = !isClosed && search.get('account') === about._id
  const [latest] = reports
  const close = (why: string) =>
    act('close', () =>
      call(closeReports, { body: { kind, about: about._id, outcome: closing ?? 'dealt-with', why } }),
    )
  return (
    <article
      className={classNames('grid gap-2 py-4', isChosen && '-mx-3 px-3 bg-turf-soft rounded-field')}
      aria-current={isChosen || undefined}
    >
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-3.5 leading-[1.3]">
        <span
          className="grid place-items-center min-w-9 h-9 px-1.5 text-chalk text-[1.0625rem] bg-ink rounded-[18px] num"
          aria-hidden="true"
        >
          {reports.length}
        </span>
        <p className="min-w-0 wrap-anywhere">
          <span className="strong">{reportSubjectText(kind, about.name)}</span>
          <br />
          <span className="small mute">{reportsText(reports)}</span>
        </p>
        {latest && <p className="small mute min-w-0 wrap-anywhere">{agoText(latest.at, now)}</p>}
      </div>
      {!isChosen && <ReportTexts reports={reports} />}
      <div className="flex flex-wrap gap-2 py-2">
        {!isChosen && <Links kind={kind} about={about} />}
        {!isClosed && (
          <>
            <Button variant="ghost" size="small" onClick={() => setClosing('dealt-with')}>
              <Trans>Mark as resolved</Trans>
            </Button>
            <Button variant="ghost" size="small" onClick={() => setClosing('nothing-wrong')}>
              <Trans>Nothing wrong</Trans>
            </Button>
          </>
        )}
      </div>
      {closing && (
        <ReasonDialog
          title={closing === 'dealt-with' ? t`Close as resolved` : t`Close, nothing wrong`}
          confirmText={t`Close`}
          pending={doing === 'close'}
          onConfirm={close}
          onClose={() => setClosing(undefined)}
        />
      )}
    </article>
  )
}

const link = buttonClass({ variant: 'ghost', size: 'small' })

/**
 * Links to the reported account beside the reports. For a pitch or team, also links to a search for its name; staff can
 * hide the name in the search results.
 */
function Links({ kind, about }: Pick<Reported, 'kind' | 'about'>) {
  const [search] = useSearchParams()
  const here = new URLSearchParams(search)
  if (kind !== 'pitch' && kind !== 'team') {
    here.set('account', about._id)
    return (
      <Link className={link} to={`?${here}`}>
        <Trans>View the account</Trans>
      </Link>
    )
  }
  here.set('find', about.name)
  return (
    <>
      <Link className={link} to={kind === 'pitch' ? `/pitches/${about._id}` : `/teams/${about._id}`}>
        {kind === 'pitch' ? t`View the pitch` : t`View the team`}
      </Link>
      <Link className={link} to={`?${here}`}>
        <Trans>Find the name</Trans>
      </Link>
    </>
  )
}
