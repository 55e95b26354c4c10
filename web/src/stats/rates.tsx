import type { Stats } from '@i-one/contract/stats'
import { t } from '@lingui/core/macro'
import { Section } from '../ui/layout/section.tsx'
import { toGoalsPerTenMinutes, minutesText, toWinPercent } from './figures.ts'
import { RateChart } from './rate-chart.tsx'

type RatesProps = Pick<Stats, 'season' | 'months' | 'sets' | 'clocked'>

export function RateSections({ season, months, sets, clocked }: RatesProps) {
  const winRate = percentText(sets)
  const goalRate = toGoalsPerTenMinutes(clocked)
  const time = minutesText(clocked)
  return (
    <>
      <Section title={t`Win rate in games`}>
        <p className="mute">
          {winRate
            ? t`${winRate}: ${{ won: sets.won }} of ${{ played: sets.played }} matches.`
            : t`No games played this season yet.`}
        </p>
        <RateChart
          caption={t`Win rate in games, ${season} season by month`}
          words={{ value: t`Won`, from: t`Matches won` }}
          min={100}
          rates={months.map((of) => ({
            month: of.month,
            value: toWinPercent(of.sets),
            text: percentText(of.sets) ?? '',
            from: t`${{ won: of.sets.won }} of ${{ played: of.sets.played }}`,
          }))}
        />
      </Section>
      <Section title={t`Goals per ten minutes`}>
        <p className="mute">
          {goalRate
            ? t`${goalRate}: ${{ goals: clocked.goals }} in ${time} of matches.`
            : t`No timed matches this season yet.`}
        </p>
        <RateChart
          caption={t`Goals per ten minutes, ${season} season by month`}
          words={{ value: t`Per ten minutes`, from: t`Goals and time` }}
          min={1}
          rates={months.map(({ month, clocked: of }) => ({
            month,
            value: of.seconds === 0 ? undefined : (of.goals * 600) / of.seconds,
            text: toGoalsPerTenMinutes(of) ?? '',
            from: t`${{ goals: of.goals }} in ${{ time: minutesText(of) }}`,
          }))}
        />
      </Section>
    </>
  )
}

const percentText = (sets: RatesProps['sets']) => {
  const percent = toWinPercent(sets)
  return percent === undefined ? undefined : t`${percent}%`
}
