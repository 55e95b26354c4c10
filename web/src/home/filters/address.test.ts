import { expect, test } from 'vitest'
import { countFilters, readFilters } from './address.ts'

test('reads filters by name and ignores other parameters', () => {
  const filters = readFilters(new URLSearchParams('near=Yaba&price=3500&surface=Sand'), [
    'price',
    'surface',
    'day',
  ])
  expect(filters).toEqual({ price: '3500', surface: 'Sand', day: '' })
  expect(countFilters(filters)).toBe(2)
})
