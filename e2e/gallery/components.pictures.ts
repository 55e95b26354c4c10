import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'

const looks = [
  { suffix: '390', width: 390, isForced: false },
  { suffix: '1280', width: 1280, isForced: false },
  { suffix: '390-forced', width: 390, isForced: true },
  { suffix: '1280-forced', width: 1280, isForced: true },
]

const folder = join(import.meta.dirname, 'pictures')

/** Matches an open dialog, or an open menu's button. */
const layers = '[role=dialog], [role=alertdialog], [aria-expanded=true]'

const hrefsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

const isPainted = () =>
  document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete)

for (const { suffix, width, isForced } of looks) {
  test(`pictures at ${width} px${isForced ? ' in forced colours' : ''}`, async ({
    page,
    baseURL,
  }, testInfo) => {
    const taken: string[] = []
    const take = async (address: string, shoot: (name: string) => Promise<void>) => {
      const name = `${address.replace('#/', '').replace('/', '-')}-${suffix}.png`
      taken.push(name)
      await page.waitForFunction(isPainted)
      await shoot(name)
    }

    await page.route(
      (url) => !url.href.startsWith(baseURL ?? ''),
      (route) => route.abort(),
    )
    await page.setViewportSize({ width, height: 720 })
    await page.clock.setFixedTime('2026-11-24T12:00:00Z')
    if (isForced) await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })

    await page.goto('/')
    await expect(page.locator('[data-entry]').first()).toBeVisible()
    const components = await hrefsOf(page, 'nav li a')
    const opened = await hrefsOf(page, '[data-opens]')
    const toasts = opened.filter((address) => address.startsWith('#/toast/'))
    const states = opened.filter((address) => !toasts.includes(address))

    for (const address of components) {
      await page.goto(`/${address}`)
      const entry = page.locator(`[data-entry="${address.slice(2)}"]`)
      await expect(page.locator('[data-entry]')).toHaveCount(1)
      await take(address, (name) => expect.soft(entry).toHaveScreenshot(name))
    }
    for (const address of states) {
      await page.goto(`/${address}`)
      await expect(page.locator(layers).first()).toBeVisible()
      await take(address, (name) => expect.soft(page).toHaveScreenshot(name))
    }
    for (const address of toasts) {
      // leaves the page, because a toast would stay open when only the hash changes
      await page.goto('about:blank')
      await page.goto(`/${address}`)
      // hovering pauses the timer, which the default `animations: 'disabled'` would fast-forward to its end
      await page.locator('.Toastify__toast').hover()
      await take(address, (name) => expect.soft(page).toHaveScreenshot(name, { animations: 'allow' }))
    }

    const isOf = new RegExp(`[a-z]-${suffix}\\.png$`)
    const left = readdirSync(folder).filter((name) => isOf.test(name) && !taken.includes(name))
    const isUpdate = ['all', 'changed'].includes(testInfo.config.updateSnapshots)
    if (isUpdate) for (const name of left) rmSync(join(folder, name))
    else expect(left, 'pictures without an entry').toEqual([])
  })
}
