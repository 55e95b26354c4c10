import { randomUUID } from 'node:crypto'
import { type Slot, listSlots } from '@i-one/contract/bookings'
import { createClient } from '@i-one/contract/call'
import { joinSession } from '@i-one/contract/sessions/places'
import { getSessionByCode } from '@i-one/contract/sharing'
import { getPlayerStats } from '@i-one/contract/stats'
import type { Page } from '@playwright/test'
import { openBrowser, expect, createPerson, test } from './fixtures.ts'
import { createGate } from './gate.ts'
import { createTestPitch } from './test-session.ts'
import { navigateInApp } from './walk.ts'

const minute = 60_000

/** Finds the next slot, because a captain can start a session 30 minutes early. */
const slotToPlay = async (baseUrl: string, pitch: string) => {
  const slots = await createClient({ baseUrl })(listSlots, { params: { id: pitch }, query: { days: 2 } })
  const soon = Date.now() + 8 * minute
  const slot = slots.find(({ start }) => Date.parse(start) > soon)
  if (!slot) throw new Error('a pitch that never closes has no slot')
  return slot
}

const lagos = (start: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos', ...options }).format(new Date(start))

const chooseSlot = async (page: Page, { start }: Slot) => {
  const isTomorrow = lagos(start, { day: 'numeric' }) !== lagos(new Date().toISOString(), { day: 'numeric' })
  if (isTomorrow)
    await page.getByRole('navigation', { name: 'Choose a day' }).getByRole('link').nth(1).click()
  const time = lagos(start, { hour: '2-digit', minute: '2-digit' })
  await page.getByRole('link', { name: `${time} Free` }).click()
}

const goal = async (page: Page, scorer: string) => {
  await page.getByRole('button', { name: 'Goal', exact: true }).click()
  const who = page.getByRole('dialog', { name: 'Who scored?' })
  await who.getByRole('button', { name: scorer }).click()
  const helpers = page.getByRole('dialog', { name: 'Whose assist?' })
  await helpers.getByRole('group').getByRole('button').first().click()
  await expect(helpers).toBeHidden()
}

const total = async (page: Page) => {
  const text = await page
    .getByText(/^.+ \d+, .+ \d+$/)
    .first()
    .textContent()
  return [...(text ?? '').matchAll(/ (\d+)(?:,|$)/g)].reduce((sum, [, goals]) => sum + Number(goals), 0)
}

const endMatch = async (page: Page, isLevel: boolean) => {
  await page.getByRole('button', { name: 'Referee controls' }).click()
  if (isLevel)
    await page
      .getByRole('dialog', { name: 'Referee controls' })
      .getByRole('button', { name: 'Full time' })
      .click()
  await page.getByRole('dialog', { name: 'Full time?' }).getByRole('button', { name: 'Full time' }).click()
  await expect(page.getByText('Next on the pitch')).toBeVisible()
}

const expectFigures = async (page: Page, figures: Record<string, number>) => {
  await navigateInApp(page, '/profile-stats')
  for (const [term, figure] of Object.entries(figures))
    await expect(page.locator('dl > div').filter({ hasText: term }).getByRole('definition')).toHaveText(
      String(figure),
    )
}

test('[BOOK-5, BOOK-6, BOOK-7, MATCH-4, MATCH-5, STAT-2] a session is found, booked, played and counted in statistics', async ({
  member: { page: captain },
  browser,
  baseURL: origin,
  contextOptions,
}) => {
  test.setTimeout(180_000)
  const baseURL = origin ?? ''
  const chidi = await createPerson(baseURL, { firstName: 'Chidi', lastName: 'Okafor' })
  const guest = await (await openBrowser(browser, chidi, contextOptions)).newPage()
  const ground = `Quarter ${randomUUID().slice(0, 8)}`
  const pitch = await createTestPitch(baseURL, {
    name: ground,
    slotMinutes: 15,
    coordinates: [5.2371, 7.9307],
  })
  const slot = await slotToPlay(baseURL, pitch._id)

  await test.step('a player finds a pitch', async () => {
    await captain.goto('/')
    await expect(captain.getByText('Hey, Emeka Nwosu')).toBeVisible()
    await expect(captain.getByRole('heading', { name: "It's Matchday!" })).toBeVisible()
    await expect(captain.getByRole('heading', { name: 'Nearby Pitches' })).toBeVisible()
    await captain.getByPlaceholder('Search for locations').fill(ground)
    await captain.getByRole('option', { name: ground }).click()
    await expect(captain.getByRole('heading', { name: ground })).toBeVisible()
  })

  await test.step('takes a slot, which is held while the session is set up', async () => {
    await chooseSlot(captain, slot)
    await captain.getByRole('button', { name: /^Be the captain/ }).click()
    await expect(captain.getByText('You are officially the captain of this ball session!')).toBeVisible()
    await expect(captain.getByText(/Team Names Will Be Assigned Randomly/)).toBeVisible()
    await captain.getByLabel('Total Minutes per Match').selectOption('8')
    await captain.getByLabel('Numbers of Players per Team').selectOption('2')
    await captain.getByLabel('Number of Sets').selectOption('2')
    await captain.getByLabel('AET').check()
    await captain.getByLabel('Penalty Shootout').check()
    await captain.getByRole('button', { name: 'Create Session' }).click()
  })

  const link = await test.step('shares the link that Home shows', async () => {
    const sheet = captain.getByRole('dialog', { name: 'Share this game' })
    return sheet.getByLabel('Link').inputValue()
  })
  const code = link.split('/s/')[1] ?? ''

  await test.step('a second user opens it and joins', async () => {
    await guest.goto(link)
    await guest.getByRole('button', { name: /^Join for/ }).click()
    await expect(guest.getByRole('button', { name: 'Leave' })).toBeVisible()
    const { _id } = await createClient({ baseUrl: baseURL })(getSessionByCode, { params: { code } })
    for (const firstName of ['Wale', 'Sani']) {
      const { call } = await createPerson(baseURL, { firstName })
      await call(joinSession, { params: { id: _id } })
    }
  })

  await test.step('the captain draws the sets and starts; a match is kicked off', async () => {
    const { _id } = await createClient({ baseUrl: baseURL })(getSessionByCode, { params: { code } })
    await navigateInApp(captain, `/sessions/${_id}`)
    await captain.getByRole('button', { name: /^Draw the teams/ }).click()
    await expect(captain.getByRole('button', { name: /^Draw the teams again/ })).toBeVisible()
    await expect(captain.getByText('₦2,500 each', { exact: true })).toBeVisible()
    await captain.getByRole('button', { name: 'Start', exact: true }).click()
    await captain.getByRole('button', { name: 'First match' }).click()
    await expect(captain).toHaveURL(/\/live-match\?match=/)
    await captain.getByRole('button', { name: 'Kick-off', exact: true }).click()
  })

  await test.step('the other user sees each goal, and one undone', async () => {
    const match = new URL(captain.url()).searchParams.get('match') ?? ''
    await navigateInApp(guest, `/m/${match}`)
    await expect(guest.getByRole('heading', { name: 'Live Match' })).toBeVisible()
    for (const [scorer, sum] of [
      ['Emeka', 1],
      ['Chidi', 2],
      ['Emeka', 3],
    ] as const) {
      await goal(captain, scorer)
      await expect.poll(() => total(guest)).toBe(sum)
    }
    await captain.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => total(guest)).toBe(2)
  })

  await test.step('full time, the next match of the rotation, and the end of the session', async () => {
    const { matches } = await createClient({ baseUrl: baseURL })(getSessionByCode, { params: { code } })
    const score = matches[0]?.score
    const next = captain.getByRole('button', { name: 'Next match' })
    await captain.route('**/sessions/*/stream', (route) => route.abort())
    await endMatch(captain, score?.T1 === score?.T2)
    await expect(next).toBeVisible()
    const { open, opened } = createGate()
    await captain.route(/\/sessions\/[^/]+$/, (route) => opened.then(() => route.continue()))
    await next.click()
    await captain.getByRole('button', { name: 'Kick-off', exact: true }).click()
    await endMatch(captain, true)
    await expect(next).toBeHidden()
    open()
    await expect(next).toBeVisible()
    await captain.getByRole('link', { name: 'Back to the game' }).click()
    await captain.getByRole('button', { name: /^Finish the game/ }).click()
    await expect(captain.getByRole('link', { name: 'Play here again' })).toBeVisible()
    await expect(captain.getByText('₦2,500 each', { exact: true })).toHaveCount(0)
  })

  await test.step('both find the session in their season', async () => {
    const { places } = await chidi.call(getSessionByCode, { params: { code } })
    const setOf = (name: string) => places.find(({ player }) => player.name === name)?.set
    const assists = setOf('Emeka') === setOf('Chidi') ? 1 : 0
    await expectFigures(captain, { Goals: 1, Assists: assists, 'Total Matches Played': 2 })
    const { player } = places.find(({ player }) => player.name === 'Chidi')!
    expect(await chidi.call(getPlayerStats, { params: { id: player._id! } })).toMatchObject({
      goals: 1,
      assists,
      played: 2,
    })
  })
})
