import type { Stats } from '@i-one/contract/stats'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { monthText } from '../lib/pitch-time.ts'
import { ChartKey } from '../ui/layout/chart-key.tsx'
import { ChartTable } from '../ui/layout/chart-table.tsx'
import { stackBalls, chartWidth, scaleMonths } from './month-balls.ts'

export function MonthChart({ months, season }: { months: Stats['months']; season: string }) {
  const columns = scaleMonths(months)
  const width = columns.bandwidth()
  const { radius, height, balls } = stackBalls(months, width)
  return (
    <figure className="chart">
      <p className="max-w-[52ch] text-muted">
        <Trans>
          Each ball is a goal and each ring is an assist. An empty line means no goals and no assists.
        </Trans>
      </p>
      <svg
        className="w-full h-auto mt-4 overflow-visible"
        viewBox={`0 0 ${chartWidth} ${height + 34}`}
        aria-hidden="true"
      >
        {months.map(({ month, played }) => {
          const x = columns(month) ?? 0
          return (
            <g key={month} transform={`translate(${x} ${height})`}>
              <MonthLabel month={month} width={width} isPlayed={played > 0} />
              {balls.get(month)?.map(({ key, kind, x: across, y }) => (
                <circle
                  key={key}
                  className={kind === 'goal' ? 'fill-turf' : 'fill-none stroke-turf stroke-[2.5]'}
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
        caption={t`${season} season by month`}
        head={[t`Month`, t`Goals`, t`Assists`, t`Matches`]}
        rows={months.map(({ month, goals, assists, played }) => [
          monthText(month, 'UTC'),
          goals,
          assists,
          played,
        ])}
      />
      <ChartKey className="mt-1.5">
        <span>
          <i className="size-3.5 border-7 border-turf rounded-[50%]" /> <Trans>Goal</Trans>
        </span>
        <span>
          <i className="size-3.5 border-[2.5px] border-turf rounded-[50%]" /> <Trans>Assist</Trans>
        </span>
      </ChartKey>
    </figure>
  )
}

type MonthFootProps = { month: string; width: number; isPlayed: boolean }

/** Uses a larger font size on phones, because the SVG shrinks on phones. */
export const MonthLabel = ({ month, width, isPlayed }: MonthFootProps) => (
  <>
    <path className={isPlayed ? 'stroke-current stroke-3' : 'stroke-line stroke-3'} d={`M0 0h${width}`} />
    <text
      className="text-muted fill-current text-[15px] font-semibold [text-anchor:middle] max-md:text-[19px]"
      x={width / 2}
      y="24"
    >
      {monthText(month, 'UTC')}
    </text>
  </>
)
