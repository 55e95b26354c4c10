import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Crest } from '../ui/football/crest.tsx'
import { kitsOf } from '../ui/football/kit.ts'
import styles from './fixture-strip.module.css'

type FixtureStripProps = {
  to: string
  /** What it is, before where and when. */
  title: ReactNode
  about: string
  /** Without a second one, several take turns. */
  teams: readonly [one: string, two?: string]
  between: string
  /** The clock. */
  children: ReactNode
}

/** A match on ink, as a clock runs here. */
export function FixtureStrip({ to, title, about, teams: [one, two], between, children }: FixtureStripProps) {
  const kits = kitsOf(one, two ?? '')
  return (
    <Link className={`on-dark ${styles.strip}`} to={to}>
      <span className={`wrap ${styles.inside}`}>
        <span className={styles.what}>
          {title}
          <small>{about}</small>
        </span>
        <span className={styles.sides}>
          <Crest name={one} kit={kits[0]} size={32} />
          <b>{one}</b>
          {two !== undefined && (
            <>
              <span className="num">{between}</span>
              <Crest name={two} kit={kits[1]} size={32} />
              <b>{two}</b>
            </>
          )}
        </span>
        <span className={styles.clock}>{children}</span>
      </span>
    </Link>
  )
}
