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

test('two quick taps on the same spot are a double tap', () => {
  expect(isSecondTap(touch(1000), undefined)).toBe(false)
  expect(isSecondTap(touch(1250), touch(1000))).toBe(true)
  expect(isSecondTap(touch(1250, 115), touch(1000))).toBe(true)
  expect(isSecondTap({ ...touch(1250), pointerType: undefined }, touch(1000))).toBe(true)
})

test('a tap elsewhere, or later, is not a second tap', () => {
  expect(isSecondTap(touch(1250, 200), touch(1000))).toBe(false)
  expect(isSecondTap(touch(1400), touch(1000))).toBe(false)
})

test('every second mouse click is a second tap, by the browser’s click count', () => {
  const clicks = [1, 2, 3, 4].map((detail) => isSecondTap(mouse(detail), mouse(1)))
  expect(clicks).toEqual([false, true, false, true])
})

test('a key press is not a tap', () => {
  expect(isSecondTap({ ...touch(1010), detail: 0 }, touch(1000))).toBe(false)
})
