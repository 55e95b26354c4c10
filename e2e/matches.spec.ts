import { getUser } from '@i-one/contract/accounts'
import { listMatches } from '@i-one/contract/matches/schedule'
import { getPlayerStats } from '@i-one/contract/stats'
import type { Browser, Page } from '@playwright/test'
import { expectNoFindingsAtWidths } from './axe.ts'
import { openBrowser, expect, lagos, createPerson, type Person, test } from './fixtures.ts'
import { widths } from './signed-out.ts'
import { createSessionOf } from './slots.ts'
import { logInDemoPerson, createTestSession, createNextMatch } from './test-session.ts'
import { navigateInApp } from './walk.ts'

const pageOf = async (browser: Browser, person: Person, options = {}) =>
  (await openBrowser(browser, person, options)).newPage()

const choice = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name })

const board = (page: Page) => page.getByRole('region', { name: /Live Match|Full time/ })

const connectionOf = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /Connected|connection|Back/ })
    .last()

/** Returns when the demo's running match started, which can be yesterday if the test runs after midnight. */
const startOfRunning = async ({ call }: Person) => {
  const query = { from: new Date(Date.now() - 86_400_000).toISOString(), to: new Date().toISOString() }
  const matches = await call(listMatches, { query })
  const running = matches.find(({ teamOne, state }) => teamOne.name === 'Danfo Kings' && state === 'paused')
  return new Date(running!.start)
}

test('[MATCH-1] the schedule shows a day with teams and live scores, and can be filtered', async ({
  browser,
  baseURL,
  contextOptions,
}) => {
  const player = await logInDemoPerson(baseURL ?? '', 'player')
  const page = await pageOf(browser, player, contextOptions)
  await page.goto('/schedule')
  await expect(page.getByRole('heading', { level: 1, name: 'Match Schedule' })).toBeVisible()
  const days = page.getByRole('navigation', { name: 'Choose a day' }).getByRole('link')
  await expect(days).toHaveCount(30)
  await expect(days.first()).toContainText('Today')
  await expect(days.first()).toHaveAttribute('aria-current', 'date')
  const tomorrow = new Date(Date.now() + 86_400_000)
  const inLagos = (how: Intl.DateTimeFormatOptions) =>
    tomorrow.toLocaleDateString('en-GB', { ...how, timeZone: 'Africa/Lagos' })
  await expect(days.nth(1)).toContainText(inLagos({ day: 'numeric' }))
  await expect(days.nth(1)).toContainText(inLagos({ weekday: 'short' }))

  await expect(page.locator('summary').first()).toBeVisible()
  await expectNoFindingsAtWidths(page)

  await page.getByRole('tab', { name: 'Tournaments' }).click()
  await expect(page).toHaveURL(/\/schedule\?tournaments$/)
  await page.getByRole('tab', { name: 'Friendlies' }).click()
  await expect(page).toHaveURL(/\?friendlies$/)
  await days.nth(1).click()
  await expect(days.nth(1)).toHaveAttribute('aria-current', 'date')
  await expect(page.locator('summary').first()).toBeVisible()
  await expect(page.getByText('live now')).toHaveCount(0)
  const team = await page.locator('details:not([open]) summary b').last().innerText()
  const group = page
    .locator('details')
    .filter({ has: page.getByText(team, { exact: true }) })
    .last()
  await group.locator('summary').click()
  await expect(group.getByRole('timer').first()).toBeVisible()
  await page.reload()
  await expect(days.nth(1)).toHaveAttribute('aria-current', 'date')
  await expect(page.getByRole('link', { name: 'New Tournament?' })).toHaveAttribute(
    'href',
    '/schedule-detail',
  )
  await page.getByRole('button', { name: 'Earlier days' }).click()
  await expect(days.nth(29)).toHaveAttribute('aria-current', 'date')
  await days.last().click()
  await expect(page).toHaveURL(/\/schedule\?friendlies$/)
  await expect(days).toHaveCount(30)
  await page.getByRole('tab', { name: 'All' }).click()
  await expect(page).toHaveURL(/\/schedule\?all$/)

  const started = await startOfRunning(player)
  await navigateInApp(
    page,
    `/schedule?day=${started.toLocaleDateString('sv-SE', { timeZone: 'Africa/Lagos' })}`,
  )
  const live = page.getByRole('link', { name: /Danfo Kings.*Mushin United/ }).first()
  await expect(live).toContainText('Live')
  await expect(live).toContainText('76th min')
  await expect(live).toContainText('3')
  await page.locator('summary').filter({ hasText: 'Danfo Kings' }).click()
  await expect(page.locator('details').filter({ hasText: 'Danfo Kings' }).first()).not.toHaveAttribute('open')

  const range = { from: new Date().toISOString(), to: new Date(Date.now() + 10 * 86_400_000).toISOString() }
  const [fixture] = await player.call(listMatches, { query: { ...range, filter: 'tournaments' } })
  const day = new Date(fixture!.start).toLocaleDateString('sv-SE', { timeZone: 'Africa/Lagos' })
  await navigateInApp(page, `/schedule?tournaments&day=${day}`)
  await expect(page.locator('summary').filter({ hasText: fixture!.teamOne.name }).first()).toBeVisible()
  await navigateInApp(page, '/schedule?tournaments&day=2025-01-01')
  await expect(page.getByText('No tournament match on this day')).toBeVisible()
  const { user } = await player.call(getUser)
  const { results } = await player.call(getPlayerStats, { params: { id: user._id }, query: {} })
  await navigateInApp(page, `/schedule?day=${results.at(-1)!.day}`)
  await expect(page.getByText('Full time').first()).toBeVisible()
})

const lineupPanel = (page: Page) => page.getByRole('region', { name: 'Lineup panel' })

const expectMatchAndPanel = async (page: Page, [one, two]: [string, string]) => {
  const title = page.getByRole('heading', { level: 1, name: 'Friendly Match' })
  await expect(title).toBeVisible()
  const card = page.locator('header').filter({ has: title })
  await expect(card.getByText(one, { exact: true })).toBeVisible()
  await expect(card.getByText(two, { exact: true })).toBeVisible()
  const panel = lineupPanel(page)
  await expect(panel.getByRole('button', { name: 'List' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Pitch' })).toBeVisible()
  await panel.getByRole('button', { name: 'T2' }).click()
  await expect(panel.getByText(two, { exact: true }).first()).toBeVisible()
  await panel.getByRole('button', { name: 'T1' }).click()
  await expect(panel.getByText(one, { exact: true }).first()).toBeVisible()
  const width = page.viewportSize()!.width
  const [match, beside] = [(await card.boundingBox())!, (await panel.boundingBox())!]
  if (width < 1000) expect(beside.y).toBeGreaterThan(match.y + match.height)
  else expect(beside.x).toBeGreaterThan(match.x + match.width)
}

test('[MATCH-2] an upcoming match has its own URL and a lineup panel, and users can join from it', async ({
  browser,
  baseURL,
}) => {
  const session = await createSessionOf(await createPerson(baseURL ?? ''))
  const { _id: id, teamOne, teamTwo, pitch, start } = session
  const joining = await createPerson(baseURL ?? '', { coordinates: lagos })
  const page = await pageOf(browser, joining, { viewport: widths.wide })
  const day = new Date(start).toLocaleDateString('sv-SE', { timeZone: pitch.timeZone })
  await page.goto(`/schedule?day=${day}`)
  const line = page.locator(`a[href="/upcoming-match?session=${id}"]`)
  const team = page.locator('details').filter({ has: line })
  await expect(team).toBeVisible()
  if ((await team.getAttribute('open')) === null) await team.locator('summary').click()
  await line.click()

  await expect(page).toHaveURL(`/upcoming-match?session=${id}`)
  const teams: [string, string] = [teamOne.name, teamTwo.name]
  await expectMatchAndPanel(page, teams)
  const when = page.getByText(/[A-Z]\w\w, [A-Z]\w\w \d+, \d{4}, \d\d:\d\d/)
  await expect(when).toContainText(pitch.name)
  await page.setViewportSize(widths.narrow)
  await expectMatchAndPanel(page, teams)
  await page.reload()
  await expect(when).toContainText(pitch.name)
  await page.getByRole('button', { name: /^Join/ }).click()
  await expect(page.getByRole('button', { name: /^Join/ })).toBeHidden()

  await page.goto('/upcoming-match')
  await expect(when).toContainText(pitch.name)
  await page.getByRole('link', { name: 'Open game' }).click()
  await expect(page).toHaveURL(`/sessions/${id}`)
})

test('[MATCH-2] the match page shows the match passed by the previous page, and without one says that there is none', async ({
  member,
}) => {
  const { page } = member
  await page.goto('/upcoming-match')
  await expect(page.getByText('No Upcoming Matches')).toBeVisible()
  const passedOn = { team1: 'Danfo', team2: { name: 'Mushin United' }, matchType: 'Friendly Match' }
  await page.evaluate((usr) => history.replaceState({ usr, key: 'passed-on', idx: 0 }, ''), passedOn)
  await page.reload()
  await expectMatchAndPanel(page, ['Danfo', 'Mushin United'])
  // the initials of a one-word name are its first letter, twice
  for (const initials of ['DD', 'MU'])
    await expect(page.getByRole('main').getByText(initials, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Time and place aren’t known yet.')).toBeVisible()
  await page.evaluate((usr) => history.replaceState({ usr, key: 'passed-on', idx: 0 }, ''), {
    ...passedOn,
    matchType: false,
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Match' })).toBeVisible()
})

test('[MATCH-3, MATCH-4, MATCH-6] a running match with clock and lineups, for a visitor and for its scorekeeper', async ({
  browser,
  visitor,
  baseURL,
}) => {
  const player = await logInDemoPerson(baseURL ?? '', 'player')
  const page = await pageOf(browser, player)
  await page.goto('/live-match')
  const panel = lineupPanel(page)

  await test.step('it shows score, clock and goal scorers', async () => {
    await expect(board(page)).toContainText('Danfo Kings 3, Mushin United 0')
    await expect(board(page)).toContainText('Adélékè Astro')
    await expect(board(page)).toContainText(
      (await startOfRunning(player)).toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'short',
        timeZone: 'Africa/Lagos',
      }),
    )
    await expect(board(page)).toContainText(/Emeka 12’, 58’/)
    const clock = page.getByRole('timer', { name: 'Match clock' })
    await expect(clock).toHaveText('75:05:36')
    await expect(connectionOf(page)).toContainText(/Connected\. \d+ watching\./)
  })

  await test.step('a user who cannot record the match has no scoring controls', async () => {
    await expect(panel.getByText('Goal 2')).toBeVisible()
    await expect(panel.getByRole('button', { expanded: false })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Goal', exact: true })).toHaveCount(0)
    const captain = await pageOf(browser, await logInDemoPerson(baseURL ?? '', 'captain'))
    await captain.goto(page.url())
    await expect(captain.getByRole('button', { name: 'Goal', exact: true })).toBeVisible()
    await expect(captain.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  })

  await test.step('the lineup panel shows both teams as a list and on the pitch, and the bench', async () => {
    await expect(panel.getByRole('listitem').first()).toHaveText(/^1\s*TT\s*Tunde/)
    for (const group of ['Goalkeeper', 'Defenders', 'Midfielders', 'Forward'])
      await expect(panel.getByRole('heading', { name: group })).toBeVisible()
    await expect(panel.getByText('Tunde')).toBeVisible()
    await panel.getByRole('button', { name: 'T2' }).click()
    await expect(panel.getByText('Tunde')).toBeHidden()
    await expect(panel.getByText('Sadiq')).toBeVisible()

    await panel.getByRole('button', { name: 'Pitch' }).click()
    const forward = panel.getByText('Kúnlé').last()
    await expect(forward).toBeVisible()
    const inGoal = await panel.getByText('Sadiq').last().boundingBox()
    expect(inGoal!.y).toBeLessThan((await forward.boundingBox())!.y)

    await panel.getByRole('tab', { name: 'Substitutes' }).click()
    await expect(panel.getByRole('button', { name: 'Pitch' })).toBeHidden()
  })

  await test.step('a visitor follows with a link', async () => {
    const id = new URL(page.url()).searchParams.get('match')
    await visitor.goto(`/m/${id}`)
    await expect(board(visitor)).toContainText('Danfo Kings 3, Mushin United 0')
    await expect(visitor.getByRole('link', { name: 'Get the app' })).toBeVisible()
    await expect(visitor.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0)
    await expect(connectionOf(visitor)).toContainText('Connected')
    await expectNoFindingsAtWidths(visitor)
  })
})

test('[MATCH-4] a match is scored with one thumb, updates immediately, and loses nothing offline', async ({
  browser,
  visitor,
  baseURL,
}) => {
  test.slow()
  const made = await createTestSession(baseURL ?? '')
  const match = await createNextMatch(made)
  const [mine, mate] = Object.values(match.lineups.T1)
    .flat()
    .map(({ name }) => name) as [string, string]
  const context = await openBrowser(browser, made.captain)
  let scorer = await context.newPage()
  await scorer.goto(`/live-match?match=${match._id}`)
  await visitor.goto(`/m/${match._id}`)
  const [one, two] = [match.teamOne.name, match.teamTwo.name]
  await expect(board(visitor)).toContainText(`${one} 0, ${two} 0`)

  await test.step('kick-off and a goal in two taps reach a visitor automatically', async () => {
    await scorer.getByRole('button', { name: 'Kick-off', exact: true }).press('Enter')
    await expect(scorer.getByRole('button', { name: 'Goal', exact: true })).toBeFocused()
    await scorer.getByRole('button', { name: 'Pause the clock' }).press('Enter')
    await expect(scorer.getByRole('button', { name: 'Resume the clock' })).toBeFocused()
    await scorer.keyboard.press('Enter')
    await scorer.getByRole('button', { name: 'Goal', exact: true }).click()
    await choice(scorer, mine).click()
    await expect(board(visitor)).toContainText(`${one} 1, ${two} 0`)
    const announcement = new RegExp(`Goal, ${mine}, minute \\d+\\. ${one} 1, ${two} 0\\.`)
    await expect(visitor.getByRole('status').filter({ hasText: announcement })).toBeAttached()
    await scorer
      .getByRole('dialog')
      .getByRole('button')
      .filter({ hasNotText: /No assist|Close/ })
      .last()
      .click()
    await expect(visitor.getByText(/Assist \S+\./)).toBeVisible()
    await expect(scorer.getByText('saved').first()).toBeVisible()
  })

  await test.step('an own goal counts for the other side, and one tap undoes it', async () => {
    await scorer.getByRole('button', { name: 'Goal', exact: true }).click()
    await choice(scorer, 'Own goal').click()
    await choice(scorer, mine).click()
    await expect(board(visitor)).toContainText(`${one} 1, ${two} 1`)
    await scorer.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(board(visitor)).toContainText(`${one} 1, ${two} 0`)
    await expect(visitor.locator('s').filter({ hasText: 'Own goal' })).toBeVisible()
  })

  await test.step('a row opens plus and minus, and never goes below zero', async () => {
    const panel = scorer.getByRole('region', { name: 'Lineup panel' })
    const row = panel.getByRole('button').filter({ hasText: mine })
    await row.click()
    const goals = panel.getByRole('group', { name: 'Goal' })
    await goals.getByRole('button', { name: 'Goal: more' }).click()
    await expect(board(visitor)).toContainText(`${one} 2, ${two} 0`)
    await goals.getByRole('button', { name: 'Goal: less' }).click()
    await goals.getByRole('button', { name: 'Goal: less' }).click()
    await expect(goals.getByRole('button', { name: 'Goal: less' })).toBeDisabled()
    await expect(board(visitor)).toContainText(`${one} 0, ${two} 0`)
    await goals.getByRole('button', { name: 'Goal: more' }).click()
    await expect(board(visitor)).toContainText(`${one} 1, ${two} 0`)

    await panel.getByRole('button').filter({ hasText: mate }).click()
    const assists = panel.getByRole('group', { name: 'Assist' })
    const watched = visitor.getByRole('region', { name: 'Lineup panel' }).getByRole('listitem')
    await expect(assists.getByRole('button', { name: 'Assist: less' })).toBeDisabled()
    await assists.getByRole('button', { name: 'Assist: more' }).click()
    await expect(watched.filter({ hasText: mate })).toContainText('Assist 1')
    await expect(assists.getByRole('button', { name: 'Assist: more' })).toBeDisabled()
    await assists.getByRole('button', { name: 'Assist: less' }).click()
    await expect(watched.filter({ hasText: mate })).not.toContainText('Assist 1')
    await expect(assists.getByRole('button', { name: 'Assist: less' })).toBeDisabled()
    await panel.getByRole('button').filter({ hasText: mine }).click()
  })

  await test.step('goals scored offline are saved and sent later', async () => {
    await scorer.context().setOffline(true)
    await expect(connectionOf(scorer)).toContainText('No connection since')
    await expect(scorer.locator('output:visible').filter({ hasText: /^No connection/ })).toHaveCount(1)
    await scorer
      .getByRole('region', { name: 'Lineup panel' })
      .getByRole('button', { name: 'Goal: more' })
      .click()
    await expect(board(scorer)).toContainText(`${one} 2, ${two} 0`)
    await expect(connectionOf(scorer)).toContainText('1 event is waiting for a connection.')
    await expect(scorer.getByText('not sent yet')).toBeVisible()
    await expect(board(visitor)).toContainText(`${one} 1, ${two} 0`)
    await scorer.context().setOffline(false)
    await Promise.all([
      expect(connectionOf(scorer)).toContainText('score checked: 2–0'),
      expect(board(visitor)).toContainText(`${one} 2, ${two} 0`),
    ])
  })

  await test.step('goals saved when the page closed are sent from the next page', async () => {
    await context.setOffline(true)
    await scorer.getByRole('button', { name: 'Goal', exact: true }).click()
    await choice(scorer, mine).click()
    await choice(scorer, 'No assist').click()
    await expect(board(scorer)).toContainText(`${one} 3, ${two} 0`)
    await expect(connectionOf(scorer)).toContainText('1 event is waiting for a connection.')
    await scorer.close()
    await context.setOffline(false)
    scorer = await context.newPage()
    await scorer.goto('/tournament')
    await expect(board(visitor)).toContainText(`${one} 3, ${two} 0`)
    await navigateInApp(scorer, `/live-match?match=${match._id}`)
  })

  await test.step('a visitor who reconnects gets exactly the missed events', async () => {
    await visitor.context().setOffline(true)
    await expect(connectionOf(visitor)).toContainText('No connection since')
    await scorer.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(board(scorer)).toContainText(`${one} 2, ${two} 0`)
    await scorer.getByRole('button', { name: 'Goal', exact: true }).click()
    await choice(scorer, `${two}, not sure`).click()
    await expect(board(scorer)).toContainText(`${one} 2, ${two} 1`)
    await visitor.context().setOffline(false)
    await expect(board(visitor)).toContainText(`${one} 2, ${two} 1`)
  })

  await test.step('full time needs confirmation, ends the match on all pages, and the next match follows', async () => {
    await scorer.getByRole('button', { name: 'Referee controls' }).click()
    await choice(scorer, 'Full time').click()
    await expect(visitor.getByRole('heading', { name: 'Full time' })).toBeVisible()
    await expect(board(visitor)).toContainText(`${one} won`)
    await scorer.getByRole('button', { name: 'Next match' }).click()
    await expect(scorer).not.toHaveURL(new RegExp(match._id))
    await expect(scorer.getByRole('button', { name: 'Kick-off', exact: true })).toBeVisible()
  })

  await test.step('a draw leads to extra time and then to penalties', async () => {
    const whistle = async (name: string) => {
      await scorer.getByRole('button', { name: 'Referee controls' }).click()
      await choice(scorer, name).click()
    }
    await scorer.getByRole('button', { name: 'Kick-off', exact: true }).click()
    await whistle('End of normal time')
    await scorer.getByRole('button', { name: 'Extra time' }).click()
    await whistle('End of the first period')
    await scorer.getByRole('button', { name: 'Second period' }).click()
    await whistle('End of extra time')
    await scorer.getByRole('button', { name: 'Start the shoot-out' }).click()
    for (const kick of ['Scored', 'Missed', 'Scored', 'Missed', 'Scored', 'Missed'])
      await scorer.getByRole('button', { name: kick, exact: true }).click()
    await expect(scorer.getByRole('button', { name: 'Scored', exact: true })).toBeHidden()
    await scorer.evaluate(() => {
      const leave = () => {
        if (document.body.textContent?.includes('won 3–0 on penalties')) location.href = '/profile-stats'
      }
      new MutationObserver(leave).observe(document.body, { subtree: true, childList: true })
    })
    await scorer.getByRole('button', { name: 'Referee controls' }).click()
    await choice(scorer, 'Full time').click()
    await scorer.waitForURL('/profile-stats')
  })

  await test.step('[STAT-2] the statistics include the session', async () => {
    const played = scorer.locator('dl > div').filter({ hasText: 'Total Matches Played' })
    await expect(played).toContainText('2')
    await scorer.getByRole('link', { name: new RegExp(`${one} 2–1 ${two}`) }).click()
    await expect(board(scorer)).toContainText(`${one} 2, ${two} 1`)
  })
})
