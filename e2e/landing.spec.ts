import type { Page } from '@playwright/test'
import { expectNoFindings, expectNoFindingsAtWidths } from './axe.ts'
import { expect, createPerson, test } from './fixtures.ts'
import { createGate } from './gate.ts'
import { expectFocusIn } from './keyboard.ts'
import { submitSignIn, codePattern, readMail, widths } from './signed-out.ts'
import { watchViolations, visitAllPages } from './walk.ts'

const signedOut = [
  {
    '/': 'GAME ON?',
    '/how-it-works': 'Spend Less Time Being Indecisive',
    '/services': 'Take charge of the Pitch!',
  },
  { '/privacy': 'Privacy', '/tournament': 'Tournaments', '/role': 'How Do You Want to Join?' },
  { '/register': 'Create Account', '/sign-in': 'Welcome Back!' },
  {
    '/forgot-password': 'Forgot Password?',
    '/verification': 'Enter Verification Code',
    '/reset': 'Reset Password',
  },
  { '/reset-success': 'Password Reset Successfully' },
]

const sameOnDesk = new Set(['/forgot-password', '/verification', '/reset'])

for (const pages of signedOut)
  test(`[LAND-1] ${Object.keys(pages).join(', ')} are open to visitors, and axe finds nothing on them`, async ({
    visitor,
  }) => {
    const violations = await watchViolations(visitor)
    // blocks the sign-in page's script: this page redirects there after three seconds
    if ('/reset-success' in pages) await visitor.route('**/assets/sign-in-page-*.js', () => {})
    for (const [path, title] of Object.entries(pages))
      await test.step(path, async () => {
        await visitAllPages(visitor, [path])
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
        if (path !== '/reset-success') await expect(visitor).toHaveURL(path)
        await (sameOnDesk.has(path) ? expectNoFindings : expectNoFindingsAtWidths)(visitor)
      })
    expect(violations).toEqual([])
  })

const signedIn = [
  '/schedule-detail',
  '/profile',
  '/upcoming-match',
  '/profile-stats',
  '/live-match',
  '/schedule?tournaments',
]
test('[LAND-1] a page for users asks a visitor to sign in and opens afterwards, also after registering', async ({
  visitor,
  baseURL,
}) => {
  for (const path of signedIn) {
    await visitor.goto(path)
    await expect(visitor).toHaveURL(`/sign-in?${new URLSearchParams({ from: path })}`)
    await expect(visitor.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible()
  }

  const person = await createPerson(baseURL ?? '')
  await visitor.getByRole('link', { name: 'Sign up Here' }).click()
  await visitor.getByRole('link', { name: 'Login Here' }).click()
  await expect(visitor.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible()
  await visitor.reload()
  await submitSignIn(visitor, person)
  await expect(visitor).toHaveURL('/schedule?tournaments')
  await expect(visitor.getByRole('heading', { name: 'Welcome Back!' })).toBeHidden()
})

test('[LAND-1] the requested page is forgotten if the visitor opens another page, and kept through a password reset', async ({
  visitor,
  baseURL,
}) => {
  const person = await createPerson(baseURL ?? '')
  await visitor.goto('/schedule')
  await expect(visitor).toHaveURL('/sign-in?from=%2Fschedule')
  await visitor.getByRole('link', { name: 'Forgot Password' }).click()
  // waits for the page, because the previous page also has an email field
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Forgot Password?')
  await visitor.getByLabel('Email').fill(person.email)
  await visitor.getByRole('button', { name: 'Get Code' }).click()
  await expect(visitor).toHaveURL('/verification?from=%2Fschedule')
  await visitor.getByLabel('Digit 1 of 5').focus()
  await visitor.keyboard.type(await readMail(person.email, codePattern))
  await visitor.getByRole('button', { name: 'Verify' }).click()
  await expect(visitor).toHaveURL('/reset?from=%2Fschedule')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Reset Password')
  await visitor.getByRole('link', { name: 'Cancel' }).click()
  await expect(visitor).toHaveURL('/forgot-password?from=%2Fschedule')

  await visitor.goto('/services')
  await visitor.getByRole('button', { name: 'Open menu' }).click()
  await visitor.getByRole('link', { name: 'Get the app' }).click()
  await submitSignIn(visitor, person)
  await expect(visitor).toHaveURL('/')
})

test('[LAND-2] the top bar links to Home, How it Works, the contact form and the app', async ({
  visitor,
}) => {
  await visitor.setViewportSize(widths.wide)
  await visitor.goto('/services')
  const bar = visitor.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link')).toHaveText(['Home', 'How it Works', 'Get the app'])
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await expect(bar.getByRole('link', { name: 'How it Works' })).toHaveAttribute('href', '/how-it-works')
  await bar.getByRole('button', { name: 'Contact us' }).click()
  await expect(visitor.getByRole('dialog', { name: 'Contact us' })).toBeVisible()
  await visitor.keyboard.press('Escape')
  await bar.getByRole('link', { name: 'Get the app' }).click()
  await expect(visitor).toHaveURL('/sign-in')
})

test('[LAND-2] a tap before the code has loaded is not lost', async ({ visitor }) => {
  const code = createGate()
  await visitor.route('**/assets/landing-page-*.js', async (route) => {
    await code.opened
    await route.continue()
  })
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Open menu' }).click()
  const menu = visitor.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeHidden()
  code.open()
  await expect(menu.getByRole('link', { name: 'Become a Partner' })).toBeVisible()
})

test('[AUTH-6] a press that starts before the app has loaded and ends afterwards is not lost', async ({
  visitor,
}) => {
  const code = createGate()
  await visitor.route('**/assets/forgot-password-page-*.js', async (route) => {
    await code.opened
    await route.continue()
  })
  await visitor.goto('/forgot-password')
  await visitor.getByLabel('Email').fill('nobody@example.com')
  await visitor.getByRole('button', { name: 'Get Code' }).hover()
  await visitor.mouse.down()
  const stands = visitor.waitForRequest('**/assets/toasts-*.js')
  code.open()
  await stands
  await visitor.mouse.up()
  await expect(visitor).toHaveURL('/verification')
})

test('[LAND-2, LAND-6] on a small screen a menu slides in with five links, and axe finds nothing in it or in the contact form', async ({
  visitor,
}) => {
  await visitor.goto('/')
  await expect(visitor.getByRole('navigation', { name: 'Main' })).toBeHidden()
  const open = visitor.getByRole('button', { name: 'Open menu' })
  await open.click()
  const menu = visitor.getByRole('dialog', { name: 'Menu' })
  const ways = {
    Home: '/',
    'How It Works': '/how-it-works',
    'Become a Partner': '/services',
    'Get the app': '/sign-in',
  }
  for (const [name, href] of Object.entries(ways))
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  await expectNoFindings(visitor)
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()

  await open.click()
  await expectFocusIn(menu)
  await visitor.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await open.click()
  await expectFocusIn(menu)
  await visitor.mouse.click(10, 400)
  await expect(menu).toBeHidden()

  await open.click()
  await menu.getByRole('button', { name: 'Contact us' }).click()
  await expect(menu).toBeHidden()

  await test.step('axe finds nothing in the form with errors', async () => {
    const form = visitor.getByRole('dialog', { name: 'Contact us' })
    await expect(form).toBeVisible()
    await expectNoFindings(visitor)
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByText('Name is required')).toBeVisible()
    await expectNoFindings(visitor)
  })
})

test('[LAND-3] the landing page shows the main facts first, and nearby games below the hero', async ({
  visitor,
}) => {
  await visitor.goto('/')
  for (const size of Object.values(widths)) {
    await visitor.setViewportSize(size)
    await expect(visitor.getByRole('heading', { name: 'GAME ON?', level: 1 })).toBeInViewport()
    await expect(visitor.getByRole('heading', { name: 'Build your squad, own the match' })).toBeInViewport()
    await expect(
      visitor.getByText('From squads to pitches, we make it simple to set up and play anywhere.'),
    ).toBeInViewport()
    await expect(visitor.getByRole('img', { name: /floodlit five-a-side pitch/ })).toBeInViewport()
  }
  for (const badge of ['App Store', 'Google Play']) {
    await expect(visitor.getByText(badge)).toBeVisible()
    await expect(visitor.getByRole('link', { name: badge })).toHaveCount(0)
  }
  await expect(
    visitor.getByRole('heading', {
      name: 'Simplifying football management for teams and players at non-pro level',
    }),
  ).toBeVisible()

  await visitor.getByRole('link', { name: 'Find a game tonight' }).click()
  const tonight = visitor.getByRole('region', { name: 'Tonight near you' })
  await expect(tonight.getByRole('link').first()).toHaveAttribute('href', /^\/[spc]\//)
})

const wordsAndWays = (page: Page) =>
  page.evaluate(() => {
    const ofTonight = document.querySelector('#tonight')
    const read = [...document.querySelectorAll<HTMLElement>('#root :is(h1, h2, h3, p, li, a, button)')]
    return read
      .filter((one) => !ofTonight?.contains(one) && one.checkVisibility())
      .map((one) => `${one.tagName} ${one.getAttribute('href') ?? ''} ${one.textContent}`)
  })

test('[LAND-3] the landing page has the same text without scripts', async ({ browser, visitor }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'GAME ON?', level: 1 })).toBeVisible()
  await visitor.goto('/')
  const tonight = visitor.getByRole('region', { name: 'Tonight near you' })
  await tonight.scrollIntoViewIfNeeded()
  await expect(tonight.getByRole('link').first()).toBeVisible()
  const words = await wordsAndWays(visitor)
  expect(words.length).toBeGreaterThan(10)
  expect(await wordsAndWays(page)).toEqual(words)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^http:\/\/localhost:\d+\/$/)
  await context.close()
})

const sections = {
  '/': [],
  '/how-it-works': ['Create An Account', 'Secure A Game Slot', 'Track Your After Match Stats'],
  '/services': ['Host games', 'Authorize sessions', 'Track stats'],
}

test('[LAND-4, LAND-5] three steps, the benefits for organizers, and a footer with a link to a slot and the operator', async ({
  visitor,
}) => {
  for (const [path, titles] of Object.entries(sections)) {
    await visitor.goto(path)
    if (titles.length > 0) await expect(visitor.getByRole('heading', { level: 2 })).toHaveText(titles)
    const footer = visitor.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Book A Slot Now!' })).toHaveAttribute('href', '/role')
    for (const name of [
      'i-one, home',
      ...['X', 'Instagram', 'Facebook'].map((site) => `i-one on ${site}, no page yet`),
    ])
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', '/')
    await expect(footer).toContainText('© 2025')
    await expect(footer.locator('address')).toHaveText(/Lagos.*@.*\d{3}/s)
  }
})
