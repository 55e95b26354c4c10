import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Crest } from '../ui/football/crest.tsx'
import { toKits } from '../ui/football/kit.ts'

type FixtureStripProps = {
  to: string
  title: ReactNode
  about: string
  /** Contains one name if the game has more than two teams. */
  teams: readonly [one: string, two?: string]
  between: string
  children: ReactNode
}

export function FixtureStrip({ to, title, about, teams: [one, two], between, children }: FixtureStripProps) {
  const kits = toKits(one, two ?? '')
  return (
    <Link className="on-dark block bg-ink text-chalk no-underline print:hidden" to={to}>
      <span className="wrap grid grid-cols-[minmax(0,1fr)_auto] gap-y-3.5 gap-x-5 items-center py-4.5 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <span className="flex flex-wrap gap-y-0.5 gap-x-2.5 items-center">
          {title}
          <small className="basis-full text-ink-mute">{about}</small>
        </span>
        <span className="flex flex-wrap col-[1/-1] row-2 gap-y-1.5 gap-x-3.5 items-center wrap-anywhere lg:col-2 lg:row-1">
          <Crest name={one} kit={kits[0]} size={32} />
          <b translate="no">{one}</b>
          {two !== undefined && (
            <>
              <span className="num">{between}</span>
              <Crest name={two} kit={kits[1]} size={32} />
              <b translate="no">{two}</b>
            </>
          )}
        </span>
        <span className="text-dusk-on-ink text-[1.5rem] lg:col-3 lg:justify-self-end lg:text-[2.25rem]">
          {children}
        </span>
      </span>
    </Link>
  )
}
