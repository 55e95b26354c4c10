import { createContext, use, useId, type KeyboardEvent, type ReactNode } from 'react'
import { ChoiceLink } from '../choice-link.tsx'
import { useIsHydrated } from '../first-paint.ts'
import styles from './tabs.module.css'

type TabsProps<Value extends string> = {
  label: string
  value: Value
  to: (value: Value) => string
  replace?: boolean
  items: readonly { value: Value; label: ReactNode }[]
  children?: ReactNode
  className?: string
}

const Selected = createContext({ value: '', tab: '', panel: '' })

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const selectTab = (event: KeyboardEvent<HTMLElement>) => {
  const tabs = [...event.currentTarget.parentElement!.querySelectorAll<HTMLElement>('[role=tab]')]
  const next = steps[event.key]?.(tabs.indexOf(event.currentTarget), tabs.length)
  if (next === undefined) return
  event.preventDefault()
  tabs[next]?.focus()
  tabs[next]?.click()
}

export function Tabs<Value extends string>({
  label,
  value,
  to,
  replace,
  items,
  children,
  className,
}: TabsProps<Value>) {
  const id = useId()
  const isAlive = useIsHydrated()
  const at = items.findIndex((item) => item.value === value)
  const panel = `${id}-panel`
  return (
    <div className={className}>
      <div id={id} role="tablist" className={styles.tabs} aria-label={label}>
        {items.map((item, index) => (
          <ChoiceLink
            key={item.value}
            id={`${id}-${index}`}
            to={to(item.value)}
            within={id}
            replace={replace || index === at}
            role="tab"
            className={styles.tab}
            aria-selected={index === at}
            aria-controls={index === at ? panel : undefined}
            // before hydration every tab is focusable, because the arrow keys do nothing
            tabIndex={!isAlive || index === Math.max(at, 0) ? 0 : -1}
            onKeyDown={selectTab}
          >
            {item.label}
          </ChoiceLink>
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
