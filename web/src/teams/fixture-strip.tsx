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
    <Link className="on-dark block bg-ink text-chalk no-underline print:hidden" to={to}>
      <span className="wrap grid grid-cols-[minmax(0,1fr)_auto] gap-y-3.5 gap-x-5 items-center py-4.5 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
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
