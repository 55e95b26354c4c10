import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { widths } from './signed-out.ts'

export const watchViolations = async (page: Page) => {
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

/** Polls, because desktop-only parts unmount with React's next render, not with the resize. */
export const expectNoOverflow = (page: Page, what: string) =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      what,
    )
    .toBe(0)

/** Navigates within the app, because loading the app again is slow. */
export const navigateInApp = (page: Page, path: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Waits for the content of a page, or for the error that a page shows to users without access. */
export const expectLoaded = async (page: Page) => {
  await expect(page.locator('main, h1, [role="alert"]').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"], [data-skeleton]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

export const expectHeading = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()

export const visitAllPages = async (page: Page, paths: string[]) => {
  for (const path of paths) {
    await page.setViewportSize(widths.narrow)
    await page.goto(path)
    await expectHeading(page)
    await expectLoaded(page)
    // every image needs a src; `street-address` is invalid on a single-line field
    await expect(
      page.locator('img:not([src]), img[src=""], input[autocomplete~="street-address"]'),
      path,
    ).toHaveCount(0)
    for (const size of [widths.narrow, widths.wide]) {
      await page.setViewportSize(size)
      // waits at most five seconds for an idle browser, like the app, because a busy machine is never idle
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
    }
    await page.setViewportSize({ width: 320, height: 844 })
    await expectNoOverflow(page, `${path} on 320 pixels`)
    await page.setViewportSize(widths.narrow)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expectNoOverflow(page, `${path} in letters twice as large`)
    await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  }
}
