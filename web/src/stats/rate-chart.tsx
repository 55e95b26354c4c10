import { t } from '@lingui/core/macro'
import { scaleLinear } from 'd3-scale'
import { monthText } from '../lib/pitch-time.ts'
import { ChartTable } from '../ui/layout/chart-table.tsx'
import { chartWidth, scaleMonths } from './month-balls.ts'
import { MonthLabel } from './month-chart.tsx'

interface Rate {
  month: string
  value: number | undefined
  text: string
  /** Counts from which the rate is computed, like '3 of 4'. */
  from: string
}

type RateChartProps = {
  caption: string
  words: { value: string; from: string }
  rates: readonly Rate[]
  /** Minimum upper end of the scale, even if all rates are lower. */
  min: number
}

const tall = 96
const written = 24

export function RateChart({ caption, words, rates, min }: RateChartProps) {
  const columns = scaleMonths(rates)
  const width = columns.bandwidth()
  const max = Math.max(min, ...rates.map(({ value = 0 }) => value))
  const heightOf = scaleLinear([0, max], [0, tall])
  return (
    <figure className="chart">
      <svg
        className="w-full h-auto mt-4 overflow-visible"
        viewBox={`0 0 ${chartWidth} ${written + tall + 34}`}
        aria-hidden="true"
      >
        {rates.map(({ month, value, text }) => (
          <g key={month} transform={`translate(${columns(month) ?? 0} ${written + tall})`}>
            {value !== undefined && (
              <>
                <path className="stroke-turf stroke-18" d={`M${width / 2} 0v${-heightOf(value)}`} />
                <text
                  className="fill-current text-[15px] font-semibold [text-anchor:middle] max-md:text-[18px]"
                  x={width / 2}
                  y={-heightOf(value) - 8}
                >
                  {text}
                </text>
              </>
            )}
            <MonthLabel month={month} width={width} isPlayed={value !== undefined} />
          </g>
        ))}
      </svg>
      <ChartTable
        caption={caption}
        head={[t`Month`, words.value, words.from]}
        rows={rates.map(({ month, value, text, from }) => [
          monthText(month, 'UTC'),
          value === undefined ? t({ message: 'None', context: 'rate' }) : text,
          from,
        ])}
      />
    </figure>
  )
}
