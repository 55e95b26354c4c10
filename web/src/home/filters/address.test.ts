import { expect, test } from 'vitest'
import { countOf, filtersIn, withFilter, withoutFilters } from './address.ts'

test('a filter changes alone, and all are cleared without losing the place', () => {
  const names = ['price', 'surface']
  const search = new URLSearchParams('near=Yaba&lng=3.3&lat=6.5&price=3500')
  const two = withFilter(search, 'surface', 'Sand')
  expect(two.toString()).toBe('near=Yaba&lng=3.3&lat=6.5&price=3500&surface=Sand')
  expect(countOf(filtersIn(two, names))).toBe(2)
  expect(withFilter(two, 'price', '').has('price')).toBe(false)
  expect(withoutFilters(two, names).toString()).toBe('near=Yaba&lng=3.3&lat=6.5')
})
