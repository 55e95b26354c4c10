import { expect, test } from 'vitest'
import { distanceText } from './distance.ts'

test('shows metres, then kilometres, with a non-breaking space before the unit', () => {
  const said = [0, 340, 949, 950, 9_940, 9_960, 14_300].map(distanceText)
  expect(said).toEqual(['0 m', '350 m', '950 m', '0.9 km', '9.9 km', '10.0 km', '14 km'].map(unbroken))
})

const unbroken = (text: string) => text.replace(' ', '\u00a0')
