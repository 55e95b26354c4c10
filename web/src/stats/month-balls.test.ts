import { describe, expect, it } from 'vitest'
import { stackBalls, chartHeight } from './month-balls.ts'

const none = { sets: { played: 0, won: 0 }, clocked: { goals: 0, seconds: 0 } }
const month = (goals: number, assists: number) => ({ month: '2025-07', goals, assists, played: 1, ...none })

describe('the balls of a month', () => {
  it('are one per goal and assist, goals at the bottom', () => {
    const balls = stackBalls([month(2, 1)], 46).balls.get('2025-07') ?? []
    expect(balls.map(({ kind }) => kind)).toEqual(['goal', 'goal', 'assist'])
    expect(balls.map(({ y }) => y)).toEqual(balls.map(({ y }) => y).toSorted((a, b) => b - a))
  })

  it.each([1, 7, 12, 40, 90])('stay within the drawing when there are %i', (goals) => {
    const { radius, height, balls } = stackBalls([month(goals, 0)], 46)
    expect(height).toBeLessThanOrEqual(chartHeight)
    for (const { x, y } of balls.get('2025-07') ?? []) {
      expect(-y + radius).toBeLessThanOrEqual(height)
      expect(x - radius).toBeGreaterThanOrEqual(-0.01)
      expect(x + radius).toBeLessThanOrEqual(46.01)
    }
  })

  it('are none in a month without goals and assists', () => {
    expect(stackBalls([month(0, 0)], 46).balls.get('2025-07')).toEqual([])
  })
})
