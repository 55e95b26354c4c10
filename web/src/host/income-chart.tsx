import type { Occupancy } from '@i-one/contract/bookings/occupancy'
import { moneyText } from '@i-one/game/payments/money'
import { scaleBand, scaleLinear } from 'd3-scale'
import { dateText } from '../lib/pitch-time.ts'
import { ChartKey } from '../ui/layout/chart-key.tsx'
import { ChartTable } from '../ui/layout/chart-table.tsx'
import styles from './occupancy.module.css'

type Income = Occupancy['income'][number]

/** In units of the drawing. */
const [width, height, top] = [600, 160, 26]

const shortDay = (day: string) => dateText(day, 'UTC')

const shortMoney = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-NG', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 0,
  }).format(amount / 100)

const sumOf = (weeks: Income['weeks'], of: 'price' | 'received') =>
  weeks.reduce((sum, week) => sum + week[of].amount, 0)

/** Each week a goal as high as its bookings cost, filled as far as the pitch has received it. */
export function IncomeChart({ income: { currency, weeks, ahead } }: { income: Income }) {
  const most = Math.max(1, ...weeks.flatMap(({ price, received }) => [price.amount, received.amount]))
  const columns = scaleBand(
    weeks.map(({ monday }) => monday),
    [0, width],
  ).paddingInner(0.24)
  const rise = scaleLinear([0, most], [0, height])
  const bar = columns.bandwidth()
  return (
    <figure>
      <p>
        <strong>{moneyText({ amount: sumOf(weeks, 'received'), currency })}</strong> received of{' '}
        {moneyText({ amount: sumOf(weeks, 'price'), currency })} booked
      </p>
      {ahead.bookings > 0 && (
        <p>
          {moneyText(ahead.price)} ahead, {ahead.bookings} {ahead.bookings === 1 ? 'booking' : 'bookings'}
        </p>
      )}
      <svg className={styles.income} viewBox={`0 0 ${width} ${top + height + 32}`} aria-hidden="true">
        {weeks.map(({ monday, price, received }) => (
          <g key={monday} transform={`translate(${columns(monday)} ${top + height})`}>
            {price.amount > 0 && <path className={styles.price} d={`M0 0V${-rise(price.amount)}H${bar}V0`} />}
            <rect
              className={styles.booked}
              y={-rise(received.amount)}
              width={bar}
              height={rise(received.amount)}
            />
            <path className={styles.ground} d={`M0 0h${bar}`} />
            {price.amount > 0 && (
              <text
                className={styles.amount}
                x={bar / 2}
                y={-8 - rise(Math.max(price.amount, received.amount))}
                textAnchor="middle"
              >
                {shortMoney(price.amount, currency)}
              </text>
            )}
            <text className={styles.name} x={bar / 2} y="22" textAnchor="middle">
              {shortDay(monday)}
            </text>
          </g>
        ))}
      </svg>
      <ChartKey>
        <span>
          <i className={styles.bookedKey} /> Received
        </span>
        <span>
          <i className={styles.priceKey} /> Booked
        </span>
      </ChartKey>
      <ChartTable
        caption="Income by week"
        head={['Week from', 'Bookings', 'Booked', 'Received']}
        rows={weeks.map(({ monday, bookings, price, received }) => [
          shortDay(monday),
          bookings,
          moneyText(price),
          moneyText(received),
        ])}
      />
    </figure>
  )
}
