import { matchTypeText } from '@i-one/game/matches/match-type-text'
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { timeText } from '../../lib/pitch-time.ts'
import { useZoneNote } from '../../lib/time/zone-note.ts'
import { classNames } from '../../ui/class-names.ts'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Crest } from '../../ui/football/crest.tsx'
import { toKits } from '../../ui/football/kit.ts'
import { Band } from '../../ui/layout/band.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { matchDayText } from './match-day-text.ts'
import styles from './fixture-layout.module.css'

type FixtureLayoutProps = { fixture: Fixture; actions?: ReactNode; children: ReactNode }

export const FixtureLayout = ({ fixture, actions, children }: FixtureLayoutProps) => (
  <div className={styles.page}>
    <FixtureBand fixture={fixture} />
    {actions && <div className="wrap pt-4 lg:col-start-1 lg:p-0">{actions}</div>}
    <div className="wrap pt-5 lg:col-start-2 lg:[grid-row:1_/_span_2] lg:p-0">{children}</div>
  </div>
)

const rows = [1, 2, 3, 4, 5].map((row) => <Skeleton key={row} height={56} />)

export const FixtureSkeleton = ({ fixture }: { fixture?: Fixture }) => (
  <Loading label={t`Loading match`}>
    {fixture ? (
      <FixtureLayout fixture={fixture}>
        <div className="grid gap-3">{rows}</div>
      </FixtureLayout>
    ) : (
      <>
        <Band as="div" className="min-h-56">
          <div className="wrap" />
        </Band>
        <div className="wrap grid gap-3 pt-8 pb-16">{rows}</div>
      </>
    )}
  </Loading>
)

export interface Fixture {
  matchType: string
  teamOne: { name: string; initials: string }
  teamTwo: { name: string; initials: string }
  pitch?: { name: string; timeZone: string }
  start?: string
}

function FixtureBand({ fixture }: { fixture: Fixture }) {
  const { matchType, teamOne, teamTwo, pitch, start } = fixture
  const kits = toKits(teamOne.name, teamTwo.name)
  const time = start && pitch && timeText(start, pitch.timeZone)
  const zone = useZoneNote(start, pitch?.timeZone)
  return (
    <Band as="header" className="overflow-hidden pt-6 pb-9 lg:pt-8 lg:pb-11 lg:rounded-card">
      <div className="wrap">
        <h1 className="text-h2 leading-[1.06]">{matchType ? matchTypeText(matchType) : t`Upcoming Match`}</h1>
        <p className="mt-1.5">
          {start && pitch
            ? t`${{ pitch: pitch.name }}. ${{ day: matchDayText(start, pitch.timeZone) }}, ${{ time: commaText(time, zone) }}`
            : t`Time and place aren’t known yet.`}
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-3 items-center mt-6.5">
          <p className={styles.team}>
            <Crest name={teamOne.name} kit={kits[0]} />
            <span translate="no">{teamOne.name}</span>
          </p>
          <p className="num relative grid place-items-center size-19 border-(length:--chalkline) border-chalk/27 rounded-[50%] lg:size-24">
            {time ?? t({ message: 'v', comment: 'Versus, between the names of two teams' })}
          </p>
          <p className={classNames(styles.team, 'items-end text-end')}>
            <Crest name={teamTwo.name} kit={kits[1]} />
            <span translate="no">{teamTwo.name}</span>
          </p>
        </div>
      </div>
    </Band>
  )
}
