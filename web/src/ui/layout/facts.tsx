import type { ReactNode } from 'react'
import styles from './facts.module.css'

type FactsProps = {
  facts: readonly (readonly [term: string, value: ReactNode])[]
  children?: ReactNode
}

export const Facts = ({ facts, children }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(([term, value], at) => (
      // keyed by index, because two terms can have the same translation
      // oxlint-disable-next-line react/no-array-index-key
      <div key={at}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
    {children}
  </dl>
)
