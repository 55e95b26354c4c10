import { joinSession } from '@i-one/contract/sessions/places'
import type { Page } from '@playwright/test'
import { openBrowser, expect, createPerson, type Person, test } from './fixtures.ts'
import { holdSlot, createSessionOf, createSoonSlot, formatTime } from './slots.ts'
import { createOrganizer } from './test-session.ts'

const minute = 60_000
const day = 1440 * minute
const year = 365 * day

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Africa/Lagos' })
const inFull = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' })

const expectToday = async (page: Page, path: string, before = today()) => {
  await page.goto(path)
  const chosen = page.locator('[data-date][aria-current="date"]')
  await expect(chosen).toHaveAttribute('data-date', new RegExp(`${before}|${today()}`))
  await expect(
    page
      .getByText(inFull(before))
      .or(page.getByText(inFull(today())))
      .first(),
  ).toBeVisible()
}

const createHost = async (baseUrl: string): Promise<{ host: Person; code: string; time: string }> => {
  const host = await createOrganizer(baseUrl)
  const soon = await createSoonSlot(baseUrl, host)
  const { _id, code } = await createSessionOf(host, { slot: soon })
  await (await createPerson(baseUrl, { firstName: 'Túndé' })).call(joinSession, { params: { id: _id } })
  return { host, code, time: formatTime(soon.slot.start, 'Africa/Lagos') }
}

for (const [wrong, how] of [
  [-year, 'a year behind'],
  [day, 'a day ahead'],
] as const)
  test(`[HOME-3, MATCH-1, BOOK-5, BOOK-9] on a device ${how} each page uses the server time when opened first`, async ({
    browser,
    baseURL,
    contextOptions,
  }) => {
    const { host, code, time } = await createHost(baseURL ?? '')
    const visit = async () => {
      const page = await (await openBrowser(browser, host, contextOptions)).newPage()
      await page.clock.install({ time: Date.now() + wrong })
      return page
    }

    const home = await visit()
    await home.goto('/')
    const ticket = home.getByRole('heading', { name: /^Your next game kicks off in/ }).locator('..')
    await expect(ticket.getByRole('timer')).toHaveText(/^00:\d\d:\d\d$/)
    // the session starts tomorrow if the test runs in the last half hour of a day
    await expect(home.getByText(new RegExp(`^(Today|Tomorrow) ${time}`)).first()).toBeVisible()

    await expectToday(await visit(), '/schedule')
    await expectToday(await visit(), '/host?tab=calendar')

    const inboxPage = await visit()
    await inboxPage.goto('/notifications')
    const ago = inboxPage.getByRole('main').getByRole('listitem').filter({ hasText: 'Túndé' })
    await expect(ago).toContainText(/just now|minutes? ago/)

    await test.step('on a server-rendered page, which is hydrated without changes', async () => {
      const shared = await (await browser.newContext(contextOptions)).newPage()
      const broken: string[] = []
      shared.on('pageerror', ({ message }) => broken.push(message))
      await shared.clock.install({ time: Date.now() + wrong })
      await shared.goto(`/s/${code}`)
      await shared.getByRole('button', { name: 'Share this game' }).first().click()
      await expect(shared.getByRole('dialog', { name: 'Share this game' })).toBeVisible()
      await expect(shared.getByRole('timer', { includeHidden: true })).toHaveText(/^00:\d\d:\d\d$/)
      expect(broken).toEqual([])
    })

    await test.step('on the next visit, before the server responds', async () => {
      await home.route('**/i-one/**', () => undefined)
      await home.goto('about:blank')
      await home.goto('/')
      await expect(ticket.getByRole('timer')).toHaveText(/^00:\d\d:\d\d$/)
    })
  })

test.describe('on a device in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('each kick-off names its time zone, without layout shift', async ({
    browser,
    baseURL,
    contextOptions,
  }) => {
    const baseUrl = baseURL ?? ''
    const host = await createOrganizer(baseUrl)
    const soon = await createSoonSlot(baseUrl, host)
    const { code } = await createSessionOf(host, { slot: soon })
    const time = formatTime(soon.slot.start, 'Africa/Lagos')

    await test.step('on the shared page, which the server renders', async () => {
      const pageIn = async (timezoneId: string) => {
        const page = await (await browser.newContext({ ...contextOptions, timezoneId })).newPage()
        await page.goto(`/s/${code}`)
        return page
      }
      const [away, there] = await Promise.all(['America/New_York', 'Africa/Lagos'].map(pageIn))
      await expect(away!.getByText(`${time} Lagos time`)).toBeVisible()
      await expect(there!.getByText('Lagos time')).toHaveCount(0)
      const topOf = async (page: Page) => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y
      await expect.poll(async () => (await topOf(away!)) === (await topOf(there!))).toBe(true)
    })

    await test.step('on the pages of the pitch and of a tournament', async () => {
      const page = await (await browser.newContext({ ...contextOptions })).newPage()
      await page.goto(`/p/${soon.pitch._id}`)
      await expect(page.getByRole('heading', { name: 'Pick a slot, Lagos time' })).toBeVisible()
      await page.goto('/t/lagos-night-cup')
      await expect(page.getByText('All times are Lagos time')).toBeVisible()
    })

    const page = await (await openBrowser(browser, host, contextOptions)).newPage()
    await test.step('on the ticket on Home', async () => {
      await page.goto('/')
      await expect(page.getByText(new RegExp(`${time} to \\d\\d:\\d\\d, Lagos time`))).toBeVisible()
    })
    await test.step('in the booking form', async () => {
      const { _id } = await holdSlot(host, { ...soon, slot: soon.next[1] })
      await page.goto(`/schedule-detail?${new URLSearchParams({ hold: _id, pitch: soon.pitch._id })}`)
      await expect(page.getByLabel('Time (Lagos time)')).toBeVisible()
    })
  })
})
