import type { Locator } from '@playwright/test'
import { expect, createPerson, test } from './fixtures.ts'
import { createGate } from './gate.ts'
import { submitSignIn } from './signed-out.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const nearlyOver = (splash: Locator) =>
  splash.evaluate(async (element) => {
    const away = element.getAnimations().find((one) => (one as CSSAnimation).animationName === 'splash-away')!
    away.currentTime = 2900
    await away.finished
    return away.currentTime
  })

test('[LAND-8] the splash is shown once for 2.5 s, its bar runs for 1.5 s from 0.6 s, and it fades in 0.5 s', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'commit' })
  const splash = page.locator('.splash')
  await expect(splash).toContainText('Loading...')
  const timings = await splash.evaluate((element) =>
    element.getAnimations({ subtree: true }).map((animation) => {
      const { delay, duration } = animation.effect!.getTiming()
      return [(animation as CSSAnimation).animationName, delay, duration]
    }),
  )
  expect(timings).toContainEqual(['splash-away', 2500, 500])
  expect(timings).toContainEqual(['splash-run', 600, 1500])
  const shown = await nearlyOver(splash)
  expect(shown).toBe(3000)
  await expect(splash).toBeHidden()

  await page.getByRole('link', { name: 'Book A Slot Now!' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How Do You Want to Join?')
  await expect(splash).toBeHidden()
  await page.goto('/services')
  await expect(splash).toBeHidden()
})

test('[LAND-8] the page is painted under the splash before its code has run', async ({ page }) => {
  const code = createGate()
  await page.route('**/assets/index-*.js', async (route) => {
    await code.opened
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const splash = page.locator('.splash')
  await expect(splash).toBeVisible()
  await expect(page.getByRole('heading', { name: 'GAME ON?', level: 1 })).toBeVisible()
  await nearlyOver(splash)
  await expect(splash).toBeHidden()
  code.open()
})

test('without JavaScript no splash covers the page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'GAME ON?', level: 1 })).toBeVisible()
  // the splash must be hidden at first paint, not only after its animation
  await expect(page.locator('.splash')).toHaveCSS('display', 'none')
  await context.close()
})

test('[LAND-8] saved state is loaded before the first render', async ({ visitor, baseURL }) => {
  const person = await createPerson(baseURL ?? '', { firstName: 'Zainab', lastName: 'Bello' })
  await visitor.goto('/sign-in?from=/profile')
  await submitSignIn(visitor, person)
  await expect(visitor.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()

  await visitor.route('**/i-one/**', (route) => route.abort())
  await visitor.goto('/')
  await expect(visitor.getByText('Hey, Zainab Bello')).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'GAME ON?' })).toBeHidden()
})

test('[LAND-8] while the app waits, an overlay covers the screen with the brand and Loading...', async ({
  visitor,
  baseURL,
}) => {
  const { token } = await createPerson(baseURL ?? '')
  const answered = createGate()
  await visitor.route('**/i-one/user', async (route) => {
    await answered.opened
    await route.continue()
  })
  await visitor.addInitScript((saved) => localStorage.setItem('i-one', saved), token)
  await visitor.goto('/profile')
  const overlay = visitor.getByRole('status').filter({ hasText: 'Loading...' }).and(visitor.locator('output'))
  await expect(overlay).toBeVisible()
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, ...visitor.viewportSize() })
  await expect(overlay.locator('svg').first()).toBeVisible()
  answered.open()
  await expect(visitor.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await expect(overlay).toBeHidden()
})

test('input typed and sent before the code of a form has loaded is not lost', async ({ visitor }) => {
  const code = createGate()
  await visitor.route('**/assets/app-*.js', async (route) => {
    await code.opened
    await route.continue()
  })
  await visitor.goto('/sign-in?from=/schedule')
  await visitor.getByLabel('Email').fill('layi@')
  await visitor.getByLabel(/^Password/).fill('abc')
  await visitor.keyboard.press('Enter')
  code.open()
  await expect(visitor.getByText('Invalid email')).toBeVisible()
  await expect(visitor.getByLabel('Email')).toHaveValue('layi@')
  await expect(visitor.getByLabel(/^Password/)).toHaveValue('abc')
  await expect(visitor).toHaveURL('/sign-in?from=/schedule')
  const register = visitor.getByRole('link', { name: 'Sign up Here' })
  await expect(register).toHaveAttribute('href', '/role?from=%2Fschedule')
})

test('the focus and the input stay while the code of a form starts', async ({ visitor }) => {
  const code = createGate()
  await visitor.route('**/assets/app-*.js', async (route) => {
    await code.opened
    await route.continue()
  })
  await visitor.goto('/sign-in?from=/schedule')
  await visitor.getByLabel(/^Password/).pressSequentially('ab')
  code.open()
  await expect(visitor.getByRole('link', { name: 'Sign up Here' })).toHaveAttribute('href', /schedule/)
  await visitor.keyboard.type('c')
  await expect(visitor.getByLabel(/^Password/)).toBeFocused()
  await expect(visitor.getByLabel(/^Password/)).toHaveValue('abc')
})

test('[AUTH-2] a role selected before the code has loaded is kept', async ({ visitor }) => {
  const code = createGate()
  await visitor.route('**/assets/app-*.js', async (route) => {
    await code.opened
    await route.continue()
  })
  await visitor.goto('/role')
  await visitor.getByRole('button', { name: 'As an Organizer / Admin' }).click()
  await visitor.getByRole('button', { name: 'Continue' }).click()
  code.open()
  await expect(visitor).toHaveURL('/register')
  await expect(visitor.getByText(/Joining as an organizer/)).toBeVisible()
})
