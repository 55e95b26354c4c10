import type { ReactNode } from 'react'
import { type Fixture, FixtureBand } from './fixture-band.tsx'
import styles from './fixture-layout.module.css'

type FixtureLayoutProps = {
  fixture: Fixture
  /** Where it leads on. */
  ways?: ReactNode
  /** The lineup panel: beside the match where there is room. */
  children: ReactNode
}

export const FixtureLayout = ({ fixture, ways, children }: FixtureLayoutProps) => (
  <div className={styles.page}>
    <FixtureBand fixture={fixture} />
    {ways && <div className={`wrap ${styles.ways}`}>{ways}</div>}
    <div className={`wrap ${styles.panel}`}>{children}</div>
  </div>
)
