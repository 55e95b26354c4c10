import { randomUUID } from 'node:crypto'
import { recordEvents, type Match } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import { joinSession, leaveSession } from '@i-one/contract/sessions/places'
import type { Page, Request } from '@playwright/test'
import { openBrowser, expect, createPerson, test, type Person } from './fixtures.ts'
import { createSessionOf } from './slots.ts'
import { createTestSession, createNextMatch } from './test-session.ts'

const event = (type: NewEvent['type'], side?: 'T1' | 'T2'): NewEvent => ({
  id: randomUUID(),
  type,
  side,
  clockMs: 1000,
  at: new Date().toISOString(),
})

const record = ({ call }: Person, { _id }: Match, event: NewEvent) =>
  call(recordEvents, { params: { id: _id }, body: { events: [event] } })

const questionsOf = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/i-one/') && !pathname.endsWith('/stream')) asked.push(pathname)
  })
  return asked
}

const answersOf = (page: Page, path: string) => {
  const isThere = (request: Request) => new URL(request.url()).pathname === path
  const underWay = new Set<Request>()
  let hasAsked = false
  page.on('request', (request) => {
    if (!isThere(request)) return
    hasAsked = true
    underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return () => hasAsked && underWay.size === 0
}

const opened = (page: Page, path: RegExp) =>
  page.waitForResponse((response) => path.test(new URL(response.url()).pathname) && response.ok())

const shown = async (page: Page, text: string) => {
  const at = await page.waitForFunction(
    (part) => document.body.textContent?.includes(part) && Date.now(),
    text,
  )
  return Number(await at.jsonValue())
}

test('[MATCH-5] a goal reaches the page of a spectator within a second, and the schedule automatically', async ({
  visitor,
  browser,
  baseURL,
}) => {
  const { captain, ...made } = await createTestSession(baseURL ?? '')
  const match = await createNextMatch({ captain, ...made })
  const [one, two] = [match.teamOne.name, match.teamTwo.name]
  await record(captain, match, event('kick-off'))
  await visitor.goto(`/m/${match._id}`)
  await expect(
    visitor
      .getByRole('status')
      .filter({ hasText: /Connected/ })
      .last(),
  ).toBeVisible()
  const took: number[] = []
  for (let goals = 1; goals <= 5; goals++) {
    const seen = shown(visitor, `${one} ${goals}, ${two} 0`)
    const began = Date.now()
    await record(captain, match, event('goal', 'T1'))
    took.push((await seen) - began)
  }
  expect(took.toSorted((a, b) => a - b)[2]).toBeLessThan(1000)

  const page = await (await openBrowser(browser, captain)).newPage()
  const following = opened(page, /schedule\/stream$/)
  const isAnswered = answersOf(page, '/i-one/matches')
  await page.goto('/schedule')
  await following
  const row = page.getByRole('link', { name: new RegExp(`${one}.*${two}`) }).first()
  await expect(row).toContainText('5')
  // waits for the first requests, because the stream may update the row before they are done
  await expect.poll(isAnswered).toBe(true)
  const asked = questionsOf(page)
  for (let goals = 0; goals < 7; goals++) await record(captain, match, event('goal', 'T2'))
  await expect(row).toContainText('7')
  expect(asked.filter((path) => path === '/i-one/matches')).toEqual([])
})

test('[BOOK-6] the page of a session shows who joins and leaves, without a reload', async ({
  member,
  visitor,
  baseURL,
}) => {
  const session = await createSessionOf(member.person)
  const following = [opened(member.page, /\/stream$/), opened(visitor, /shared-sessions\/.*\/stream$/)]
  await member.page.goto(`/sessions/${session._id}`)
  await visitor.goto(`/s/${session.code}`)
  await Promise.all(following)
  const pages = [member.page, visitor]
  for (const page of pages)
    await expect(page.getByRole('heading', { name: '1 in, 9 spots left' })).toBeVisible()
  const asked = questionsOf(visitor)
  const other = await createPerson(baseURL ?? '', { firstName: 'Bisi' })
  await other.call(joinSession, { params: { id: session._id } })
  for (const page of pages)
    await expect(page.getByRole('heading', { name: '2 in, 8 spots left' })).toBeVisible()
  await other.call(leaveSession, { params: { id: session._id } })
  for (const page of pages)
    await expect(page.getByRole('heading', { name: '1 in, 9 spots left' })).toBeVisible()
  expect(asked).toEqual([])
})

test('the page of a session updates when the network is back', async ({ member, baseURL }) => {
  const { page, person } = member
  const session = await createSessionOf(person)
  await page.route('**/assets/captain-tools-*.js', (route) => route.abort(), { times: 1 })
  await page.goto(`/sessions/${session._id}`)
  await expect(page.getByRole('heading', { name: '1 in, 9 spots left' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Captain’s tools' })).toBeVisible()
  await page.context().setOffline(true)
  const other = await createPerson(baseURL ?? '', { firstName: 'Bisi' })
  await other.call(joinSession, { params: { id: session._id } })
  await expect(page.getByText(/No connection since/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: '2 in, 8 spots left' })).toBeVisible()
})

test('the ticket on Home shows who joins', async ({ member, baseURL }) => {
  const { page, person } = member
  const session = await createSessionOf(person)
  const following = opened(page, /mine\/stream$/)
  await page.goto('/')
  await following
  await expect(page.getByText('You are in', { exact: true })).toBeVisible()
  const other = await createPerson(baseURL ?? '', { firstName: 'Bisi' })
  await other.call(joinSession, { params: { id: session._id } })
  await expect(page.getByText('You and Bisi are in')).toBeVisible()
})
