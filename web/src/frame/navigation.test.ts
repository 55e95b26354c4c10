import { expect, test } from 'vitest'
import { findActiveItem, listNavItems } from './navigation.ts'

const textsFor = (pathname: string, isStaff = false) =>
  listNavItems(pathname, isStaff).map(({ text }) => text)

const four = ['Home', 'Schedule', 'Tournament', 'Live Match']
const ofStaff = ['Reports', 'Reviews', 'Messages', 'Log']

test('[HOME-1] the bar has the four links, also in the host console', () => {
  expect(textsFor('/')).toEqual(four)
  expect(textsFor('/host')).toEqual(four)
  expect(findActiveItem('/host')).toBeUndefined()
})

test('staff have their links on their own pages, and the four on all others', () => {
  expect(textsFor('/admin', true)).toEqual(ofStaff)
  expect(textsFor('/admin/reviews/an-id', true)).toEqual(ofStaff)
  expect(textsFor('/schedule', true)).toEqual(four)
  expect(textsFor('/administration', true)).toEqual(four)
  expect(textsFor('/admin')).toEqual(four)
})

test('the active link is the one with the path of the page', () => {
  expect(findActiveItem('/')?.text).toBe('Home')
  expect(findActiveItem('/tournament/an-id')).toBeUndefined()
  expect(findActiveItem('/admin')?.text).toBe('Reports')
  expect(findActiveItem('/admin/log')?.text).toBe('Log')
  expect(findActiveItem('/admin/reviews/an-id')?.text).toBe('Reviews')
})

test('a subpage activates the nav item above it', () => {
  expect(findActiveItem('/schedule-detail')?.to).toBe('/schedule')
  expect(findActiveItem('/sessions/an-id/payments')?.to).toBe('/schedule')
  expect(findActiveItem('/sessions/an-id')).toBeUndefined()
})
