import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Band } from '../layout/band.tsx'
import styles from './empty.module.css'

type Props = {
  title: string
  as?: 'p' | 'h1'
  sentence?: string
  action?: ReactNode
  art?: 'circle' | 'area' | 'flag'
  className?: string
}

export const Empty = ({ title, as: Title = 'p', sentence, action, art = 'circle', className }: Props) => (
  <Band as="div" className={classNames(styles.empty, className)}>
    {drawings[art]}
    <Title className={classNames('wide', styles.title)}>{title}</Title>
    {sentence && <p className={styles.sentence}>{sentence}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </Band>
)

const line = { vectorEffect: 'non-scaling-stroke' } as const

const drawings = {
  circle: (
    <svg className={classNames(styles.art, styles.circle)} viewBox="-30 -30 60 60" aria-hidden="true">
      <circle {...line} r="29" />
    </svg>
  ),
  area: (
    <svg className={classNames(styles.art, styles.area)} viewBox="0 0 200 110" aria-hidden="true">
      <path {...line} d="M0 2h200M20 2a70 70 0 0 0 70 70h20a70 70 0 0 0 70-70" />
    </svg>
  ),
  flag: (
    <svg className={classNames(styles.art, styles.flag)} viewBox="0 0 120 120" aria-hidden="true">
      <path {...line} d="M0 110h110V0M80 110a30 30 0 0 1 30-30M110 110V40" />
      <path className={styles.cloth} d="M110 40 74 52l36 12Z" />
    </svg>
  ),
}
