import { randomUUID } from 'node:crypto'
import { getMatch, type Match, recordEvents } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import { transferWhistle, acceptWhistle } from '@i-one/contract/matches/scorers'
import type { Browser, Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { openBrowser, expect, type Person, test } from './fixtures.ts'
import { startEmptyServer } from './own-server.ts'
import { type TestSession, createTestSession, createNextMatch } from './test-session.ts'

const board = (page: Page) => page.getByRole('region', { name: /Live Match|Full time/ })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const choice = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name })

const clockOf = (page: Page) => page.getByRole('timer', { name: 'Match clock' })
const feedOf = (page: Page) =>
  page.getByRole('region', { name: 'As it happened' }).locator('li b, li s, li .num').allTextContents()

const goal = async (page: Page, team: string) => {
  await button(page, 'Goal').click()
  await choice(page, `${team}, not sure`).click()
}

const newPage = async (browser: Browser) => {
  const context = await browser.newContext()
  await context.addInitScript(() => sessionStorage.setItem('splash', 'seen'))
  return context.newPage()
}

const pageOf = async (browser: Browser, person: Person, { _id }: Match, base: string) => {
  const page = await (await openBrowser(browser, person)).newPage()
  await page.goto(`${base}/live-match?match=${_id}`)
  return page
}

const openWhistle = async (browser: Browser, { captain }: TestSession, { _id }: Match, base: string) => {
  const { code } = await captain.call(transferWhistle, { params: { id: _id } })
  const page = await newPage(browser)
  await page.goto(`${base}/w/${code}`)
  const name = page.getByRole('textbox', { name: 'Your name' })
  await button(page, 'Keep the score').click()
  await expect(page.getByText('Enter your name')).toBeVisible()
  await expect(name).toBeFocused()
  await expectNoFindings(page)
  await name.fill('Musa')
  await expect(page.getByText('Enter your name')).toBeHidden()
  await button(page, 'Keep the score').click()
  await expect(page).toHaveURL(new RegExp(`/m/${_id}$`))
  return page
}

const record = (
  { captain }: TestSession,
  { _id }: Match,
  ...events: [NewEvent['type'], NewEvent['period']][]
) =>
  captain.call(recordEvents, {
    params: { id: _id },
    body: {
      events: events.map(([type, period], n) => ({
        id: randomUUID(),
        type,
        period,
        clockMs: n * 1000,
        at: new Date().toISOString(),
      })),
    },
  })

const playShootOut = async (made: TestSession, match: Match, captain: Page, visitor: Page) => {
  const [one, two] = [match.teamOne.name, match.teamTwo.name]
  await record(made, match, ['kick-off', 'first'], ['period-end', 'first'])
  await captain.goto(`/live-match?match=${match._id}`)
  await visitor.goto(`/m/${match._id}`)
  await expect(captain.getByRole('button', { name: 'Extra time' })).toBeVisible()
  await button(captain, 'Go straight to penalties').click()
  for (const _ of ['4', '3']) await button(captain, 'Kicks each: less').click()
  await expectNoFindings(captain)
  await button(captain, 'Start the shoot-out').click()
  await expect(board(visitor)).toContainText(`${one} to kick`)
  await expect(board(visitor).locator('ol').first().getByRole('listitem')).toHaveCount(3)

  const kickers = captain.getByRole('group', { name: 'Who takes it?' })
  const name = await kickers.getByRole('button', { pressed: true }).locator('span').first().textContent()
  await button(captain, 'Scored').click()
  await expect(board(visitor)).toContainText(`${two} to kick`)
  await button(captain, 'Missed').click()
  await expect(kickers.getByRole('button', { pressed: true })).not.toContainText(name!)
  await kickers.getByRole('button', { name: name! }).click()
  await expect(captain.getByText('Other players have taken fewer kicks.')).toBeVisible()
  await expectNoFindings(captain)
  await button(captain, 'Scored').click()
  await expect(board(visitor)).toContainText(`${two} must score this kick, or ${one} win`)
  await expect(visitor.getByText('Out of turn')).toBeVisible()
  await expectNoFindings(visitor)
  await button(captain, 'Missed').click()
  await expect(board(visitor)).toContainText(`${one} win`)
  await button(captain, 'Referee controls').click()
  await choice(captain, 'Full time').click()
  await expect(board(visitor)).toContainText(`${one} won 2–0 on penalties`)
}

test('[MATCH-5] two scorekeepers and a spectator see the same match, despite a cut network and a killed server', async ({
  browser,
}) => {
  test.slow()
  const server = await startEmptyServer({}, { database: 'template1' })
  try {
    const made = await createTestSession(server.baseUrl, 2, { isListed: false })
    const match = await createNextMatch(made)
    const [one, two] = [match.teamOne.name, match.teamTwo.name]
    const [helper] = made.others as [Person]
    const { code } = await made.captain.call(transferWhistle, { params: { id: match._id } })
    await helper.call(acceptWhistle, { body: { code } })
    const captain = await pageOf(browser, made.captain, match, server.baseUrl)
    const other = await pageOf(browser, helper, match, server.baseUrl)
    const spectator = await newPage(browser)
    await spectator.goto(`${server.baseUrl}/m/${match._id}`)
    const all = [captain, other, spectator]

    await button(captain, 'Kick-off').click()
    await goal(captain, one)
    for (const page of all) await expect(board(page)).toContainText(`${one} 1, ${two} 0`)

    await other.context().setOffline(true)
    await goal(other, two)
    await expect(board(other)).toContainText(`${one} 1, ${two} 1`)
    await server.kill()
    await goal(captain, one)
    await expect(board(captain)).toContainText(`${one} 2, ${two} 0`)
    await expect(board(spectator)).toContainText(`${one} 1, ${two} 0`)
    await server.start()
    for (const page of [captain, spectator])
      await expect(board(page)).toContainText(`${one} 2, ${two} 0`, { timeout: 45_000 })
    await other.context().setOffline(false)
    for (const page of all) await expect(board(page)).toContainText(`${one} 2, ${two} 1`, { timeout: 45_000 })

    await button(other, 'Pause the clock').click()
    for (const page of all) await expect(board(page)).toContainText('Clock paused')
    const clock = await clockOf(captain).textContent()
    const feed = await feedOf(captain)
    expect(feed).toHaveLength(10)
    for (const page of all) {
      await expect(clockOf(page)).toHaveText(clock!)
      expect(await feedOf(page)).toEqual(feed)
    }
  } finally {
    await server.stop()
  }
})

test('[MATCH-5, MATCH-6] the whistle is transferred, a goal recorded twice leads to a question, and penalties decide', async ({
  browser,
  baseURL,
  visitor,
}) => {
  test.slow()
  const made = await createTestSession(baseURL!)
  const match = await createNextMatch(made)
  const [one, two] = [match.teamOne.name, match.teamTwo.name]
  const captain = await (await openBrowser(browser, made.captain)).newPage()
  await captain.clock.install({ time: Date.now() + 200_000 })
  await captain.goto(`/live-match?match=${match._id}`)
  await expect(captain.getByText(/clock is 3 min \d+ s ahead\. The match uses server time\./)).toBeVisible()
  const musa = await openWhistle(browser, made, match, baseURL!)
  await visitor.goto(`/m/${match._id}`)
  const began = Date.now()
  await button(captain, 'Kick-off').click()
  const all = [captain, musa, visitor]
  const question = (page: Page) => page.getByRole('region', { name: 'Same goal?' })

  await test.step('a goal recorded twice becomes one goal, whichever scorekeeper confirms it', async () => {
    await expect(button(musa, 'Goal')).toBeVisible()
    await Promise.all([goal(captain, one), goal(musa, one)])
    for (const page of all) await expect(board(page)).toContainText(`${one} 2, ${two} 0`)
    for (const page of [captain, musa]) await expect(question(page)).toBeVisible()
    await expect(board(visitor)).toContainText('Same goal?')
    await expect(button(visitor, 'One goal')).toHaveCount(0)
    await expectNoFindings(captain)
    await button(captain, 'One goal').click()
    for (const page of all) await expect(board(page)).toContainText(`${one} 1, ${two} 0`)
    await expect(question(musa)).toBeHidden()
    await expect(board(visitor)).not.toContainText('Same goal?')
  })

  await test.step('the undone goal is restored from the feed, and counts as a second goal', async () => {
    await captain.getByRole('button', { name: /^Restore: Goal/ }).click()
    for (const page of [captain, musa]) await expect(question(page)).toBeVisible()
    await button(musa, 'Two goals').click()
    await expect(question(captain)).toBeHidden()
    for (const page of all) await expect(board(page)).toContainText(`${one} 2, ${two} 0`)
  })

  await test.step('the captain sees who has the whistle, and revokes it', async () => {
    await button(captain, 'Let someone else keep score').click()
    await expect(captain.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/w\/[\w-]{22}$/)
    await expect(captain.getByRole('img', { name: /QR code/ })).toBeVisible()
    await expectNoFindings(captain)
    await button(captain, 'Remove Musa as scorekeeper').click()
    await expect(captain.getByText('Only the captain so far.')).toBeVisible()
    await musa.reload()
    await expect(board(musa)).toContainText(`${one} 2, ${two} 0`)
    await expect(button(musa, 'Goal')).toHaveCount(0)
  })

  await test.step('the wrong device clock has no effect', async () => {
    const { events } = await made.captain.call(getMatch, { params: { id: match._id } })
    const [minute, now] = [60_000, Date.now()]
    for (const { at, clockMs } of events) {
      expect(Date.parse(at)).toBeGreaterThan(began - minute)
      expect(Date.parse(at)).toBeLessThan(now + minute)
      expect(clockMs).toBeLessThan(now - began + minute)
    }
    await expect(clockOf(visitor)).toHaveText(/^\d\d:/)
    const minutes = Number.parseInt((await clockOf(visitor).textContent()) ?? '')
    expect(minutes * minute).toBeLessThan(Date.now() - began + minute)
  })

  await test.step('[MATCH-5] a shoot-out has its own screen and names the next player', async () => {
    await record(made, match, ['full-time', 'first'])
    await playShootOut(made, await createNextMatch(made), captain, visitor)
  })
})
