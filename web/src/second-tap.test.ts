import { expect, test } from 'vitest'
import { isSecondTap } from './second-tap.ts'

const touch = (timeStamp: number, clientX = 100) => ({
  timeStamp,
  clientX,
  clientY: 700,
  detail: 1,
  pointerType: 'touch',
})
const mouse = (detail: number) => ({ ...touch(1000 + detail), pointerType: 'mouse', detail })

test('a finger that taps the same spot twice in a moment makes a double tap', () => {
  expect(isSecondTap(touch(1000), undefined)).toBe(false)
  expect(isSecondTap(touch(1250), touch(1000))).toBe(true)
  expect(isSecondTap(touch(1250, 115), touch(1000))).toBe(true)
  expect(isSecondTap({ ...touch(1250), pointerType: undefined }, touch(1000))).toBe(true)
})

test('a tap elsewhere, or after a while, is one of its own', () => {
  expect(isSecondTap(touch(1250, 200), touch(1000))).toBe(false)
  expect(isSecondTap(touch(1400), touch(1000))).toBe(false)
})

test('the clicks of a mouse are counted by the browser, and every second one is left out', () => {
  const clicks = [1, 2, 3, 4].map((detail) => isSecondTap(mouse(detail), mouse(1)))
  expect(clicks).toEqual([false, true, false, true])
})

test('a key is no tap', () => {
  expect(isSecondTap({ ...touch(1010), detail: 0 }, touch(1000))).toBe(false)
})
