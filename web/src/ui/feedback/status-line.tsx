import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './status-line.module.css'

type StatusLineProps = { tone: 'ok' | 'wait' | 'bad'; children: ReactNode; className?: string }

export const StatusLine = ({ tone, children, className }: StatusLineProps) => (
  <output className={classNames(styles.line, styles[tone], className)}>{children}</output>
)
