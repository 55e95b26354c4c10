import { randomUUID } from 'node:crypto'
import { listSlots } from '@i-one/contract/bookings'
import { createHold } from '@i-one/contract/bookings/holds'
import { recordPlacePayment } from '@i-one/contract/payments'
import { createPitch, type OwnPitch } from '@i-one/contract/pitches/registration'
import { createSession } from '@i-one/contract/sessions'
import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { openBrowser, expect, createPerson, test, type Person } from './fixtures.ts'
import { widths } from './signed-out.ts'
import { createTestPitch } from './test-session.ts'

const week = 7 * 86_400_000
const weeksAfter = (start: string, weeks: number) => new Date(Date.parse(start) + weeks * week).toISOString()
const settings = { minutesPerMatch: 8, playersPerTeam: 5, sets: 2, aet: true, penaltyShootout: true }

const takeSlot = ({ call }: Person, pitch: string, start: string) =>
  call(createHold, { body: { pitch, start }, key: randomUUID() })

const book = async (captain: Person, pitch: string, start: string) => {
  const hold = await takeSlot(captain, pitch, start)
  return captain.call(createSession, { body: { ...settings, hold: hold._id }, key: randomUUID() })
}

const tool = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Captain’s tools' }).getByRole('button', { name })

test(`a session repeats weekly, taken dates are shown first, and one date can be cancelled`, async ({
  member: { page, person },
  baseURL,
}) => {
  const pitch = await createTestPitch(baseURL ?? '', { slotMinutes: 60, coordinates: [5.6037, 6.335] })
  const slots = await person.call(listSlots, { params: { id: pitch._id }, query: { days: 7 } })
  const { start } = slots.at(-30)!
  const session = await book(person, pitch._id, start)
  const other = await createPerson(baseURL ?? '')
  await book(other, pitch._id, weeksAfter(start, 2))
  await page.goto(`/sessions/${session._id}`)

  await tool(page, 'Repeat weekly').click()
  const dialog = page.getByRole('dialog', { name: 'Repeat weekly' })
  const weeks = dialog.getByRole('group', { name: 'Weeks' }).getByRole('checkbox')
  await expect(weeks).toHaveCount(7)
  let isTaken = false
  await page.route('**/repeats', async (route) => {
    if (route.request().method() === 'POST' && !isTaken) {
      isTaken = true
      await takeSlot(other, pitch._id, weeksAfter(start, 1))
    }
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Book 6 weeks' }).click()
  await expect(dialog.getByRole('alert')).toContainText(/^Just taken: .* Nothing is booked yet\.$/)
  await expect(dialog.getByText('Taken', { exact: true })).toHaveCount(2)
  await expect(weeks.nth(1)).toBeDisabled()
  await expectNoFindings(page)
  await weeks.last().uncheck()
  await dialog.getByRole('button', { name: 'Book 4 weeks' }).click()
  await expect(dialog).toBeHidden()

  const series = page.getByRole('region', { name: /^1 of 5 games on \w+days$/ })
  await expect(series.getByRole('link')).toHaveCount(5)
  await expect(series.getByRole('link').first()).toHaveAttribute('aria-current', 'page')
  await expectNoFindings(page)
  await page.setViewportSize(widths.wide)
  await series.getByRole('link').nth(1).click()
  await expect(page).not.toHaveURL(new RegExp(session._id))
  await tool(page, 'Cancel the game').click()
  const cancelling = page.getByRole('dialog', { name: 'Cancel the game?' })
  await expect(cancelling).toContainText('The other games in the series will stay.')
  await cancelling.getByRole('button', { name: 'Cancel game' }).click()
  await expect(cancelling).toBeHidden()
  await page
    .getByRole('region', { name: /^1 of 4 games/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(session._id))
  await expect(page.getByRole('region', { name: /^1 of 4 games/ }).getByRole('link')).toHaveCount(4)
})

/** Returns a time zone where it is early in the day, so that the next booking is still today. */
const zoneAtDay = () => (new Date().getUTCHours() < 12 ? 'Africa/Lagos' : 'America/Los_Angeles')

const register = ({ call }: Person): Promise<OwnPitch> =>
  call(createPitch, {
    body: {
      name: 'Ọjà Cage',
      address: '12 Ọjà Road, Yaba',
      location: { type: 'Point', coordinates: [7.4915, 9.0723] },
      timeZone: zoneAtDay(),
      surface: 'Sand',
      facilities: [],
      slotMinutes: 60,
      openingHours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '00:00', close: '24:00' })),
      price: { amount: 1_000_000, currency: 'NGN' },
      autoAuthorize: true,
      listed: true,
    },
    key: randomUUID(),
  })

test(`the console shows the booked hours and their revenue`, async ({ browser, baseURL }) => {
  const organizer = await createPerson(baseURL ?? '', { nickname: 'Yétúndé', isOwner: true })
  const pitch = await register(organizer)
  const slots = await organizer.call(listSlots, { params: { id: pitch._id }, query: { days: 2 } })
  const slot = slots.find(({ start }) => Date.parse(start) > Date.now() + 60_000)
  const session = await book(organizer, pitch._id, slot!.start)
  const params = { id: session._id, place: session.places[0]!._id }
  await organizer.call(recordPlacePayment, { params, body: { act: 'confirm', method: 'cash' } })
  const context = await openBrowser(browser, organizer)
  const page = await context.newPage()
  const later = new Date(Date.now() + 2 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  await page.goto(`/host?tab=pitches&to=${later}`)
  await page.getByRole('tab', { name: 'Reports' }).click()
  const hours = page.getByRole('region', { name: 'Busiest hours' })
  // the pitch was created during this test, so few of its open hours count, one of them booked
  await expect(hours).toContainText(/1 of \d+ open hours? booked/)
  await expect(hours.getByRole('cell', { name: /^[1-9]\d{0,2}%$/ })).toHaveCount(1)
  const money = page.getByRole('region', { name: 'Money' })
  await expect(money.getByRole('row').filter({ hasText: '₦10,000' })).toHaveCount(1)
  await expect(
    page.getByText('₦1,000 of the collected money came from players who paid for their own spot.'),
  ).toBeVisible()
  for (const size of [widths.wide, widths.narrow]) {
    await page.setViewportSize(size)
    await expectNoFindings(page)
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond).toBe(0)
  }
  await context.close()
})
