import type { ReportSum } from '@i-one/contract/centres/report'
import { shortMoneyText } from '@i-one/game/payments/short-money'
import { Trans } from '@lingui/react/macro'
import { scaleBand, scaleLinear } from 'd3-scale'
import { ChartKey } from '../../ui/layout/chart-key.tsx'

const [width, height, top] = [600, 160, 26]
const maxNamed = 9

type MoneyChartProps = { currency: string; periods: readonly (ReportSum & { name: string; from: string })[] }

/** Draws the total price of the bookings in each period as a goal frame, filled up to the collected amount. */
export function MoneyChart({ currency, periods }: MoneyChartProps) {
  const max = Math.max(1, ...periods.flatMap(({ price, collected }) => [price, collected]))
  const columns = scaleBand(
    periods.map(({ from }) => from),
    [0, width],
  ).paddingInner(0.24)
  const rise = scaleLinear([0, max], [0, height])
  const bar = columns.bandwidth()
  const every = Math.ceil(periods.length / maxNamed)
  return (
    <figure className="chart">
      {/* The SVG shrinks on phones, so its labels need a larger font there. */}
      <svg
        className="w-full max-w-[760px] h-auto mt-4 overflow-visible"
        viewBox={`0 0 ${width} ${top + height + 32}`}
        aria-hidden="true"
      >
        {periods.map(({ from, name, price, collected }, at) => (
          <g key={from} transform={`translate(${columns(from)} ${top + height})`}>
            {price > 0 && (
              <path className="fill-none stroke-turf stroke-2" d={`M0 0V${-rise(price)}H${bar}V0`} />
            )}
            {collected > 0 && (
              <rect className="fill-turf" y={-rise(collected)} width={bar} height={rise(collected)} />
            )}
            <path className="stroke-current stroke-3" d={`M0 0h${bar}`} />
            {price > 0 && every === 1 && (
              <text
                className="text-[14px] font-bold fill-current max-md:text-[19px]"
                x={bar / 2}
                y={-8 - rise(Math.max(price, collected))}
                textAnchor="middle"
              >
                {shortMoneyText({ amount: price, currency })}
              </text>
            )}
            {at % every === 0 && (
              <text
                className="text-[13px] text-muted font-semibold fill-current max-md:text-[19px]"
                x={bar / 2}
                y="22"
                textAnchor="middle"
              >
                {name}
              </text>
            )}
          </g>
        ))}
      </svg>
      <ChartKey>
        <span>
          <i className="w-5 h-3 rounded-[3px] bg-turf" /> <Trans>Collected</Trans>
        </span>
        <span>
          <i className="w-5 h-3 rounded-[3px] border-2 border-turf" /> <Trans>Booked</Trans>
        </span>
      </ChartKey>
    </figure>
  )
}
