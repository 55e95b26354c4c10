import type { Stats } from '@i-one/contract/stats'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Band } from '../ui/layout/band.tsx'
import { toGoalsPerTenMinutes, outcomeLetters, outcomeTexts, toWinPercent } from './figures.ts'
import styles from './stats-band.module.css'

const formLength = 5

const penaltyOutcomeTexts = {
  won: t`won on penalties`,
  drawn: t`drawn on penalties`,
  lost: t`lost on penalties`,
} as const

export function StatsBand({ stats, name }: { stats: Stats; name: string }) {
  const won = toWinPercent(stats)
  const last = stats.results.slice(0, formLength).toReversed()
  return (
    <Band as="header" className="overflow-hidden">
      <div className="wrap pt-5.5 pb-5 lg:pt-10 lg:pb-9">
        <h1>
          <Trans>Stats</Trans>
        </h1>
        <p className="mt-2">
          <Trans>
            {name}, season {{ season: stats.season }}
          </Trans>
        </p>
      </div>
      <div className="border-t-(length:--chalkline) border-t-chalk">
        <div className={classNames('wrap', styles.quarters)}>
          <span className={styles.circle} aria-hidden="true" />
          <Quarter upper left>
            <Figure>
              {won === undefined ? (
                '–'
              ) : (
                <Trans>
                  {won}
                  <small className="text-[0.5em] tracking-[-0.01em]">%</small>
                </Trans>
              )}
            </Figure>
            <p>
              <Trans>of matches won</Trans>
            </p>
          </Quarter>
          <Quarter upper>
            <Figure>{toGoalsPerTenMinutes(stats.clocked) ?? '–'}</Figure>
            <p>
              <Trans>goals per ten minutes</Trans>
            </p>
          </Quarter>
          <Quarter left>
            {last.length > 0 ? (
              <ol className="flex flex-wrap gap-1 max-[360px]:gap-0.75">
                {last.map(({ match, outcome, onPenalties }) => (
                  <li
                    key={match}
                    className={classNames(
                      'grid place-items-center w-7 h-8.5 border-2 border-chalk font-extrabold max-[360px]:w-5.5 max-[360px]:h-7.5 max-[360px]:text-least',
                      outcome === 'won' && 'bg-chalk text-ink',
                    )}
                  >
                    <span aria-hidden="true">{outcomeLetters[outcome]}</span>
                    <span className="vh">
                      {onPenalties ? penaltyOutcomeTexts[outcome] : outcomeTexts[outcome]}
                    </span>
                  </li>
                ))}
              </ol>
            ) : (
              <Figure>–</Figure>
            )}
            <p>
              <Trans>last five matches</Trans>
            </p>
          </Quarter>
          <Quarter>
            <Figure>{stats.cleanSheets}</Figure>
            <p>
              <Trans>clean sheets</Trans>
            </p>
          </Quarter>
        </div>
      </div>
    </Band>
  )
}

const Quarter = ({ upper, left, children }: { upper?: boolean; left?: boolean; children: ReactNode }) => (
  <div
    className={classNames(
      'flex flex-col gap-1.5 min-w-0 min-h-44 py-5.5 font-semibold leading-[1.25] lg:min-h-52.5 lg:pt-9 lg:pb-8',
      !upper && 'justify-end',
      left ? 'pe-4 lg:pe-12' : 'ps-6 lg:ps-28',
    )}
  >
    {children}
  </div>
)

const Figure = ({ children }: { children: ReactNode }) => (
  <p className="num text-[clamp(2.75rem,13vw,5rem)] font-black lg:text-[6rem]">{children}</p>
)
