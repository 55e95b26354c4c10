import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { widths } from './signed-out.ts'

/** Each violation of the policy, as the browser reports it. */
export const violationsOf = async (page: Page) => {
  const found: string[] = []
  await page.exposeFunction('reportViolation', (violation: string) => found.push(violation))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}`,
      ),
    ),
  )
  return found
}

/** What stands on a desk alone goes with React's next turn, not with the window. */
export const expectNothingBeyond = (page: Page, what: string) =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      what,
    )
    .toBe(0)

/** Within the app, as by a link to it: to load the app again costs more than most of its pages. */
export const goOn = (page: Page, path: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/**
 * Each page once: what it has on a desk alone comes when it is made wide, and all of it finds room on 320 pixels and in
 * letters twice as large.
 */
export const walk = async (page: Page, paths: string[]) => {
  for (const path of paths) {
    await page.setViewportSize(widths.narrow)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    // an image needs its address, and the hint for several lines does not fit a field of one
    await expect(
      page.locator('img:not([src]), img[src=""], input[autocomplete~="street-address"]'),
      path,
    ).toHaveCount(0)
    for (const size of [widths.narrow, widths.wide]) {
      await page.setViewportSize(size)
      // as the app itself waits before it loads what is not needed at once: on a busy machine no moment may be idle
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
    }
    await page.setViewportSize({ width: 320, height: 844 })
    await expectNothingBeyond(page, `${path} on 320 pixels`)
    await page.setViewportSize(widths.narrow)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expectNothingBeyond(page, `${path} in letters twice as large`)
    await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  }
}
