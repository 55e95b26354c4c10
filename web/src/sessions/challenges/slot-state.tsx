import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './slot-state.module.css'

type SlotStateProps = { tone: 'waiting' | 'held' | 'chosen' | 'lost'; children: ReactNode }

/** How a time stands: a dot whose shape says it too, and the words. Not an `<output>`, which no label may contain. */
export const SlotState = ({ tone, children }: SlotStateProps) => (
  <span aria-live="polite" className={classNames('small', styles.state, styles[tone])}>
    {children}
  </span>
)
