import { expect, test } from 'vitest'
import { countFilters, readFilters } from './address.ts'

test('filters are read by their names, whatever else stands in the address', () => {
  const filters = readFilters(new URLSearchParams('near=Yaba&price=3500&surface=Sand'), [
    'price',
    'surface',
    'day',
  ])
  expect(filters).toEqual({ price: '3500', surface: 'Sand', day: '' })
  expect(countFilters(filters)).toBe(2)
})
