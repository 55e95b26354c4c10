import type { Stats } from '@i-one/contract/stats'
import { Section } from '../ui/layout/section.tsx'
import { toGoalsPerTenMinutes, minutesText, toWinPercent } from './figures.ts'
import { RateChart } from './rate-chart.tsx'

type RatesProps = Pick<Stats, 'season' | 'months' | 'sets' | 'clocked'>

export const RateSections = ({ season, months, sets, clocked }: RatesProps) => (
  <>
    <Section title="Win rate in games">
      <p className="mute">
        {sets.played === 0
          ? 'No games played this season yet.'
          : `${toWinPercent(sets)}%: ${sets.won} of ${sets.played} matches.`}
      </p>
      <RateChart
        caption={`Win rate in games, season ${season} by month`}
        words={{ value: 'Won', from: 'Matches won' }}
        min={100}
        rates={months.map((of) => ({
          month: of.month,
          value: toWinPercent(of.sets),
          text: `${toWinPercent(of.sets)}%`,
          from: `${of.sets.won} of ${of.sets.played}`,
        }))}
      />
    </Section>
    <Section title="Goals per ten minutes">
      <p className="mute">
        {clocked.seconds === 0
          ? 'No timed matches this season yet.'
          : `${toGoalsPerTenMinutes(clocked)}: ${clocked.goals} in ${minutesText(clocked)} of matches.`}
      </p>
      <RateChart
        caption={`Goals per ten minutes, season ${season} by month`}
        words={{ value: 'Per ten minutes', from: 'Goals and time' }}
        min={1}
        rates={months.map(({ month, clocked: of }) => ({
          month,
          value: of.seconds === 0 ? undefined : (of.goals * 600) / of.seconds,
          text: toGoalsPerTenMinutes(of) ?? '',
          from: `${of.goals} in ${minutesText(of)}`,
        }))}
      />
    </Section>
  </>
)
