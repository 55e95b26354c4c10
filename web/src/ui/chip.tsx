import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './chip.module.css'

type ChipProps = { tone?: 'live' | 'ok' | 'wait' | 'off'; children: ReactNode }

export const Chip = ({ tone = 'off', children }: ChipProps) => (
  <span className={classNames(styles.chip, styles[tone])}>{children}</span>
)
