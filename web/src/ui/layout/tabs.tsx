import { createContext, use, useId, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

type TabsProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  items: readonly { value: Value; label: ReactNode }[]
  /** A `TabPanel` for each item. */
  children?: ReactNode
  className?: string
}

const Selected = createContext({ value: '', tab: '', panel: '' })

/** Where a key leads from a tab; the ends meet. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const goToTab = (event: KeyboardEvent<HTMLElement>) => {
  const tabs = [...event.currentTarget.parentElement!.querySelectorAll<HTMLElement>('[role=tab]')]
  const next = steps[event.key]?.(tabs.indexOf(event.currentTarget), tabs.length)
  if (next === undefined) return
  event.preventDefault()
  tabs[next]?.focus()
  tabs[next]?.click()
}

/** The keyboard as the ARIA practices have it: the tab an arrow leads to is chosen, and Tab leads on into its panel. */
export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  items,
  children,
  className,
}: TabsProps<Value>) {
  const id = useId()
  const at = items.findIndex((item) => item.value === value)
  const panel = `${id}-panel`
  return (
    <div className={className}>
      <div role="tablist" className={styles.tabs} aria-label={label}>
        {items.map((item, index) => (
          <button
            key={item.value}
            id={`${id}-${index}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={index === at}
            aria-controls={index === at ? panel : undefined}
            tabIndex={index === Math.max(at, 0) ? 0 : -1}
            onClick={() => onChange(item.value)}
            onKeyDown={goToTab}
          >
            {item.label}
          </button>
        ))}
      </div>
      <Selected value={{ value, tab: `${id}-${at}`, panel }}>{children}</Selected>
    </div>
  )
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  const selected = use(Selected)
  if (value !== selected.value) return null
  return (
    <div role="tabpanel" id={selected.panel} aria-labelledby={selected.tab} tabIndex={0}>
      {children}
    </div>
  )
}
