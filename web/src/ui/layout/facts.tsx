import type { ReactNode } from 'react'
import styles from './facts.module.css'

type FactsProps = {
  facts: readonly (readonly [term: string, value: ReactNode])[]
  children?: ReactNode
}

export const Facts = ({ facts, children }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
    {children}
  </dl>
)
