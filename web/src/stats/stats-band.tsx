import type { Stats } from '@i-one/contract/stats'
import { classNames } from '../ui/class-names.ts'
import { Band } from '../ui/layout/band.tsx'
import { goalsPerTenMinutes, outcomeLetters, wonPercent } from './figures.ts'
import styles from './stats-band.module.css'

const formLength = 5

/** Four figures in the quarters of a pitch. */
export function StatsBand({ stats, name }: { stats: Stats; name: string }) {
  const won = wonPercent(stats)
  const last = stats.results.slice(0, formLength).toReversed()
  return (
    <Band as="header" className="overflow-hidden">
      <div className="wrap pt-5.5 pb-5 lg:pt-10 lg:pb-9">
        <h1>Stats</h1>
        <p className="mt-2">
          {name}, season {stats.season}
        </p>
      </div>
      <div className={styles.pitch}>
        <div className={classNames('wrap', styles.quarters)}>
          <span className={styles.circle} aria-hidden="true" />
          <div>
            <p className={classNames('num', styles.figure)}>
              {won ?? '–'}
              {won !== undefined && <small>%</small>}
            </p>
            <p>of matches won</p>
          </div>
          <div>
            <p className={classNames('num', styles.figure)}>{goalsPerTenMinutes(stats.clocked) ?? '–'}</p>
            <p>goals per ten minutes</p>
          </div>
          <div>
            {last.length > 0 ? (
              <ol className={styles.form}>
                {last.map(({ match, outcome, onPenalties }) => (
                  <li key={match} className={outcome === 'won' ? styles.won : undefined}>
                    <span aria-hidden="true">{outcomeLetters[outcome]}</span>
                    <span className="vh">
                      {outcome}
                      {onPenalties && ' on penalties'}
                    </span>
                  </li>
                ))}
              </ol>
            ) : (
              <p className={classNames('num', styles.figure)}>–</p>
            )}
            <p>last five matches</p>
          </div>
          <div>
            <p className={classNames('num', styles.figure)}>{stats.cleanSheets}</p>
            <p>clean sheets</p>
          </div>
        </div>
      </div>
    </Band>
  )
}
