import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './chip.module.css'

type ChipProps = { tone?: 'live' | 'ok' | 'wait' | 'off'; children: ReactNode }

export function Chip({ tone = 'off', children }: ChipProps) {
  return <span className={classNames(styles.chip, styles[tone])}>{children}</span>
}
