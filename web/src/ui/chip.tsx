import type { ReactNode } from 'react'

import styles from './chip.module.css'
import { classNames } from './class-names.ts'

type ChipProps = { tone?: 'live' | 'ok' | 'wait' | 'off'; children: ReactNode; className?: string }

export function Chip({ tone = 'off', children, className }: ChipProps) {
  return <span className={classNames(styles.chip, styles[tone], className)}>{children}</span>
}
