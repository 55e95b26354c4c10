import { expect, test } from 'vitest'
import { facilityText, usualFacilities } from './facilities.ts'

test('a usual facility is a message', () => {
  expect(usualFacilities.map(facilityText)).toEqual(usualFacilities)
})

test('a facility of its own is shown as it is, even if it is named like a property of an object', () => {
  for (const facility of ['Scoreboard', 'constructor']) expect(facilityText(facility)).toBe(facility)
})
