import { expect, type Locator, type Page } from '@playwright/test'

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === document.body) return ''
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null
    return label?.textContent ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })

export const tabTo = async (page: Page, name: RegExp) => {
  for (let steps = 0; steps < 30; steps++) {
    await page.keyboard.press('Tab')
    if (name.test(await focused(page))) return
  }
  throw new Error(`Tab does not reach ${name}`)
}

/** Polls, because a dialog gets the focus some frames after it appears; until then Tab moves behind it. */
export const expectFocusIn = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)

const covered = (page: Page) =>
  page.evaluate(async () => {
    const element = document.activeElement!
    if (element === document.body) return undefined
    await Promise.all(element.getAnimations().map(({ finished }) => finished))
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
    const found = document.elementFromPoint((left + right) / 2, middle)
    return element.contains(found) ? '' : (element.getAttribute('aria-label') ?? element.textContent)
  })

export const tabThrough = async (page: Page, key: 'Tab' | 'Shift+Tab') => {
  const hidden: string[] = []
  for (let steps = 0; steps < 100; steps++) {
    await page.keyboard.press(key)
    const name = await covered(page)
    if (name === undefined) return { steps, hidden }
    if (name) hidden.push(name)
  }
  throw new Error('Tab never leaves the page')
}
