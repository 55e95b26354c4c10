import { randomUUID } from 'node:crypto'
import { listSlots } from '@i-one/contract/bookings'
import { createHold } from '@i-one/contract/bookings/holds'
import { getCentreDay } from '@i-one/contract/centres/calendar'
import { getBookingMoney } from '@i-one/contract/centres/money'
import { addPitch } from '@i-one/contract/centres/registration'
import { acceptInvitation, inviteStaff } from '@i-one/contract/centres/staff'
import { createPitch } from '@i-one/contract/pitches/registration'
import { createSession } from '@i-one/contract/sessions'
import { expectNoFindings } from './axe.ts'
import { openBrowser, expect, createPerson, test, type Person } from './fixtures.ts'
import { expectFocusIn, tabTo } from './keyboard.ts'
import { formatTime, listActions } from './slots.ts'
import { navigateInApp } from './walk.ts'

const timeZone = 'Africa/Lagos'
const hour = 3_600_000

const register = (owner: Person, name: string) =>
  owner.call(createPitch, {
    body: {
      name,
      address: '7 Adélékè Street, Surulere',
      location: { type: 'Point', coordinates: [3.3541, 6.4969] },
      timeZone,
      surface: 'Astro turf',
      facilities: [],
      slotMinutes: 60,
      openingHours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '08:00', close: '23:00' })),
      price: { amount: 2_000_000, currency: 'NGN' },
      autoAuthorize: false,
      listed: true,
    },
    key: randomUUID(),
  })

test('[BOOK-9] with the keyboard only, desk staff answer a request, move it, undo that within ten seconds and book customers, while another desk follows and the week shows one centre', async ({
  browser,
  baseURL,
}) => {
  const baseUrl = baseURL ?? ''
  const owner = await createPerson(baseUrl, { nickname: 'Yétúndé', isOwner: true })
  const one = await register(owner, 'Astro 1')
  const two = await register(owner, 'Astro 2')
  await register(owner, 'Ahmadu Cage')
  const centre = one.centre
  await owner.call(addPitch, { params: { id: centre, pitch: two._id } })
  const colleague = await createPerson(baseUrl, { nickname: 'Bísí' })
  const { code } = await owner.call(inviteStaff, {
    params: { id: centre },
    body: { role: 'desk' },
    key: randomUUID(),
  })
  await colleague.call(acceptInvitation, { body: { code } })
  const slots = await owner.call(listSlots, { params: { id: one._id } })
  const inTwoDays = new Date(Date.now() + 48 * hour).toLocaleDateString('en-CA', { timeZone })
  const [first, second, third, fourth] = slots.filter(
    ({ start }) => new Date(start).toLocaleDateString('en-CA', { timeZone }) === inTwoDays,
  )
  const captain = await createPerson(baseUrl, { nickname: 'Chinedu' })
  const hold = await captain.call(createHold, {
    body: { pitch: one._id, start: first!.start },
    key: randomUUID(),
  })
  const settings = { minutesPerMatch: 8, playersPerTeam: 5, sets: 2, aet: true, penaltyShootout: true }
  await captain.call(createSession, { body: { ...settings, hold: hold._id }, key: randomUUID() })

  const openAs = async (person: Person, width: number) => {
    const context = await openBrowser(browser, person, { viewport: { width, height: 900 } })
    const page = await context.newPage()
    await page.goto(`/host?tab=calendar&day=${inTwoDays}&centre=${centre}`)
    return page
  }
  const page = await openAs(owner, 1280)
  const other = await openAs(colleague, 390)
  const at = (start: string) => formatTime(start, timeZone)
  const item = (on: typeof page, pitch: string, start: string, title: string) =>
    on
      .getByRole('region', { name: pitch })
      .getByRole('button', { name: new RegExp(`^${at(start)} .*${title}`) })
  const request = (on: typeof page, start: string) => item(on, 'Astro 1', start, 'Chinedu')
  await expect(request(other, first!.start)).toContainText('Needs your answer')
  await expectNoFindings(page)
  await expectNoFindings(other)

  await request(page, first!.start).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('link', { name: 'Call +2348012345678' })).toBeVisible()
  await expectNoFindings(page)
  await sheet.getByRole('button', { name: 'Authorize' }).press('Enter')
  await expect(request(other, first!.start)).toContainText('Confirmed')
  await expect(sheet).toBeHidden()
  await expect(request(page, first!.start)).toContainText('Confirmed')

  const book = async (name: string, ...fields: [label: RegExp, typed: string][]) => {
    await page.keyboard.press('Enter')
    await expect(sheet.getByRole('heading', { name: 'Free slot' })).toBeVisible()
    await expectFocusIn(sheet)
    await tabTo(page, /^Book for a customer$/)
    await page.keyboard.press('Enter')
    await expect(sheet.getByRole('button', { name: 'Book for ₦20,000' })).toBeEnabled()
    await expectFocusIn(sheet)
    await tabTo(page, /^Name/)
    await page.keyboard.type(name)
    for (const [label, typed] of fields) {
      await tabTo(page, label)
      await page.keyboard.type(typed)
    }
    await tabTo(page, /^Book for ₦20,000$/)
    await page.keyboard.press('Enter')
    await expect(sheet).toBeHidden()
  }
  await expect(request(page, first!.start)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await book('Ada', [/^Phone/, '0803 555 0101'])
  await expect(item(page, 'Astro 1', second!.start, 'Ada')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await book('Yẹmí', [/^Phone/, '0803 555 0102'], [/^Transfer$/, ' '])
  await expect(item(page, 'Astro 1', third!.start, 'Yẹmí')).toBeFocused()
  await expect(item(page, 'Astro 1', third!.start, 'Yẹmí')).toContainText('Paid')
  await page.keyboard.press('ArrowRight')
  await book('Coach Sunny')
  await expect(item(page, 'Astro 2', third!.start, 'Coach Sunny')).toBeFocused()
  await expect(item(other, 'Astro 2', third!.start, 'Coach Sunny')).toContainText('Walk-in, ₦20,000 to pay')

  await item(page, 'Astro 1', third!.start, 'Yẹmí').press('Enter')
  await expect(listActions(sheet)).toHaveText([
    'Call +2348035550102',
    'Payments at the pitch',
    'Move within this day',
    'Move to another day',
    'Create a link for the customer',
    'Cancel booking',
  ])
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await request(page, first!.start).press('m')
  await expect(item(page, 'Astro 1', fourth!.start, 'Free')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('stays ₦20,000')).toBeVisible()
  await expectNoFindings(page)
  await sheet.getByRole('button', { name: 'Confirm move' }).press('Enter')
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.hover()
  const time = page.getByRole('status').filter({ has: undo }).locator('.Toastify__progress-bar')
  await expect(time).toHaveCSS('animation-duration', '10s')
  await expect(request(other, fourth!.start)).toBeVisible()
  await undo.press('Enter')
  await expect(request(other, first!.start)).toBeVisible()
  await expect(request(page, first!.start)).toBeVisible()

  const { pitches } = await owner.call(getCentreDay, { params: { id: centre }, query: { day: inTwoDays } })
  const paid = pitches.flatMap(({ bookings }) => bookings).find(({ captain }) => captain === 'Yẹmí')
  const { payments } = await owner.call(getBookingMoney, { params: { id: paid!._id } })
  const paidOn = new Date(payments[0]!.at).toLocaleDateString('en-CA', { timeZone })
  await page.getByText('Week', { exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'Pitch' })).toHaveValue(one._id)
  await navigateInApp(page, `/host/cash-up?day=${paidOn}`)
  await expect(page.getByRole('row', { name: 'Transfer ₦20,000' })).toBeVisible()
})
