import { browserOf, expect, test } from './fixtures.ts'
import { demoPerson } from './test-session.ts'

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
