import type { Occupancy } from '@i-one/contract/bookings/occupancy'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { scaleBand } from 'd3-scale'
import { ChartKey } from '../../ui/layout/chart-key.tsx'
import { ChartTable } from '../../ui/layout/chart-table.tsx'
import { hourText, percentText, toBookedShare, weekdayNames } from './occupancy-words.ts'

type Hours = Occupancy['hours']

const [width, row, top, left] = [420, 26, 24, 46]
const nameLook = 'text-[13px] text-muted font-semibold fill-current'
const days = weekdayNames.map((_, at) => at + 1)
const columns = scaleBand(days, [left, width]).paddingInner(0.1)

const listHours = (hours: Hours) => {
  const all = hours.map(({ hour }) => hour)
  const [first, last] = [Math.min(...all), Math.max(...all)]
  return Array.from({ length: last - first + 1 }, (_, n) => first + n)
}

const shareText = (hours: Hours, day: number, hour: number) => {
  const one = hours.find((other) => other.day === day && other.hour === hour)
  return one ? percentText(toBookedShare(one)) : t`not open`
}

export function HoursChart({ hours }: { hours: Hours }) {
  const rows = listHours(hours)
  const y = (hour: number) => top + rows.indexOf(hour) * row
  const column = (day: number) => columns(day) ?? 0
  const cell = columns.bandwidth()
  return (
    <figure className="chart">
      <svg
        className="w-full max-w-[760px] h-auto"
        viewBox={`0 0 ${width} ${top + rows.length * row}`}
        aria-hidden="true"
      >
        {weekdayNames.map((name, at) => (
          <text key={name} className={nameLook} x={column(at + 1) + cell / 2} y="14" textAnchor="middle">
            {name}
          </text>
        ))}
        {rows.map((hour) => (
          <text key={hour} className={nameLook} x="0" y={y(hour) + 16}>
            {hourText(hour)}
          </text>
        ))}
        {hours.map((one) => (
          <g key={`${one.day} ${one.hour}`} transform={`translate(${column(one.day)} ${y(one.hour)})`}>
            <rect
              className="fill-stone-2 forced-colors:stroke-[CanvasText]"
              width={cell}
              height={row - 4}
              rx="3"
            />
            <rect className="fill-turf" width={cell * toBookedShare(one)} height={row - 4} rx="3" />
          </g>
        ))}
      </svg>
      <ChartTable
        caption={t`Percentage booked for each hour of the week`}
        head={[t({ message: 'From', context: 'time' }), ...weekdayNames]}
        rows={rows.map((hour) => [hourText(hour), ...days.map((day) => shareText(hours, day, hour))])}
      />
      <ChartKey>
        <span>
          <i className="w-5 h-3 rounded-[3px] bg-turf" /> <Trans>Booked</Trans>
        </span>
        <span>
          <i className="w-5 h-3 rounded-[3px] bg-stone-2" /> <Trans context="hours">Open</Trans>
        </span>
      </ChartKey>
    </figure>
  )
}
