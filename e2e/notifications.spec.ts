import { listNotifications, listPreferences } from '@i-one/contract/notifications'
import { cancelSession } from '@i-one/contract/sessions'
import { joinSession, leaveSession } from '@i-one/contract/sessions/places'
import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { openBrowser, expect, createPerson, type Person, test } from './fixtures.ts'
import { createGate } from './gate.ts'
import { widths } from './signed-out.ts'
import { createSessionOf } from './slots.ts'
import { expectNoOverflow } from './walk.ts'

const bell = (page: Page, unread = 0) =>
  page.getByRole('link', {
    name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications',
    exact: true,
  })
const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const byId = ({ _id }: { _id: string }) => ({ params: { id: _id } })

const joinAndLeave = async (baseUrl: string | undefined, session: { _id: string }, times: number) => {
  const somebody = await createPerson(baseUrl ?? '', { firstName: 'Túndé' })
  for (let n = 0; n < times; n++) {
    await somebody.call(joinSession, byId(session))
    await somebody.call(leaveSession, byId(session))
  }
}

const waiting = async (baseUrl: string | undefined, person: Person) => {
  const captain = await createPerson(baseUrl ?? '', { firstName: 'Ngozi' })
  const session = await createSessionOf(captain, { playersPerTeam: 1 })
  const first = await createPerson(baseUrl ?? '', { firstName: 'Uche' })
  await first.call(joinSession, byId(session))
  await person.call(joinSession, byId(session))
  return { session, captain, leave: () => first.call(leaveSession, byId(session)) }
}

test('[BOOK-5] the bell counts on an open page, links to the cause, and updates on a second page and after a reconnect', async ({
  member: { page, person },
  browser,
  contextOptions,
  baseURL,
}) => {
  const session = await createSessionOf(person)
  await page.goto('/')
  await expect(bell(page)).toBeVisible()
  await joinAndLeave(baseURL, session, 1)
  await expect(bell(page, 2)).toBeVisible()
  await bell(page, 2).click()
  await expect(page).toHaveURL('/notifications')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('Unread: Túndé has left')
  await joinAndLeave(baseURL, session, 1)
  await expect(rows(page)).toHaveCount(4)
  await expect(bell(page, 4)).toBeVisible()

  await rows(page).first().getByRole('link').click()
  await expect(page).toHaveURL(`/sessions/${session._id}`)
  await expect(bell(page, 3)).toBeVisible()
  await page.goBack()
  await expect(rows(page).first()).not.toContainText('Unread')
  const other = await (await openBrowser(browser, person, contextOptions)).newPage()
  await other.goto('/')
  await expect(bell(other, 3)).toBeVisible()

  await test.step('a notification read on one page is read on the other', async () => {
    await page.getByRole('button', { name: 'Mark all read' }).click()
    await expect(page.getByRole('heading', { name: 'All read' })).toBeVisible()
    await expect(bell(page)).toBeVisible()
    await expect(page.getByText('Unread:')).toHaveCount(0)
    await expect(bell(other)).toBeVisible()
  })

  await test.step('a page that was offline receives missed notifications', async () => {
    await other.context().setOffline(true)
    await joinAndLeave(baseURL, session, 1)
    await expect(bell(page, 2)).toBeVisible()
    await expect(bell(other)).toBeVisible()
    await other.context().setOffline(false)
    await expect(bell(other, 2)).toBeVisible()
  })
})

test('[BOOK-5] a vacant place and a cancelled session are notified immediately', async ({
  member: { page, person },
  baseURL,
}) => {
  const { session, captain, leave } = await waiting(baseURL, person)
  const own = await createSessionOf(person)
  const listens = page.waitForResponse(/\/notifications\/stream$/)
  await page.goto('/')
  await listens
  await (await createPerson(baseURL ?? '')).call(joinSession, byId(own))
  await expect(bell(page, 1)).toBeVisible()
  const said = (text: string) => page.getByRole('status').filter({ hasText: text })
  await leave()
  await expect(said('You are in: ')).toBeVisible()
  await captain.call(cancelSession, byId(session))
  await expect(said('Cancelled: ')).toBeVisible()
  await expect(bell(page, 3)).toBeVisible()
})

test('[BOOK-5] a kind that is turned off is not sent, in the app or by email', async ({
  member: { page, person },
  baseURL,
}) => {
  const session = await createSessionOf(person)
  await page.goto('/notifications')
  await expect(page.getByText('No notifications yet')).toBeVisible()
  await page.getByRole('link', { name: 'Notification settings' }).click()
  await expect(page).toHaveURL('/settings#notifications')
  const section = page.getByRole('region', { name: 'Notifications' })
  const inApp = section.getByRole('switch', { name: 'Player left, in the app' })
  const byMail = section.getByRole('switch', { name: 'Player left, by email' })
  await expect(inApp).toBeChecked()
  await expect(byMail).not.toBeChecked()
  await byMail.check()
  await inApp.uncheck()
  await expect(byMail).toBeChecked()
  await byMail.uncheck()
  await expect
    .poll(async () => (await person.call(listPreferences)).find(({ kind }) => kind === 'left'))
    .toMatchObject({ on: false, mail: false })
  await page.reload()
  await expect(inApp).not.toBeChecked()
  await expect(byMail).not.toBeChecked()
  await joinAndLeave(baseURL, session, 1)
  await expect(bell(page, 1)).toBeVisible()
  const { notifications } = await person.call(listNotifications)
  expect(notifications.map(({ kind }) => kind)).toEqual(['joined'])
})

test('[BOOK-5] a rejected switch returns to its old state, and does not affect other pending switches', async ({
  member: { page },
}) => {
  const { open, opened } = createGate()
  let changes = 0
  await page.route('**/i-one/notifications/preferences', async (route) => {
    if (route.request().method() !== 'PUT' || ++changes > 1) return route.continue()
    await opened
    return route.fulfill({ status: 429, json: { error: 'Too many at once.', code: 'too-many' } })
  })
  const taken = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await page.goto('/settings#notifications')
  const section = page.getByRole('region', { name: 'Notifications' })
  const rejected = section.getByRole('switch', { name: 'Player left, in the app' })
  const waiting = section.getByRole('switch', { name: 'Player joined, in the app' })
  await rejected.uncheck()
  await waiting.uncheck()
  open()
  await taken
  await expect(page.getByRole('alert').filter({ hasText: 'Too many at once.' })).toBeVisible()
  await expect(rejected).toBeChecked()
  await expect(waiting).not.toBeChecked()
  await page.reload()
  await expect(rejected).toBeChecked()
  await expect(waiting).not.toBeChecked()
})

test('[BOOK-5] the notifications page reports a failed request, and fits a phone and a desktop', async ({
  member: { page, person },
  baseURL,
}) => {
  await page.route('**/i-one/notifications', (route) => route.abort())
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await page.unroute('**/i-one/notifications')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No notifications yet')).toBeVisible()
  await expectNoFindings(page)
  await joinAndLeave(baseURL, await createSessionOf(person), 16)
  await page.reload()
  await expect(rows(page)).toHaveCount(30)
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect(rows(page)).toHaveCount(32)
  for (const size of Object.values(widths)) {
    await page.setViewportSize(size)
    await expectNoOverflow(page, `${size.width} pixels`)
    await expectNoFindings(page)
  }
})
