import type { Locator, Page } from '@playwright/test'
import { openBrowser, expect, test } from './fixtures.ts'
import { widths } from './signed-out.ts'
import { createTestSession, createNextMatch } from './test-session.ts'

const forced = { forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' } as const

const chosenThings = (page: Page) =>
  page.evaluate(() => {
    const chosen =
      '[aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"]), :has(> .vh:checked)'
    const lookOf = (element: Element) => {
      const { backgroundColor, borderColor, borderStyle, borderWidth } = getComputedStyle(element)
      return [backgroundColor, borderColor, borderStyle, borderWidth].join(' ')
    }
    const pairs = [...document.querySelectorAll(chosen)].flatMap((one) => {
      const besides = one.closest('nav, [role], fieldset, ul, ol, table, form, section') ?? document.body
      const other = [...besides.querySelectorAll(one.tagName)].find(
        (another) => another.classList[0] === one.classList[0] && !another.matches(chosen),
      )
      return other ? [[one, other] as const] : []
    })
    const alike = pairs.filter(([one, other]) => lookOf(one) === lookOf(other))
    return { count: pairs.length, alike: alike.map(([one]) => one.outerHTML.slice(0, 120)) }
  })

const isDrawn = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element)
    const ground = getComputedStyle(document.body).backgroundColor
    const hasBorder = borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0 && borderTopColor !== ground
    return hasBorder || (backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== ground)
  })

test('in forced colours selected and unselected options look different', async ({
  browser,
  visitor,
  baseURL,
}) => {
  const made = await createTestSession(baseURL ?? '')
  const match = await createNextMatch(made)
  await test.step('for a visitor', async () => {
    await visitor.emulateMedia(forced)
    await visitor.goto('/role')
    const card = visitor.getByRole('button', { name: /As a Player/ })
    await card.click()
    // waits, because a tap before the code has loaded is handled later
    await expect(card).toHaveAttribute('aria-pressed', 'true')
    // two: the chosen card and the language of the page
    expect(await chosenThings(visitor)).toEqual({ count: 2, alike: [] })
    await visitor.setViewportSize(widths.wide)
    await visitor.goto('/how-it-works')
    expect((await chosenThings(visitor)).alike).toEqual([])
  })

  const page = await (
    await openBrowser(browser, made.captain, { ...forced, viewport: widths.wide })
  ).newPage()
  for (const path of [
    '/schedule',
    '/tournament?near',
    '/leaderboard',
    `/live-match?match=${match._id}`,
    `/sessions/${made.session._id}`,
    `/pitches/${made.session.pitch._id}`,
  ])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await expect.poll(async () => (await chosenThings(page)).count).toBeGreaterThan(0)
      expect((await chosenThings(page)).alike).toEqual([])
    })

  await test.step('a switch that is on', async () => {
    await page.goto('/settings')
    // by name, because the two sections with switches load one after the other
    const oneSwitch = page.getByRole('switch', { name: /, in the app$/ }).first()
    await expect(oneSwitch).toBeVisible()
    const lookOf = () => oneSwitch.evaluate((element) => getComputedStyle(element).backgroundColor)
    const before = await lookOf()
    await oneSwitch.click()
    await expect.poll(lookOf).not.toBe(before)
  })
})

test('in forced colours the score has its dash, the date is visible and the search field has a border', async ({
  browser,
  baseURL,
}) => {
  const made = await createTestSession(baseURL ?? '')
  const match = await createNextMatch(made)
  const page = await (
    await openBrowser(browser, made.captain, { ...forced, viewport: widths.narrow })
  ).newPage()
  await page.goto('/')
  expect(await isDrawn(page.getByRole('combobox', { name: 'Search for locations' }))).toBe(true)

  await page.goto(`/live-match?match=${match._id}`)
  const points = page.locator('p').filter({ hasText: `${match.teamOne.name} 0, ${match.teamTwo.name} 0` })
  const [left, dash] = [points.locator('span').nth(1), points.locator('span').nth(2)]
  await expect(left).toHaveText('0')
  expect(await isDrawn(dash)).toBe(true)

  await expect(page.getByText(/^Connected/).first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const place = page.locator('p').filter({ hasText: made.session.pitch.name }).first()
  const clip = await place.boundingBox()
  const seen = await page.screenshot({ clip: clip! })
  await points.evaluate((element) => (element.style.visibility = 'hidden'))
  const alone = await page.screenshot({ clip: clip! })
  expect(seen.equals(alone)).toBe(true)
})
