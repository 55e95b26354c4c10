import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

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

export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  items,
  children,
  className,
}: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)} className={className}>
      <Base.List className={styles.tabs} aria-label={label} activateOnFocus>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} className={styles.tab}>
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {children}
    </Base.Root>
  )
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return <Base.Panel value={value}>{children}</Base.Panel>
}
