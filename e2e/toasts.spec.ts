import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { submitSignIn, widths } from './signed-out.ts'

const refused = 'Email or password is wrong.'

const showToast = async (page: Page) => {
  await page.goto('/sign-in')
  await submitSignIn(page, { email: 'nobody@example.com', password: 'whatever' })
  const toast = page.getByRole('alert').filter({ hasText: refused })
  await expect(toast).toBeVisible()
  return toast
}

test.use({ viewport: widths.wide })

test('[AUTH-14] a light toast appears at the top right and closes after five seconds, which hovering pauses', async ({
  visitor,
}) => {
  const toast = await showToast(visitor)
  await toast.hover()
  const box = (await toast.boundingBox())!
  expect(box.y).toBeLessThan(40)
  expect(box.x + box.width).toBeGreaterThan(1280 - 40)
  await expect(toast).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  // the progress bar's animation is the toast's timer
  const time = toast.locator('.Toastify__progress-bar')
  await expect(time).toHaveCSS('animation-duration', '5s')
  await expect(time).toHaveCSS('animation-play-state', 'paused')
  // the compositor must not run the animation, because it finished too early once in a hundred runs
  const animated = await time.evaluate((element) =>
    element
      .getAnimations()
      .flatMap(({ effect }) => Object.keys((effect as KeyframeEffect).getKeyframes()[1]!)),
  )
  expect(animated).toContain('order')
  expect(animated).not.toContain('transform')
  await time.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.currentTime = 4900
  })
  await expect(toast).toBeVisible()
  await visitor.mouse.move(300, 600)
  await expect(toast).toBeHidden()
})

test('[AUTH-14] Alt+T focuses a toast, which can be dragged away', async ({ visitor }) => {
  const toast = await showToast(visitor)
  // pauses the toast's timer, so that only dragging closes it
  await toast.locator('.Toastify__progress-bar').evaluate((time) => {
    for (const animation of time.getAnimations()) animation.pause()
  })
  await visitor.keyboard.press('Alt+T')
  await expect(toast).toBeFocused()
  await expect(async () => {
    const box = (await toast.boundingBox())!
    expect(box.x + box.width).toBeLessThanOrEqual(1280)
    await visitor.mouse.move(box.x + 80, box.y + box.height / 2)
    await visitor.mouse.down()
    await visitor.mouse.move(box.x + 420, box.y + box.height / 2, { steps: 12 })
    await visitor.mouse.up()
    await expect(toast).toBeHidden({ timeout: 1500 })
  }).toPass({ timeout: 20_000 })
})

test('[AUTH-14] the passwords of each form can be shown and hidden', async ({ visitor }) => {
  for (const path of ['/sign-in', '/register', '/reset']) {
    await visitor.goto(path)
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    const toggles = visitor.getByRole('button', { name: 'Show password' })
    const fields = visitor.locator('input[type="password"]')
    const count = await fields.count()
    expect(count).toBe(path === '/reset' ? 2 : 1)
    await toggles.first().click()
    await expect(fields).toHaveCount(count - 1)
    await visitor.getByRole('button', { name: 'Hide password' }).click()
    await expect(fields).toHaveCount(count)
  }
})
