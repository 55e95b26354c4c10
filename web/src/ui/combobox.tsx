import { Autocomplete } from '@base-ui/react/autocomplete'
import { useId } from 'react'

import { classNames } from './class-names.ts'
import styles from './combobox.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.tsx'

export type Suggestion = { value: string; label: string; hint?: string }

type ComboboxProps = {
  label: string
  hideLabel?: boolean
  value: string
  onValueChange: (value: string) => void
  items: readonly Suggestion[]
  onSelect: (item: Suggestion) => void
  loading?: boolean
  /** What is said when nothing matches what was typed. */
  empty?: string
  placeholder?: string
  icon?: IconName
  look?: 'field' | 'pill'
  name?: string
  className?: string
}

/** Free text with suggestions that the caller finds; not modal, so that nothing focusable is hidden behind it. */
export function Combobox({
  label,
  hideLabel,
  value,
  onValueChange,
  items,
  onSelect,
  ...rest
}: ComboboxProps) {
  const { loading = false, empty = 'Nothing found', placeholder, icon, look = 'field', name } = rest
  const id = useId()
  const status = loading ? 'Searching...' : items.length === 0 ? empty : ''
  return (
    <Autocomplete.Root
      items={items}
      filter={null}
      value={value}
      onValueChange={onValueChange}
      itemToStringValue={(item: Suggestion) => item.label}
    >
      <div
        className={classNames(
          styles.holder,
          look === 'pill' && styles.pill,
          icon && styles.iconed,
          rest.className,
        )}
      >
        <label className={hideLabel ? 'vh' : styles.label} htmlFor={id}>
          {label}
        </label>
        <div className={styles.place}>
          {icon && <Icon name={icon} className={styles.icon} />}
          <Autocomplete.Input
            id={id}
            className={styles.input}
            name={name}
            placeholder={placeholder}
            enterKeyHint="search"
          />
        </div>
      </div>
      {value !== '' && <Suggestions status={status} onSelect={onSelect} />}
    </Autocomplete.Root>
  )
}

function Suggestions({ status, onSelect }: { status: string; onSelect: (item: Suggestion) => void }) {
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner className={styles.positioner} sideOffset={6} align="start">
        <Autocomplete.Popup className={styles.popup}>
          <Autocomplete.Status className={styles.status}>{status}</Autocomplete.Status>
          <Autocomplete.List className={styles.list}>
            {(item: Suggestion) => (
              <Autocomplete.Item
                key={item.value}
                value={item}
                className={styles.item}
                onClick={() => onSelect(item)}
              >
                {item.label}
                {item.hint && <span className={styles.hint}>{item.hint}</span>}
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  )
}
