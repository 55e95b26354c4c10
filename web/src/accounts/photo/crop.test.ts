import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dragCrop, maxZoom, toImagePlacement, toSquare, fullCrop, clampCrop } from './crop.ts'

const wide = { width: 1600, height: 900 }

describe('a crop', () => {
  test('starts as the largest square in the middle', () => {
    expect(toSquare(wide, fullCrop)).toEqual({ left: 350, top: 0, side: 900 })
    expect(toImagePlacement({ width: 1000, height: 500 }, fullCrop)).toEqual({
      left: '-50%',
      top: '0%',
      width: '200%',
      height: '100%',
    })
  })

  test('shrinks when zoomed in', () => {
    expect(toSquare(wide, { zoom: 3, x: 0.5, y: 0.5 })).toEqual({ left: 650, top: 300, side: 300 })
  })

  test('follows the finger, so that the picture stays under it', () => {
    const { x, y } = dragCrop(wide, { zoom: 2, x: 0.5, y: 0.5 }, 0.1, -0.1)
    expect(x * 1600).toBeCloseTo(800 - 45)
    expect(y * 900).toBeCloseTo(450 + 45)
  })

  test('never leaves the picture, however it is dragged and zoomed', () => {
    const side = fc.integer({ min: 1, max: 8000 })
    const share = fc.double({ min: -5, max: 5, noNaN: true })
    const zoom = fc.double({ min: 1, max: maxZoom, noNaN: true })
    fc.assert(
      fc.property(side, side, zoom, zoom, share, share, (width, height, first, second, dx, dy) => {
        const size = { width, height }
        const moved = dragCrop(size, { ...fullCrop, zoom: first }, dx, dy)
        const { left, top, side } = toSquare(size, clampCrop(size, { ...moved, zoom: second }))
        const slack = 1e-6 * Math.max(width, height)
        expect(left).toBeGreaterThanOrEqual(-slack)
        expect(top).toBeGreaterThanOrEqual(-slack)
        expect(left + side).toBeLessThanOrEqual(width + slack)
        expect(top + side).toBeLessThanOrEqual(height + slack)
      }),
    )
  })
})
