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
    {ways && <div className="wrap pt-4 lg:col-start-1 lg:p-0">{ways}</div>}
    <div className="wrap pt-5 lg:col-start-2 lg:[grid-row:1_/_span_2] lg:p-0">{children}</div>
  </div>
)
