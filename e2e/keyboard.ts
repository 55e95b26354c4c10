import type { Page } from '@playwright/test'

/** What has the focus, as a screen reader would name it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    // nothing has the focus, and the text of the body is that of the whole page
    if (element === document.body) return ''
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null
    return label?.textContent ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })

/** Presses Tab until what has the focus is named so. */
export const tabTo = async (page: Page, name: RegExp) => {
  for (let steps = 0; steps < 30; steps++) {
    await page.keyboard.press('Tab')
    if (name.test(await focused(page))) return
  }
  throw new Error(`${name} is not reached by Tab`)
}
