import {
  exportAuditLog,
  listAuditLog,
  type AuditLogEntry,
  type StaffAction,
  staffActions,
} from '@i-one/contract/moderation/audit'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { call } from '../../lib/call.ts'
import { deviceZone, deviceDateText, timeText } from '../../lib/pitch-time.ts'
import { QueryFallback } from '../../lib/query-fallback.tsx'
import { useAction } from '../../lib/use-act.ts'
import { useSearch } from '../../lib/use-search.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { toNameOptions } from '../../ui/fields/name-options.ts'
import { Select } from '../../ui/fields/select.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { saveCsv } from '../../ui/save-csv.ts'
import { ActionText } from './action-text.tsx'
import { actionLabels, factsText, actorText } from './log-words.ts'
import styles from './log.module.css'

interface Filters {
  by?: string | undefined
  act?: StaffAction | undefined
  about?: string | undefined
}

const logQuery = (filters: Filters) =>
  infiniteQueryOptions({
    queryKey: ['staff', 'log', filters],
    queryFn: ({ pageParam, signal }) =>
      call(listAuditLog, { query: { ...filters, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ lines, hasMore }) => (hasMore ? Number(lines.at(-1)?._id) : undefined),
    placeholderData: keepPreviousData,
  })

/** Stores filters in the URL, so that users can share the filters and Back restores them. */
const useFilters = () => {
  const [search, change] = useSearch()
  const filters: Filters = {
    by: search.get('by') ?? undefined,
    act: staffActions.find((act) => act === search.get('act')),
    about: search.get('about') ?? undefined,
  }
  const choose = (filter: keyof Filters, value: string) => change({ [filter]: value })
  return { filters, choose }
}

export function AuditLog() {
  const { filters, choose } = useFilters()
  const query = useInfiniteQuery(logQuery(filters))
  const { data, isFetching } = query
  const lines = data?.pages.flatMap((page) => page.lines)
  return (
    <>
      <FilterFields filters={filters} staff={data?.pages[0]?.staff ?? []} choose={choose} />
      {lines && lines.length > 0 && (
        <div aria-busy={isFetching}>
          <Lines lines={lines} />
        </div>
      )}
      {lines?.length === 0 && (
        <Empty title={t`No entries`} sentence={t`No staff actions match these filters.`} />
      )}
      <MoreButton query={query}>{t`Earlier entries`}</MoreButton>
      {!data && (
        <QueryFallback
          query={query}
          loading={t`Loading log`}
          failed={t`The log could not be loaded`}
          height={57}
          rows={6}
        />
      )}
    </>
  )
}

export function ExportLogButton() {
  const { filters } = useFilters()
  const [save, pending] = useAction(async () =>
    saveCsv(await call(exportAuditLog, { query: filters }), 'staff-log.csv'),
  )
  return (
    <Button variant="chalk" pending={pending} pendingText={t`Saving...`} onClick={save}>
      <Icon name="download" />
      CSV
    </Button>
  )
}

type FilterFieldsProps = {
  filters: Filters
  staff: readonly { _id: string; name: string }[]
  choose: (filter: keyof Filters, value: string) => void
}

function FilterFields({ filters: { by = '', act, about = '' }, staff, choose }: FilterFieldsProps) {
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    choose('about', String(new FormData(event.currentTarget).get('about')).trim())
  }
  return (
    <form className="grid gap-4 mt-4 mb-6 md:grid-cols-[1fr_1fr_1.4fr]" onSubmit={find}>
      <Select
        label={t`Staff`}
        value={by}
        onChange={({ target }) => choose('by', target.value)}
        options={[
          { value: '', label: t`All staff` },
          ...toNameOptions(staff),
          { value: 'command', label: t`Command line` },
        ]}
      />
      <Select
        label={t`Action`}
        value={act ?? ''}
        onChange={({ target }) => choose('act', target.value)}
        options={[
          { value: '', label: t`All actions` },
          ...staffActions.map((value) => ({ value, label: actionLabels[value] })),
        ]}
      />
      <Field
        key={about}
        label={t({ message: 'About', comment: 'Subject of a log entry' })}
        name="about"
        type="search"
        maxLength={100}
        placeholder={t`Account, pitch, game, team`}
        defaultValue={about}
      />
    </form>
  )
}

const columns = [
  [t`Date`, 'w-34'],
  [t`Staff`, 'w-42.5'],
  [t`Action`, 'w-[36%]'],
  [t`Reason`, ''],
] as const

const heading =
  'py-2.5 pe-4 ps-0 text-small text-start text-muted font-semibold wrap-anywhere border-b border-line'
const cell = 'align-top wrap-anywhere md:py-3.5 md:pe-4 md:ps-0 md:border-b md:border-line'

const Lines = ({ lines }: { lines: readonly AuditLogEntry[] }) => (
  <table className="w-full mb-6 border-collapse border-t-2 border-ink md:table-fixed">
    <caption className="vh">
      <Trans>Latest first</Trans>
    </caption>
    <thead className="max-md:absolute max-md:size-px max-md:overflow-hidden max-md:[clip-path:inset(50%)]">
      <tr>
        {columns.map(([name, width]) => (
          <th key={name} scope="col" className={`${heading} ${width}`}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => {
        const facts = factsText(line)
        return (
          <tr key={line._id} className={styles.line}>
            <td className={`${cell} text-muted text-small max-md:[grid-area:when]`}>
              <b className="block text-ink text-[1.125rem] num">{timeText(line.at, deviceZone)}</b>{' '}
              {deviceDateText(line.at)}
            </td>
            <td className={`${cell} max-md:[grid-area:who] max-md:text-muted max-md:text-small`}>
              {actorText(line)}
            </td>
            <td className={`${cell} max-md:[grid-area:what]`}>
              <ActionText line={line} />
            </td>
            <td className={`${cell} whitespace-pre-line max-md:[grid-area:why]`}>
              {line.why && <p translate="no">{line.why}</p>}
              {facts && <p className="small mute">{facts}</p>}
            </td>
          </tr>
        )
      })}
    </tbody>
  </table>
)
