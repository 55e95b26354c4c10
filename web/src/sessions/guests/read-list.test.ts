import type { Place } from '@i-one/contract/sessions'
import { expect, test } from 'vitest'
import { markListedGuests } from './read-list.ts'

const emeka: Place = {
  _id: 'emeka',
  player: { _id: 'emeka', name: 'Emeka Nwosu', position: 'GK' },
  state: 'going',
}
const listed = ['Emeka', 'Ife', 'Ìfẹ́', 'Tobi'].map((name) => ({ name }))
const added = (turned: number[]) =>
  markListedGuests(listed, [emeka], new Set(turned)).map(({ guest, add, why }) => [guest.name, add, why])

test('selects all listed guests except players who are already in and duplicates', () => {
  expect(added([])).toEqual([
    ['Emeka', false, 'Already in as Emeka Nwosu'],
    ['Ife', true, undefined],
    ['Ìfẹ́', false, 'On the list twice'],
    ['Tobi', true, undefined],
  ])
})

test('toggled guests change their selection', () => {
  expect(added([0, 3]).map(([name, add]) => add && name)).toEqual(['Emeka', 'Ife', false, false])
})
