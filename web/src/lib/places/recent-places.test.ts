import type { PlaceSearchResult } from '@i-one/contract/pitches'
import { beforeEach, expect, test, vi } from 'vitest'
import { deleteRecentPlace, deleteRecentPlaces, savePlace, readRecentPlaces } from './recent-places.ts'

const place = (name: string): PlaceSearchResult => ({
  kind: 'district',
  _id: null,
  name,
  address: 'Lagos',
  location: { type: 'Point', coordinates: [3.35, 6.5] },
})

beforeEach(() => {
  const saved = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
})

const names = () => readRecentPlaces().map(({ name }) => name)

test('keeps the last five places, latest first and without duplicates', () => {
  for (const name of ['Yaba', 'Ikeja', 'Lekki', 'Surulere', 'Yaba', 'Apapa', 'Epe']) savePlace(place(name))
  expect(names()).toEqual(['Epe', 'Apapa', 'Yaba', 'Surulere', 'Lekki'])
})

test('deletes one place, or all places', () => {
  for (const name of ['Yaba', 'Ikeja', 'Lekki']) savePlace(place(name))
  deleteRecentPlace(place('Ikeja'))
  expect(names()).toEqual(['Lekki', 'Yaba'])
  deleteRecentPlaces()
  expect(names()).toEqual([])
})

test('keeps places until the page is closed if the browser blocks site data', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new Error('forbidden')
    },
  })
  savePlace(place('Yaba'))
  expect(names()).toEqual(['Yaba'])
  deleteRecentPlaces()
  expect(names()).toEqual([])
})
