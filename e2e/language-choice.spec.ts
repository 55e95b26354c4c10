import { expect, openBrowser, openVisitorBrowser, test } from './fixtures.ts'

test('[LANG-1] a visitor chooses French below the footer, and the next pages are French', async ({
  visitor,
}) => {
  await visitor.goto('/')
  await visitor.getByRole('link', { name: 'Français' }).click()
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(visitor.getByRole('link', { name: 'Réservez votre créneau !' })).toBeVisible()
  await visitor.goto('/register')
  await expect(visitor.getByRole('heading', { name: 'Créer un compte' })).toBeVisible()
  await visitor.getByRole('link', { name: 'English' }).click()
  await expect(visitor.getByRole('heading', { name: 'Create Account' })).toBeVisible()
})

test('[LANG-1] pages follow the browser, a link can name another language, and errors are in the language of the page', async ({
  browser,
}) => {
  const page = await (await openVisitorBrowser(browser, { locale: 'fr-SN' })).newPage()
  await page.goto('/sign-in')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.goto('/sign-in?lang=en')
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible()
  // the server's error is in the language of the page, not of the browser
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel(/^Password/).fill('kickoff-at-seven')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Email or password is wrong.' })).toBeVisible()
})

test('[LANG-1] the language of the account is chosen in the settings, and a login on another device follows it', async ({
  member: { person, page },
  browser,
}) => {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { name: 'Réglages', level: 1 })).toBeVisible()
  const state = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('main') ?? '') as { state: { language: object } }).state,
  )
  expect(state.language).toEqual({ languageCode: 'fr' })

  const other = await (await openVisitorBrowser(browser)).newPage()
  await other.goto('/sign-in')
  await other.getByLabel('Email').fill(person.email)
  await other.getByLabel(/^Password/).fill(person.password)
  await other.getByRole('button', { name: 'Log in' }).click()
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr')
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })
  // the service worker first loads the whole app
  test.slow()

  test('a change of the language replaces the pages that the service worker has cached', async ({
    member: { person },
    browser,
  }) => {
    const page = await (await openBrowser(browser, person, { serviceWorkers: 'allow' })).newPage()
    await page.goto('/settings')
    const workerLanguage = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL.split('lang=')[1])
    await expect.poll(workerLanguage, { timeout: 180_000 }).toBe('en')
    await page.getByRole('button', { name: 'Français' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect.poll(workerLanguage, { timeout: 180_000 }).toBe('fr')
    await expect(page.getByRole('complementary', { name: 'Nouvelle version' })).toBeHidden()
    await page.context().setOffline(true)
    await page.goto('/settings')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})
