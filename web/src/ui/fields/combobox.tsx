/* Follows the ARIA combobox pattern, because no native element fits: the focus stays in the field. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useId, useState, type KeyboardEvent, type Ref } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icons.ts'
import { FieldError } from './field-error.tsx'
import styles from './combobox.module.css'
import fieldStyles from './field.module.css'

export type Suggestion = { value: string; label: string; hint?: string }

type ComboboxProps = {
  label: string
  hideLabel?: boolean
  value: string
  onValueChange: (value: string) => void
  items: readonly Suggestion[]
  onSelect: (item: Suggestion) => void
  loading?: boolean
  empty?: string
  recent?: readonly Suggestion[]
  onForget?: (item?: Suggestion) => void
  placeholder?: string
  icon?: IconName
  /** `inline` pushes content down, because dialogs would clip a list that floats above it. */
  look?: 'field' | 'pill' | 'inline'
  name?: string
  error?: string | undefined
  className?: string
  ref?: Ref<HTMLInputElement>
}

/** Renders the list without a portal, which would hide the rest of the page from screen readers. */
export function Combobox({
  label,
  hideLabel,
  placeholder,
  icon,
  look,
  name,
  error,
  className,
  ref,
  ...rest
}: ComboboxProps) {
  const { value, loading = false, empty = t`Nothing found`, onForget } = rest
  const id = useId()
  const { open, shown, active, inputEvents, choose, close } = useSuggestions(rest)
  const isRecent = value === ''
  const status = loading ? t`Searching...` : shown.length === 0 ? empty : ''
  return (
    <>
      <div
        className={classNames(
          styles.holder,
          look === 'pill' && styles.pill,
          look === 'inline' && styles.inline,
          error && fieldStyles.bad,
          className,
        )}
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
      >
        <label className={hideLabel ? 'vh' : fieldStyles.label} htmlFor={id}>
          {label}
        </label>
        {icon && (
          <Icon
            name={icon}
            className={classNames(
              'absolute inset-s-4.5 text-muted pointer-events-none',
              look === 'pill' ? 'bottom-4.25' : 'bottom-3.75',
            )}
          />
        )}
        <input
          {...inputEvents}
          ref={ref}
          id={id}
          className={classNames(fieldStyles.input, styles.input, icon && 'ps-13')}
          name={name}
          value={value}
          placeholder={placeholder}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          enterKeyHint="search"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
        />
        <div className={styles.panel} hidden={!open}>
          <output className={styles.status}>{open && (isRecent ? <Recently /> : status)}</output>
          <div id={`${id}-list`} role="listbox" aria-label={label}>
            {shown.map((item, at) => (
              <Choice
                key={item.value}
                id={`${id}-${at}`}
                item={item}
                active={at === active}
                onChoose={choose}
                onForget={isRecent ? onForget : undefined}
              />
            ))}
          </div>
          {isRecent && (
            <button
              type="button"
              className="link min-h-touch mx-4.5 text-turf-hover"
              onClick={() => onForget?.()}
            >
              <Trans>Clear all</Trans>
            </button>
          )}
        </div>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  )
}

const Recently = () => (
  <Trans>
    Recent searches<span className="vh">, press Delete to remove one</span>
  </Trans>
)

const none: readonly Suggestion[] = []

function useSuggestions({
  value,
  onValueChange,
  items,
  onSelect,
  recent = none,
  onForget,
}: Omit<ComboboxProps, 'label' | 'error'>) {
  const [requested, setRequested] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = value === '' ? recent : items
  const open = requested && (value !== '' || recent.length > 0)

  function choose(item: Suggestion) {
    setRequested(false)
    onValueChange(item.label)
    onSelect(item)
  }

  function move(step: 1 | -1) {
    setRequested(true)
    setActive(
      active < 0 && step < 0 ? shown.length - 1 : (active + step + shown.length) % (shown.length || 1),
    )
  }

  function forget(item: Suggestion) {
    setActive(-1)
    onForget?.(item)
  }

  function onKeyDown(event: KeyboardEvent) {
    const item = open ? shown[active] : undefined
    const keys: Record<string, (() => void) | false | undefined> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: open && (() => setRequested(false)),
      Enter: item && (() => choose(item)),
      Delete: item && value === '' && (() => forget(item)),
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  function onChange(event: { target: { value: string } }) {
    onValueChange(event.target.value)
    setRequested(true)
    setActive(-1)
  }

  function onFocus() {
    if (value !== '') return
    setRequested(true)
    setActive(-1)
  }

  const inputEvents = { onKeyDown, onChange, onFocus, onClick: onFocus }
  return { open, shown, active, choose, close: () => setRequested(false), inputEvents }
}

type ChoiceProps = {
  id: string
  item: Suggestion
  active: boolean
  onChoose: (item: Suggestion) => void
  onForget: ((item: Suggestion) => void) | undefined
}

// Prevents the default on press, so that the focus stays in the field until the click.
const Choice = ({ id, item, active, onChoose, onForget }: ChoiceProps) => (
  <div
    id={id}
    ref={active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
    role="option"
    aria-selected={active}
    className={classNames(styles.item, onForget && 'relative pe-15')}
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => onChoose(item)}
  >
    <span translate="no">{item.label}</span>
    {item.hint && <span className="text-muted text-small font-normal">{item.hint}</span>}
    {onForget && <Forget onForget={() => onForget(item)} />}
  </div>
)

/** For pointers only, because an option cannot contain focusable elements. Keyboard users press Delete instead. */
const Forget = ({ onForget }: { onForget: () => void }) => (
  <span
    className="absolute top-1/2 inset-e-1.5 grid place-items-center size-touch -translate-y-1/2 text-muted hover:text-ink"
    aria-hidden="true"
    onClick={(event) => {
      event.stopPropagation()
      onForget()
    }}
  >
    <Icon name="close" />
  </span>
)
