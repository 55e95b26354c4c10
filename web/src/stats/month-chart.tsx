import type { Stats } from '@i-one/contract/stats'
import { scaleBand } from 'd3-scale'
import { ChartKey } from '../ui/layout/chart-key.tsx'
import { ChartTable } from '../ui/layout/chart-table.tsx'
import { ballsOf, chartWidth, shortMonth } from './month-balls.ts'
import styles from './month-chart.module.css'

type MonthChartProps = { months: Stats['months']; season: string }

/** A ball is a goal, a ring an assist; the line is the touchline. */
export function MonthChart({ months, season }: MonthChartProps) {
  const columns = scaleBand(
    months.map(({ month }) => month),
    [0, chartWidth],
  ).paddingInner(0.08)
  const width = columns.bandwidth()
  const { radius, height, balls } = ballsOf(months, width)
  return (
    <figure>
      <p className={styles.lead}>
        Each ball is a goal, each ring an assist. The line is the touchline: nothing on it, nothing scored.
      </p>
      <svg className={styles.chart} viewBox={`0 0 ${chartWidth} ${height + 34}`} aria-hidden="true">
        {months.map(({ month, played }) => {
          const x = columns(month) ?? 0
          return (
            <g key={month} transform={`translate(${x} ${height})`}>
              <path className={played ? styles.line : styles.unplayed} d={`M0 0h${width}`} />
              <text className={styles.month} x={width / 2} y="24">
                {shortMonth(month)}
              </text>
              {balls.get(month)?.map(({ key, kind, x: across, y }) => (
                <circle
                  key={key}
                  className={kind === 'goal' ? styles.goal : styles.assist}
                  cx={across}
                  cy={y}
                  r={kind === 'goal' ? radius : radius - 1.25}
                />
              ))}
            </g>
          )
        })}
      </svg>
      <ChartTable
        caption={`Season ${season} by month`}
        head={['Month', 'Goals', 'Assists', 'Matches']}
        rows={months.map(({ month, goals, assists, played }) => [shortMonth(month), goals, assists, played])}
      />
      <ChartKey className={styles.key}>
        <span>
          <i className={styles.ball} /> Goal
        </span>
        <span>
          <i className={styles.ring} /> Assist
        </span>
      </ChartKey>
    </figure>
  )
}
