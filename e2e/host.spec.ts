import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { listSlots } from '@i-one/contract/bookings'
import { createHold } from '@i-one/contract/bookings/holds'
import { findNearbyPitches } from '@i-one/contract/pitches'
import { createPitch, listMyPitches, type OwnPitch } from '@i-one/contract/pitches/registration'
import { createSession } from '@i-one/contract/sessions'
import type { Browser, Page } from '@playwright/test'
import { expectNoFindings, expectNoFindingsAtWidths } from './axe.ts'
import { openBrowser, expect, createPerson, test, type Person } from './fixtures.ts'
import { formatTime, listActions } from './slots.ts'
import { completeReview } from './test-session.ts'
import { navigateInApp } from './walk.ts'

const widths = [390, 1280]
const picture = fileURLToPath(new URL('../web/public/pictures/pitch-3-828.webp', import.meta.url))
const timeZone = 'Africa/Lagos'

const createOrganizer = (baseUrl: string) => createPerson(baseUrl, { nickname: 'Yétúndé', isOwner: true })

const openAs = async (browser: Browser, person: Person, width: number) => {
  const context = await openBrowser(browser, person, { viewport: { width, height: 900 } })
  return context.newPage()
}

const register = ({ call }: Person, name: string, autoAuthorize = true): Promise<OwnPitch> =>
  call(createPitch, {
    body: {
      name,
      address: '12 Ọjà Road, Yaba',
      location: { type: 'Point', coordinates: [3.3752, 6.5095] },
      timeZone,
      surface: 'Sand',
      facilities: [],
      slotMinutes: 60,
      openingHours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '00:00', close: '24:00' })),
      price: { amount: 2_000_000, currency: 'NGN' },
      autoAuthorize,
      listed: true,
    },
    key: randomUUID(),
  })

const day = 86_400_000
const dayOf = (instant: string) => new Date(instant).toLocaleDateString('en-CA', { timeZone })

const columnName = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' })

const book = async (captain: Person, { _id }: OwnPitch, start: string) => {
  const hold = await captain.call(createHold, { body: { pitch: _id, start }, key: randomUUID() })
  const settings = { minutesPerMatch: 8, playersPerTeam: 5, sets: 2, aet: true, penaltyShootout: true }
  await captain.call(createSession, { body: { ...settings, hold: hold._id }, key: randomUUID() })
}

const showDay = async (page: Page, instant: string, width: number) => {
  const isMonday = new Date(`${dayOf(instant)}T00:00:00Z`).getUTCDay() === 1
  if (isMonday) await page.getByRole('button', { name: 'Next week' }).click()
  if (width >= 1000) return
  const name = new Date(instant).toLocaleDateString('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  await page.getByRole('link', { name }).click()
}

const type = async (page: Page, label: string, text: string) => {
  await expect(page.getByLabel(label, { exact: false }).first()).toBeFocused()
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
}

const tabTo = async (page: Page, name: RegExp, role: 'textbox' | 'button' | 'application') => {
  const wanted = page.getByRole(role, { name })
  for (let presses = 0; presses < 40; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return wanted
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not get to ${name}`)
}

test('[BOOK-9] an organizer registers a pitch with the keyboard only, in under two minutes', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, await createOrganizer(baseURL ?? ''), 390)
  await page.goto('/host')
  await expect(page.getByRole('heading', { name: 'Your first pitch' })).toBeVisible()
  const began = Date.now()
  await tabTo(page, /^Name of the pitch/, 'textbox')
  await type(page, 'Name of the pitch', 'Ọjà Cage')
  await type(page, 'Street and area', '12 Ọjà Road, Yaba')
  await tabTo(page, /^Map/, 'application')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('Latitude')).not.toHaveValue('')
  await expectNoFindingsAtWidths(page)
  await tabTo(page, /^Phone number for players/, 'textbox')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'When is it open?' })).toBeFocused()
  await expectNoFindings(page)
  await tabTo(page, /^Next/, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'How much is a slot?' })).toBeFocused()
  await tabTo(page, /^Price per slot/, 'textbox')
  await page.keyboard.type('20,000')
  // exact, because the page may show the same price for pitches nearby, which other tests register
  await expect(page.getByText('₦20,000 for 60 minutes.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Price per slot')).toHaveValue('20,000')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'When is it open?' })).toBeVisible()
  await page.goForward()
  await expect(page.getByLabel('Price per slot')).toBeVisible()
  await expectNoFindings(page)
  await page.getByLabel('Price per slot').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Waiting for review')).toBeVisible()
  expect(Date.now() - began).toBeLessThan(120_000)
  await expectNoFindingsAtWidths(page)
  await page.goto('/host?tab=pitches')
  const row = page.getByRole('listitem', { name: 'Ọjà Cage' })
  await expect(row).toContainText('₦20,000 for 60 min')
  await expect(row).toContainText('Waiting for review')
  await expectNoFindingsAtWidths(page)
})

test('[BOOK-9] a first pitch can be booked by its link immediately, and is listed after staff have reviewed it', async ({
  browser,
  baseURL,
}) => {
  const organizer = await createOrganizer(baseURL ?? '')
  const pitch = await register(organizer, 'Ọjà Cage')
  const [lng, lat] = pitch.location.coordinates
  const isListed = async () =>
    (await organizer.call(findNearbyPitches, { query: { lng, lat, limit: 100 } })).some(
      ({ _id }) => _id === pitch._id,
    )
  const captain = await createPerson(baseURL ?? '', { nickname: 'Chinedu' })
  const page = await openAs(browser, captain, 390)
  await page.goto(`/pitches/${pitch._id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ọjà Cage' })).toBeVisible()
  const slots = await captain.call(listSlots, { params: { id: pitch._id } })
  await book(captain, pitch, slots[9]!.start)
  const own = await openAs(browser, organizer, 390)
  await own.goto('/host?tab=pitches')
  const row = own.getByRole('listitem', { name: 'Ọjà Cage' })
  await expect(row).toContainText('Waiting for review')
  expect(await isListed()).toBe(false)
  await completeReview(baseURL ?? '', organizer)
  expect(await isListed()).toBe(true)
  await own.reload()
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('Waiting for review')
})

test('[BOOK-9] a pitch has the photo, hours, slot length and booking approval of its registration', async ({
  browser,
  baseURL,
}) => {
  const organizer = await createOrganizer(baseURL ?? '')
  const page = await openAs(browser, organizer, 1280)
  await page.goto('/host/pitches/new')
  await page.getByLabel('Name', { exact: false }).first().fill('Ọjà Cage')
  await page.getByLabel('Address').fill('12 Ọjà Road, Yaba')
  await page.getByLabel('Choose a photo').setInputFiles(picture)
  await page.getByLabel('Latitude').fill('6.5095')
  await page.getByLabel('Longitude').fill('3.3752')
  await page.getByRole('switch', { name: 'Same hours every day' }).press('Space')
  await page.getByLabel('Sunday, open from').fill('14:00')
  await page.getByLabel('Sunday, open until').fill('18:30')
  await page.getByLabel('Slot length').selectOption('90 minutes')
  await page.getByLabel('Price per slot').fill('25,000')
  await expect(page.getByRole('switch', { name: 'Authorize bookings automatically' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Register the pitch' }).click()
  await expect(page.getByText('Waiting for review')).toBeVisible()
  await completeReview(baseURL ?? '', organizer)
  await page.goto('/host?tab=pitches')
  await expect(page.getByRole('listitem', { name: 'Ọjà Cage' })).toContainText('₦25,000 for 90 min')
  const [pitch] = await organizer.call(listMyPitches)
  expect(pitch).toMatchObject({
    slotMinutes: 90,
    price: { amount: 2_500_000, currency: 'NGN' },
    autoAuthorize: false,
    location: { coordinates: [3.3752, 6.5095] },
    openingHours: expect.arrayContaining([{ day: 7, open: '14:00', close: '18:30' }]) as unknown,
  })
  const photo = await page.request.get(pitch!.pitchPhoto)
  expect(photo.headers()['content-type']).toMatch(/^image\//)
  expect(pitch!.pitchPhoto).toMatch(/^\/i-one\/pitch-photos\//)

  await test.step('two copies take one tap each, and one of the three becomes a combined pitch', async () => {
    for (const name of ['Left half', 'Right half']) {
      await page.getByRole('link', { name: 'Edit Ọjà Cage' }).click()
      await page.getByLabel('Name of the new pitch').fill(name)
      await page.getByRole('button', { name: 'Duplicate pitch' }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await page.getByRole('switch', { name: 'Published' }).press('Space')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByRole('listitem', { name })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Edit Ọjà Cage' }).click()
    await page.getByRole('checkbox', { name: 'Left half' }).press('Space')
    await page.getByRole('checkbox', { name: 'Right half' }).press('Space')
    await page.getByRole('button', { name: 'Save combined pitch' }).click()
    await expect(page.getByText('Ọjà Cage is combined from Left half and Right half')).toBeVisible()
    await page.getByText('Map, hours and time zone').click()
    await page.getByLabel('Latitude').last().fill('6.6')
    await page.getByLabel('Sunday, open until').last().fill('21:00')
    await expectNoFindingsAtWidths(page)
    await page.getByRole('button', { name: 'Save the centre' }).click()
    await expect(page.getByText('Ọjà Cage is saved')).toBeVisible()
    const [left] = await organizer.call(listMyPitches)
    expect(left!.location.coordinates).toEqual([3.3752, 6.6])
    await page.getByRole('link', { name: 'Public page' }).click()
    await expect(page.getByText(/^Combined from Left half and Right half/)).toBeVisible()
    for (const name of ['Left half', 'Right half'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
    await expectNoFindings(page)
  })
})

for (const width of widths) {
  test(`[BOOK-9] in the week a session is moved and a time is blocked, at ${width}`, async ({
    browser,
    baseURL,
  }) => {
    const organizer = await createOrganizer(baseURL ?? '')
    const captain = await createPerson(baseURL ?? '', { nickname: 'Chinedu' })
    const pitch = await register(organizer, 'Ọjà Cage')
    const slots = await organizer.call(listSlots, { params: { id: pitch._id } })
    const tomorrow = slots.filter(
      ({ start }) => dayOf(start) === dayOf(new Date(Date.now() + day).toISOString()),
    )
    const [first, second] = [tomorrow[9]!, tomorrow[13]!]
    await book(captain, pitch, first.start)
    const page = await openAs(browser, organizer, width)
    const expectNothingFound = async () => width < 1000 && expectNoFindings(page)
    await page.goto('/host?tab=calendar')
    await expect(page.getByRole('button', { name: 'Block out a time' })).toBeVisible()
    await showDay(page, first.start, width)
    await page
      .getByRole('button', { name: new RegExp(`${formatTime(first.start, timeZone)}.*Chinedu`) })
      .click()
    await expect(listActions(page.getByRole('dialog'))).toHaveText([
      'Open the game',
      'Payments at the pitch',
      'Move booking',
      'Cancel booking',
    ])
    await page.getByRole('button', { name: 'Move booking' }).click()
    await expectNothingFound()
    await page.getByRole('button', { name: formatTime(second.start, timeZone), exact: true }).click()
    await expect(page.getByText('stays ₦20,000')).toBeVisible()
    await expect(page.getByText('stays 60 minutes')).toBeVisible()
    await expectNothingFound()
    await page.getByRole('button', { name: 'Confirm move' }).click()
    await expect(page.getByText(/^Moved to/)).toBeVisible()
    await page
      .getByRole('button', { name: new RegExp(`${formatTime(second.start, timeZone)}.*Chinedu`) })
      .waitFor()

    await page.getByRole('button', { name: 'Block out a time' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Day').fill(dayOf(second.start))
    await dialog.getByLabel('From').fill(formatTime(second.start, timeZone))
    await dialog.getByLabel('Until').fill(formatTime(second.end, timeZone))
    await dialog.getByRole('button', { name: 'Weeks in a row: more' }).click()
    await dialog.getByLabel('Why is it closed?').fill('Turf brushing')
    await dialog.getByRole('button', { name: 'Block out' }).click()
    await expect(dialog.getByText('Nothing is closed yet because of these bookings:')).toBeVisible()
    await expectNothingFound()
    await dialog.getByRole('button', { name: 'Block out the remaining day' }).click()
    await expect(page.getByText('Time blocked out')).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the week (CSV)' }).click()
    expect((await download).suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/)
    await expectNoFindings(page)
  })
}

test('[BOOK-9] staff invited by a link answer a request in the calendar and block a free time', async ({
  browser,
  baseURL,
}) => {
  const organizer = await createOrganizer(baseURL ?? '')
  const captain = await createPerson(baseURL ?? '', { nickname: 'Chinedu' })
  const pitch = await register(organizer, 'Ọjà Cage', false)
  const slots = await organizer.call(listSlots, { params: { id: pitch._id } })
  const inTwoDays = new Date(Date.now() + 2 * day).toISOString()
  const [asked, free] = slots.filter(({ start }) => dayOf(start) === dayOf(inTwoDays)).slice(9)
  await book(captain, pitch, asked!.start)
  const own = await openAs(browser, organizer, 390)
  await own.goto('/host?tab=staff')
  await own.getByRole('button', { name: 'Create a link' }).click()
  const link = await own.getByRole('textbox', { name: 'Link for desk' }).inputValue()
  await expectNoFindings(own)
  const page = await openAs(browser, await createPerson(baseURL ?? '', { nickname: 'Bísí' }), 1280)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Work at Ọjà Cage?' })).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page).toHaveURL('/host?tab=calendar')
  await navigateInApp(page, `/host?tab=calendar&day=${dayOf(inTwoDays)}`)
  await expect(page.getByText(/^Week of .* 0 of \d+ open hours booked, ₦0 collected$/)).toBeVisible()
  await page.getByRole('button', { name: /Chinedu.*Needs your answer, 1 of 10/ }).click()
  await page.getByRole('button', { name: 'Authorize' }).click()
  await expect(page.getByRole('button', { name: /Chinedu.*Confirmed, 1 of 10/ })).toBeVisible()
  await expect(page.getByText(/^Week of .* 1 of \d+ open hours booked/)).toBeVisible()
  const column = page.getByRole('region', { name: columnName(dayOf(free!.start)) })
  await column.getByRole('button', { name: `${formatTime(free!.start, timeZone)} to` }).click()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Block out this time' }).click()
  await expect(page.getByLabel('From')).toHaveValue(formatTime(free!.start, timeZone))
  await page.getByLabel('Why is it closed?').fill('Turf brushing')
  await page.getByRole('button', { name: 'Block out', exact: true }).click()
  await expect(column.getByRole('button', { name: /Turf brushing.*Closed/ })).toBeVisible()

  await own.reload()
  await own.getByRole('button', { name: 'Remove Bísí' }).click()
  await own.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(own.getByText('Bísí is removed')).toBeVisible()
  await page.reload()
  await expect(page.getByText('This page is for organizers.')).toBeVisible()
})
