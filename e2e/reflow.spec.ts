import { randomUUID } from 'node:crypto'
import { recordEvents } from '@i-one/contract/matches'
import { browserOf, expect, test } from './fixtures.ts'
import { demoPerson, newTestSession, nextMatch } from './test-session.ts'

const pages = [
  '/',
  '/schedule',
  '/tournament',
  '/live-match',
  '/profile-stats',
  '/leaderboard',
  '/teams',
  '/notifications',
  '/settings',
  '/profile',
  '/schedule-detail',
]

for (const [how, width, size] of [
  ['on 320 pixels', 320, '100%'],
  ['in letters twice as large', 390, '200%'],
] as const)
  test(`no page is wider than the phone, ${how}`, async ({ browser, baseURL, contextOptions }) => {
    const context = await browserOf(browser, await demoPerson(baseURL ?? '', 'captain'), contextOptions)
    await context.addInitScript((fontSize) => {
      addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = fontSize))
    }, size)
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 844 })
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      const widths = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return { scrollWidth, clientWidth }
      })
      expect(widths.scrollWidth, path).toBe(widths.clientWidth)
    }
  })

test('added time has room beside what happened in it', async ({ baseURL, visitor: page }) => {
  const made = await newTestSession(baseURL ?? '')
  const { _id } = await nextMatch(made)
  const at = new Date().toISOString()
  const event = { period: 'first', at } as const
  await made.captain.call(recordEvents, {
    params: { id: _id },
    body: {
      events: [
        { ...event, id: randomUUID(), type: 'kick-off', clockMs: 0 },
        { ...event, id: randomUUID(), type: 'goal', side: 'T1', clockMs: 400 * 60_000 },
      ],
    },
  })
  await page.goto(`/m/${_id}`)
  const feed = page.getByRole('region', { name: 'As it happened' }).getByRole('listitem')
  const goal = feed.filter({ hasText: /\d\+\d{3}’/ })
  await expect(goal).toBeVisible()
  const room = await goal
    .locator('span')
    .first()
    .evaluate((minute) => {
      const words = document.createRange()
      words.selectNodeContents(minute)
      return (
        minute.parentElement!.children[1]!.getBoundingClientRect().left - words.getBoundingClientRect().right
      )
    })
  expect(room).toBeGreaterThan(11)
})
