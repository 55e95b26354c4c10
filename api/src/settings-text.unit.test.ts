import { expect, test } from 'vitest'
import { listChanges } from './settings-text.ts'

test('a setting has changed if its value differs, even if both values read the same', () => {
  const hours = [{ day: 1, open: '09:00', close: '22:00' }]
  const price = (currency: string) => ({ amount: 0, currency })
  expect(listChanges({ openingHours: hours }, { openingHours: structuredClone(hours) })).toEqual([])
  expect(listChanges({ price: price('USD') }, { price: price('GBP') })).toMatchObject([{ what: 'price' }])
  expect(listChanges({ published: 'hidden' }, { published: 'published' })).toEqual([
    { what: 'published', from: 'hidden', to: 'published' },
  ])
})
