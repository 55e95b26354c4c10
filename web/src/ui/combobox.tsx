/* The combobox pattern of the ARIA practices: focus stays in the field, and no native tag is a list that is searched elsewhere. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
import { useId, useState, type KeyboardEvent } from 'react'

import { classNames } from './class-names.ts'
import styles from './combobox.module.css'
import fieldStyles from './field.module.css'
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

/**
 * Free text with suggestions that the caller finds. The list stands beside its field, not in a layer of its own:
 * a layer hides the rest of the page from screen readers while focusable things stand in it.
 */
export function Combobox({
  label,
  hideLabel,
  placeholder,
  icon,
  look,
  name,
  className,
  ...rest
}: ComboboxProps) {
  const { value, loading = false, items, empty = 'Nothing found' } = rest
  const id = useId()
  const { open, active, inputEvents, choose } = useSuggestions(rest)
  const status = loading ? 'Searching...' : items.length === 0 ? empty : ''
  return (
    <div
      className={classNames(styles.holder, look === 'pill' && styles.pill, icon && styles.iconed, className)}
    >
      <label className={hideLabel ? 'vh' : fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      {icon && <Icon name={icon} className={styles.icon} />}
      <input
        {...inputEvents}
        id={id}
        className={classNames(fieldStyles.input, styles.input)}
        name={name}
        value={value}
        placeholder={placeholder}
        type="text"
        role="combobox"
        autoComplete="off"
        enterKeyHint="search"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
      />
      <div className={styles.panel} hidden={!open}>
        <output className={styles.status}>{open && status}</output>
        <div id={`${id}-list`} role="listbox" aria-label={label}>
          {items.map((item, at) => (
            <Choice
              key={item.value}
              id={`${id}-${at}`}
              item={item}
              active={at === active}
              onChoose={choose}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

function useSuggestions({ value, onValueChange, items, onSelect }: Omit<ComboboxProps, 'label'>) {
  const [asked, setAsked] = useState(false)
  const [active, setActive] = useState(-1)
  const open = asked && value !== ''

  function choose(item: Suggestion) {
    setAsked(false)
    onValueChange(item.label)
    onSelect(item)
  }

  function onKeyDown(event: KeyboardEvent) {
    const item = items[active]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setAsked(true)
      setActive(
        active < 0 && step < 0 ? items.length - 1 : (active + step + items.length) % (items.length || 1),
      )
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setAsked(false)
    } else if (event.key === 'Enter' && open && item) {
      event.preventDefault()
      choose(item)
    }
  }

  function onChange(event: { target: { value: string } }) {
    onValueChange(event.target.value)
    setAsked(true)
    setActive(-1)
  }

  return { open, active, choose, inputEvents: { onKeyDown, onChange, onBlur: () => setAsked(false) } }
}

type ChoiceProps = { id: string; item: Suggestion; active: boolean; onChoose: (item: Suggestion) => void }

// Focus stays in the field, whose keys choose; pressing must not take it away before the click arrives.
function Choice({ id, item, active, onChoose }: ChoiceProps) {
  return (
    <div
      id={id}
      ref={active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
      role="option"
      aria-selected={active}
      className={styles.item}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(item)}
    >
      {item.label}
      {item.hint && <span className={styles.hint}>{item.hint}</span>}
    </div>
  )
}
