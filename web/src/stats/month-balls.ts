import type { Stats } from '@i-one/contract/stats'
import { scaleBand, scaleLinear } from 'd3-scale'

export const chartWidth = 600
export const chartHeight = 200
const lowest = 84

export const scaleMonths = (months: readonly { month: string }[]) =>
  scaleBand(
    months.map(({ month }) => month),
    [0, chartWidth],
  ).paddingInner(0.08)

interface Ball {
  key: string
  kind: 'goal' | 'assist'
  x: number
  y: number
}

const gap = 2
const largest = 13

interface Stack {
  radius: number
  height: number
  balls: Map<string, Ball[]>
}

export const stackBalls = (months: Stats['months'], width: number): Stack => {
  const max = Math.max(1, ...months.map(({ goals, assists }) => goals + assists))
  const across = abreast(max, width)
  const radius = Math.min(largest, (width / across - gap) / 2)
  const step = 2 * radius + gap
  const column = scaleLinear(
    [0, across - 1],
    [width / 2 - ((across - 1) * step) / 2, width / 2 + ((across - 1) * step) / 2],
  )
  const balls = new Map(
    months.map(({ month, goals, assists }) => [
      month,
      Array.from({ length: goals + assists }, (_, at): Ball => {
        const inRow = Math.min(across, goals + assists - Math.floor(at / across) * across)
        const shift = ((across - inRow) * step) / 2
        const x = across === 1 ? width / 2 : column(at % across) + shift
        return {
          key: `${at}`,
          kind: at < goals ? 'goal' : 'assist',
          x,
          y: -(4 + radius + Math.floor(at / across) * step),
        }
      }),
    ]),
  )
  const height = Math.max(lowest, 4 + Math.ceil(max / across) * step)
  return { radius, height, balls }
}

const abreast = (max: number, width: number) => {
  let across = 1
  const heightOf = (count: number) => {
    const radius = Math.min(largest, (width / count - gap) / 2)
    return Math.ceil(max / count) * (2 * radius + gap)
  }
  while (heightOf(across) > chartHeight - 4 && across < 12) across++
  return across
}
