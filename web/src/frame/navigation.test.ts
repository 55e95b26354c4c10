import { expect, test } from 'vitest'
import { activeItem, itemsFor } from './navigation.ts'

const player = { isHost: false, isStaff: false }
const textsFor = (pathname: string, who: typeof player) => itemsFor(pathname, who).map(({ text }) => text)

const four = ['Home', 'Schedule', 'Tournament', 'Live Match']
const ofStaff = ['Reports', 'Reviews', 'Messages', 'Log']

test('[HOME-1] a player has the four links, and who has pitches the console before them', () => {
  expect(textsFor('/', player)).toEqual(four)
  expect(textsFor('/host', { ...player, isHost: true })).toEqual(['Console', ...four])
})

test('staff have their links on their own pages, and the four on all others', () => {
  const staff = { isHost: true, isStaff: true }
  expect(textsFor('/admin', staff)).toEqual(ofStaff)
  expect(textsFor('/admin/reviews/an-id', staff)).toEqual(ofStaff)
  expect(textsFor('/schedule', staff)).toEqual(['Console', ...four])
  expect(textsFor('/administration', staff)).toEqual(['Console', ...four])
  expect(textsFor('/admin', player)).toEqual(four)
})

test('the active link is the one with the path of the page', () => {
  expect(activeItem('/')?.text).toBe('Home')
  expect(activeItem('/tournament/an-id')).toBeUndefined()
  expect(activeItem('/host/pitches/new')?.text).toBe('Console')
  expect(activeItem('/admin')?.text).toBe('Reports')
  expect(activeItem('/admin/log')?.text).toBe('Log')
  expect(activeItem('/admin/reviews/an-id')?.text).toBe('Reviews')
})

test('a page that names another makes that one active', () => {
  expect(activeItem('/schedule-detail', 'Schedule')?.to).toBe('/schedule')
})
