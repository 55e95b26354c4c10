import { listMatches } from '@i-one/contract/matches/schedule'
import { transferWhistle } from '@i-one/contract/matches/scorers'
import { findNearbyPitches } from '@i-one/contract/pitches'
import { listTournaments } from '@i-one/contract/tournaments'
import type { Browser, Page } from '@playwright/test'
import { expect, lagos, createPerson, test } from './fixtures.ts'
import { createGate } from './gate.ts'
import { captainButton, findFreeSlot, pickSlot, slotTile, formatTime } from './slots.ts'
import { logInDemoPerson, createTestSession, createNextMatch } from './test-session.ts'

const withoutScripts = async (browser: Browser, path: string, then: (page: Page) => Promise<void>) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  await then(page)
}

const begin = (instant: string) => encodeURIComponent(encodeURIComponent(instant))

test('[BOOK-1] before scripts load, a visitor picks a day and slots of a pitch and continues to book them', async ({
  browser,
  baseURL,
}) => {
  const free = await findFreeSlot(await createPerson(baseURL ?? ''))
  const { pitch, slot, next } = free
  await withoutScripts(browser, `/p/${pitch._id}`, async (page) => {
    await expect(captainButton(page)).toBeDisabled()
    const tile = await pickSlot(page, free)
    await expect(tile).toHaveText(/Your choice/)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
    await page.getByRole('link', { name: formatTime(next[0].start, pitch.timeZone) }).click()
    await expect(page.getByText('Your choice')).toHaveCount(2)
    await captainButton(page).click()
    await expect(page).toHaveURL(new RegExp(`/role\\?from=.*${pitch._id}.*${begin(slot.start)}.*slots%3D2$`))
  })
})

test('[BOOK-1] before scripts load, a visitor picks a slot of one pitch of a centre', async ({
  browser,
  baseURL,
}) => {
  const { call } = await createPerson(baseURL ?? '')
  const [lng, lat] = lagos
  const pitches = await call(findNearbyPitches, { query: { lng, lat, limit: 100 } })
  const { centre } = pitches.find((one) =>
    pitches.some((other) => other !== one && other.centre && other.centre._id === one.centre?._id),
  )!
  await withoutScripts(browser, `/c/${centre!.code}`, async (page) => {
    const days = page.getByRole('navigation', { name: 'Choose a day' })
    await days.getByRole('link').nth(3).click()
    await expect(days.getByRole('link').nth(3)).toHaveAttribute('aria-current', 'date')
    await page.locator('#slots').getByRole('listitem').getByRole('link').first().click()
    await expect(page.getByText('Your choice')).toHaveCount(1)
    await expect(days.getByRole('link').nth(3)).toHaveAttribute('aria-current', 'date')
    await captainButton(page).click()
    await expect(page).toHaveURL(/\/role\?from=%2Fpitches%2F/)
  })
})

test('[TOUR-1] before scripts load, a visitor opens the tabs of a tournament, also with the keyboard', async ({
  browser,
  baseURL,
}) => {
  const { call } = await createPerson(baseURL ?? '')
  const tournaments = await call(listTournaments)
  const ofDemo = tournaments.filter(({ code }) => ['lagos-night-cup', 'yaba-monday-league'].includes(code))
  const { code } = ofDemo.find(({ state }) => state === 'running')!
  await withoutScripts(browser, `/t/${code}`, async (page) => {
    const selected = page.getByRole('tab', { selected: true })
    await page.getByRole('tab', { name: 'Matches' }).click()
    await expect(page).toHaveURL(new RegExp(`/t/${code}\\?matches#`))
    await expect(selected).toHaveText('Matches')
    await expect(selected).toBeInViewport()
    await selected.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(selected).toHaveText('Teams')
    const squad = page.getByRole('tabpanel').locator('summary').first()
    await squad.click()
    await expect(page.getByRole('tabpanel').getByRole('listitem').getByRole('listitem').first()).toBeVisible()
  })
})

test('[MATCH-4] before scripts load, a visitor sees the players and substitutes of a match', async ({
  browser,
  baseURL,
}) => {
  const { _id } = await createNextMatch(await createTestSession(baseURL ?? ''))
  await withoutScripts(browser, `/m/${_id}`, async (page) => {
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Lineups')
    await expect(page.getByRole('heading', { name: 'Goalkeeper' })).toHaveCSS('border-bottom-style', 'solid')
    await page.getByRole('tab', { name: 'Substitutes' }).click()
    await expect(page.getByRole('heading', { name: 'On the bench' })).toBeVisible()
  })
})

test('[MATCH-4] the lineups keep their position until their code has loaded', async ({
  visitor: page,
  baseURL,
}) => {
  const { _id } = await createNextMatch(await createTestSession(baseURL ?? ''))
  const code = createGate()
  await page.route('**/assets/match-lineups-*.js', async (route) => {
    await code.opened
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/match-lineups-*.js')
  await page.goto(`/m/${_id}`, { waitUntil: 'commit' })
  await asked
  await expect(page.getByText('Connecting.')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Goalkeeper' })).toBeVisible()
  code.open()
  await page.getByRole('tab', { name: 'Substitutes' }).click()
  await expect(page.getByRole('heading', { name: 'On the bench' })).toBeVisible()
})

test('[MATCH-4] the report of a finished match keeps its position until its code has loaded', async ({
  visitor: page,
  baseURL,
}) => {
  const { call } = await logInDemoPerson(baseURL ?? '', 'captain')
  const [from, to] = [new Date(Date.now() - 6 * 86_400_000), new Date()].map((at) => at.toISOString())
  const matches = await call(listMatches, { query: { from: from!, to: to! } })
  const { _id } = matches.find(({ state }) => state === 'finished')!
  const code = createGate()
  await page.route('**/assets/finished-match-*.js', async (route) => {
    await code.opened
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/finished-match-*.js')
  const heard = page.waitForResponse(/\/stream/)
  await page.goto(`/m/${_id}`, { waitUntil: 'commit' })
  await Promise.all([asked, heard])
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(page.getByRole('heading', { name: 'Match report' })).toBeVisible()
  code.open()
})

test('[MATCH-6] a whistle accepted before the code has loaded is accepted once it has loaded', async ({
  visitor: page,
  baseURL,
}) => {
  const { captain, ...made } = await createTestSession(baseURL ?? '')
  const { _id } = await createNextMatch({ captain, ...made })
  const { code } = await captain.call(transferWhistle, { params: { id: _id } })
  const scripts = createGate()
  await page.route('**/assets/index-*.js', async (route) => {
    await scripts.opened
    await route.continue()
  })
  await page.goto(`/w/${code}`, { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Your name' }).fill('Musa')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/w/${code}`)
  scripts.open()
  await expect(page).toHaveURL(`/m/${_id}`)
})

test('selected slots stay selected when the code starts, and a double tap deselects nothing', async ({
  visitor: page,
  baseURL,
}) => {
  const person = await createPerson(baseURL ?? '')
  const free = await findFreeSlot(person)
  await page.goto(`/p/${free.pitch._id}?at=${encodeURIComponent(free.slot.start)}#slots`)
  await expect(page.getByText('Your choice')).toHaveCount(1)
  await expect(page.locator('#handed-over')).toHaveCount(0)
  const tile = await slotTile(page, { ...free, slot: free.next[0] })
  await tile.getByRole('link').dblclick()
  await expect(page.getByText('Your choice')).toHaveCount(2)
  const length = await page.evaluate(() => history.length)
  await tile.getByRole('link').click()
  await expect(page.getByText('Your choice')).toHaveCount(1)
  expect(await page.evaluate(() => history.length)).toBe(length)
  await expect(page).toHaveURL(/slots=1$/)
})

test('days scrolled before the code has loaded keep their position', async ({ visitor: page, baseURL }) => {
  const { pitch } = await findFreeSlot(await createPerson(baseURL ?? ''))
  const scripts = createGate()
  await page.route('**/assets/index-*.js', async (route) => {
    await scripts.opened
    await route.continue()
  })
  await page.addInitScript(() => {
    window.addEventListener('i-one:alive', () => (document.documentElement.dataset['alive'] = ''))
  })
  await page.goto(`/p/${pitch._id}`, { waitUntil: 'commit' })
  const days = page.getByRole('navigation', { name: 'Choose a day' })
  await expect
    .poll(() => days.evaluate((strip) => (strip.scrollTo({ left: 300 }), strip.scrollLeft)))
    .toBe(300)
  scripts.open()
  await expect(page.locator('html[data-alive]')).toBeAttached()
  expect(await days.evaluate((strip) => strip.scrollLeft)).toBe(300)
})
