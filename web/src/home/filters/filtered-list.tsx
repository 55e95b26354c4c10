import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useSearch } from '../../lib/use-search.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { CentreCircle } from '../../ui/football/ring.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Band } from '../../ui/layout/band.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { countFilters, readFilters } from './address.ts'
import { AreaPicker } from './around.tsx'
import { type FilterField, FilterFields, filterValueText } from './filter-fields.tsx'

type FilteredListProps<Name extends string> = {
  title: string
  fields: readonly FilterField<Name>[]
  /** Label of each sort order by its value in the URL. The first sort order is the default. */
  sorts: Record<string, string>
  /** Names the results, for example `5 games today`. */
  resultsText: string
  /** Text of the button that closes the filters, for example `Show 5 games`. */
  showText: string
  days?: ReactNode
  /** `onClear` is undefined while no filter is set. */
  children: (onClear: (() => void) | undefined) => ReactNode
}

export function FilteredList<Name extends string>(props: FilteredListProps<Name>) {
  const { title, fields, sorts, resultsText, showText, days, children } = props
  const [search, change] = useSearch()
  const [open, setOpen] = useState(false)
  const names = fields.map(({ name }) => name)
  const filters = readFilters(search, names)
  const count = countFilters(filters)
  const set = (name: string, value: string) => change({ [name]: value })
  const clear = () => change(Object.fromEntries(names.map((name) => [name, ''])))
  const [first = ''] = Object.keys(sorts)
  const clearLink = count > 0 && (
    <button type="button" className="link" onClick={clear}>
      <Trans>Clear all</Trans>
    </button>
  )
  const form = <FilterFields fields={fields} filters={filters} onChange={set} />
  return (
    <>
      <Band as="header">
        <CentreCircle at={{ d: 92, x: '92%', y: '0px' }} wide={{ d: 184, x: '88%', y: '0px' }} />
        <div className="wrap grid gap-2 pt-7 pb-8 lg:pt-11 lg:pb-12">
          <h1>{title}</h1>
          <AreaPicker />
        </div>
      </Band>
      {days}
      <div className="wrap pt-4.5 pb-18 lg:grid lg:grid-cols-[280px_minmax(0,1fr)] lg:gap-12 lg:pt-10 lg:pb-28">
        <aside className="hidden lg:block">
          <Section title={t`Filters`} action={clearLink}>
            {form}
          </Section>
        </aside>
        <div>
          <div className="flex flex-wrap gap-2 mb-6 lg:hidden">
            <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {count > 0 ? t`Filters, ${count}` : t`Filters`}
            </Button>
            {fields.map(
              (field) =>
                filters[field.name] && (
                  <button
                    key={field.name}
                    type="button"
                    className="inline-flex items-center gap-2 min-h-touch px-3.5 border-[1.5px] border-turf-soft rounded-pill bg-turf-soft font-strong text-turf-hover cursor-pointer"
                    aria-label={t`Remove filter: ${{ filter: filterValueText(field, filters[field.name]) }}`}
                    onClick={() => set(field.name, '')}
                  >
                    {filterValueText(field, filters[field.name])}
                    <Icon name="close" size={16} />
                  </button>
                ),
            )}
          </div>
          <Section
            title={resultsText}
            action={
              <Select
                label={t`Sort by`}
                hideLabel
                className="flex-none [&_select]:min-h-11 [&_select]:border-transparent [&_select]:bg-transparent [&_select]:font-strong"
                options={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
                value={search.get('sort') ?? first}
                onChange={({ target }) => set('sort', target.value === first ? '' : target.value)}
              />
            }
          >
            {children(count > 0 ? clear : undefined)}
          </Section>
        </div>
      </div>
      <Dialog
        look="sheet"
        open={open}
        onClose={() => setOpen(false)}
        title={t`Filters`}
        actions={
          <>
            <Button variant="ghost" disabled={count === 0} onClick={clear}>
              <Trans>Clear all</Trans>
            </Button>
            <Button onClick={() => setOpen(false)}>{showText}</Button>
          </>
        }
      >
        {form}
      </Dialog>
    </>
  )
}
