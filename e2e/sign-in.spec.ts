import { logIn, logOut } from '@i-one/contract/accounts'
import { type Call, createClient } from '@i-one/contract/call'
import type { Page, Request } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { expect, lagos, createPerson, test } from './fixtures.ts'
import { createGate } from './gate.ts'
import { submitSignIn, readSavedState } from './signed-out.ts'

const isLogin = (request: Request) => request.url().endsWith('/i-one/auth/user/login')
const logInRoute = '**/i-one/auth/user/login'

/** Leaves the page before logging out, because the page's stream would report the logout. */
const logOutWhileAway = async (page: Page, call: Call) => {
  await page.goto('about:blank')
  await call(logOut)
}

interface Timer {
  milliseconds: number
  runOut: () => void
}

test('[AUTH-5, API-1] the sign-in page reports missing and wrong input, and failed requests', async ({
  visitor,
  baseURL,
}) => {
  await test.step('an email address and a password of at least four characters are required', async () => {
    const sent: string[] = []
    visitor.on('request', (request) => isLogin(request) && sent.push(request.url()))
    await visitor.goto('/sign-in')
    await visitor.getByRole('button', { name: 'Log in' }).click()
    await expect(visitor.getByText('Required', { exact: true })).toBeVisible()
    await expect(visitor.getByText('Password must contain at least 4 characters')).toBeVisible()
    await expectNoFindings(visitor)
    await visitor.getByLabel('Email').fill('layi@')
    await expect(visitor.getByText('Invalid email')).toBeVisible()
    await visitor.getByLabel(/^Password/).fill('abc')
    await expect(visitor.getByText('Password must contain at least 4 characters')).toBeVisible()
    await visitor.getByLabel(/^Password/).fill('abcd')
    await expect(visitor.getByText('Password must contain at least 4 characters')).toBeHidden()
    expect(sent).toEqual([])
  })

  await test.step('a wrong password and an unknown email address have the same error', async () => {
    const { email } = await createPerson(baseURL ?? '')
    for (const address of [email, 'nobody@example.com']) {
      await submitSignIn(visitor, { email: address, password: 'not-this-one' })
      const toast = visitor.getByRole('alert').filter({ hasText: 'Email or password is wrong.' })
      await expect(toast).toBeVisible()
      await toast.getByRole('button', { name: 'Close' }).click()
      await expect(toast).toBeHidden()
    }
    await expect(visitor).toHaveURL('/sign-in')
  })

  await test.step('the error is Network Error, Server Error, a field of the response, the whole body, or a default', async () => {
    for (const [answer, text] of [
      [undefined, 'Network Error'],
      [{ status: 500, json: { error: 'Stack trace' } }, 'Server Error'],
      [{ status: 409, json: { error: 'Half-time', message: 'Time', detail: 'Time' } }, 'Half-time'],
      [{ status: 409, json: { message: 'Extra time' } }, 'Extra time'],
      [{ status: 409, json: { error: { message: 'Full time' } } }, 'Full time'],
      [{ status: 502, body: 'Bad gateway' }, 'Bad gateway'],
      [{ status: 502, contentType: 'text/html', body: '<h1>502</h1>' }, 'Server Error'],
      [{ status: 400, body: '' }, 'An error occurred'],
    ] as const) {
      await visitor.route(logInRoute, (route) => (answer ? route.fulfill(answer) : route.abort()), {
        times: 1,
      })
      await submitSignIn(visitor, { email: 'nobody@example.com', password: 'whatever' })
      await expect(visitor.getByRole('alert').getByText(text, { exact: true })).toBeVisible()
    }
  })
})

test('[AUTH-5, AUTH-11] signing in shows a message, opens Home, and stores the token under i-one and the state under main', async ({
  visitor,
  baseURL,
}) => {
  const person = await createPerson(baseURL ?? '', { coordinates: lagos })
  const gate = createGate()
  await visitor.goto('/sign-in')
  await expect(visitor.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
  await expect(visitor.getByRole('link', { name: 'Sign up Here' })).toHaveAttribute('href', '/role')
  await visitor.route(logInRoute, async (route) => {
    await gate.opened
    await route.continue()
  })
  const asked = visitor.waitForRequest(isLogin)
  const answered = visitor.waitForResponse(logInRoute)
  await submitSignIn(visitor, person)
  await expect(visitor.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  gate.open()
  const { token } = (await (await answered).json()) as { token: string }
  expect((await asked).postDataJSON()).toEqual({ email: person.email, password: person.password })
  await expect(visitor.getByText('Login successful')).toBeVisible()
  await expect(visitor).toHaveURL('/')
  await expect(visitor.getByText(`Hey, ${person.firstName} ${person.lastName}`)).toBeVisible()

  expect(await visitor.evaluate(() => localStorage.getItem('i-one'))).toBe(token)
  const { state } = await visitor.evaluate(readSavedState)
  expect(state).toMatchObject({
    auth: {
      user: { email: person.email, position: 'MF', location: { coordinates: lagos } },
      profile: null,
      isRegistered: false,
      isAuthenticated: true,
      isVerified: true,
      isPhoneVerified: false,
      isAdmin: false,
    },
    language: { languageCode: 'en' },
    sessions: { sessions: expect.any(Array) as unknown[], pitches: expect.any(Array) as unknown[] },
  })
})

test('[AUTH-11, AUTH-12] GET /i-one/user refreshes the client, with the token as a bearer, and a 401 from any call resets the login', async ({
  member,
}) => {
  const { page, person } = member
  const asked = page.waitForRequest((request) => request.url().endsWith('/i-one/user'))
  await page.goto('/profile')
  const request = await asked
  expect(request.method()).toBe('GET')
  expect(await request.headerValue('authorization')).toBe(`Bearer ${person.token}`)
  await expect(page.getByRole('main')).toContainText(person.firstName)
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  expect((await page.evaluate(readSavedState)).state?.['auth']).toMatchObject({ isAuthenticated: true })
  await logOutWhileAway(page, person.call)
  await page.goto('/')
  await expect(page.getByText('You have been signed out. Please sign in again.')).toBeVisible()
  await expect(page).toHaveURL('/sign-in')
  expect(await page.evaluate(() => localStorage.getItem('i-one'))).toBeNull()
  expect((await page.evaluate(readSavedState)).state?.['auth']).toMatchObject({
    user: null,
    isAuthenticated: false,
  })
})

test('[AUTH-11] a login that ends on a public page is reported there, and other pages reopen after signing in', async ({
  member,
}) => {
  const { page, person } = member
  const told = page.getByRole('alert').filter({ hasText: 'You have been signed out. Please sign in again.' })
  await page.goto('/tournament')
  await expect(page.getByRole('button', { name: /Your profile/ })).toBeVisible()
  await logOutWhileAway(page, person.call)
  await page.goto('/tournament')
  await expect(told).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()

  const { token } = await createClient({ baseUrl: new URL(page.url()).origin })(logIn, { body: person })
  await page.evaluate((token) => localStorage.setItem('i-one', token), token)
  await page.goto('/profile')
  await expect(page.getByRole('definition').first()).toHaveText(person.firstName)
  await logOutWhileAway(page, createClient({ baseUrl: new URL(page.url()).origin, token: () => token }))
  await page.goto('/profile')
  await expect(told).toBeVisible()
  await expect(page).toHaveURL('/sign-in?from=%2Fprofile')
  await submitSignIn(page, person)
  await expect(page).toHaveURL('/profile')
})

test('[AUTH-13] a tab immediately shows a logout or a different user from another tab', async ({
  member,
  baseURL,
}) => {
  const { page, person } = member
  const listens = page.waitForResponse(/\/notifications\/stream$/)
  await page.goto('/profile')
  await expect(page.getByRole('definition').first()).toHaveText(person.firstName)
  await listens
  const other = await page.context().newPage()
  await other.goto('/schedule')
  await other.getByRole('button', { name: /Your profile/ }).click()
  await other.getByRole('button', { name: 'Logout' }).click()

  await page.route('**/stream', () => undefined)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await other.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page.getByText('You have been signed out in another tab.')).toBeVisible()
  await expect(page).toHaveURL('/sign-in')
  expect(asked.filter((path) => path.startsWith('/i-one/') && !path.endsWith('/stream'))).toEqual([])
  await expect(other.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible()
  expect(await other.evaluate(() => localStorage.getItem('main'))).toBeNull()

  const [first, second] = [
    await createPerson(baseURL ?? ''),
    await createPerson(baseURL ?? '', { firstName: 'Ada' }),
  ]
  await submitSignIn(page, first)
  await page.getByRole('button', { name: /Your profile/ }).waitFor()
  await other.evaluate((token) => {
    localStorage.setItem('i-one', token)
    localStorage.removeItem('main')
  }, second.token)
  await other.goto('/profile')
  await expect(other.getByRole('definition').first()).toHaveText('Ada')
  await page.getByRole('button', { name: 'Your profile, Ada Nwosu' }).waitFor()
})

test('[AUTH-13] a logout in another tab while the code loads is shown after it has loaded', async ({
  member: { page, person },
}) => {
  const code = createGate()
  await page.route('**/assets/other-tabs-*.js', async (route) => {
    await code.opened
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/other-tabs-*.js')
  const listens = page.waitForResponse(/\/notifications\/stream$/)
  await page.goto('/profile')
  await expect(page.getByRole('definition').first()).toHaveText(person.firstName)
  await Promise.all([asked, listens])
  await page.route('**/stream', () => undefined)
  const other = await page.context().newPage()
  await other.goto('/profile')
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await other.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible()
  code.open()
  await expect(page.getByText('You have been signed out in another tab.')).toBeVisible()
  await expect(page).toHaveURL('/sign-in')
})

test('[AUTH-11, AUTH-12] starting to sign in resets authenticated and verified, and a request without response is aborted after 20 seconds', async ({
  visitor,
}) => {
  await visitor.addInitScript(() =>
    localStorage.setItem('main', JSON.stringify({ state: { auth: { isVerified: true } }, version: 0 })),
  )
  // replaces AbortSignal.timeout, because Playwright's clock does not control it
  await visitor.addInitScript(() => {
    const timers: Timer[] = []
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      timers.push({
        milliseconds,
        runOut: () => controller.abort(new DOMException('The time is over.', 'TimeoutError')),
      })
      return controller.signal
    }
    Object.assign(window, { timers })
  })
  const gate = createGate()
  await visitor.route(logInRoute, async (route) => {
    await gate.opened
    await route.abort()
  })
  await visitor.goto('/sign-in')
  const asked = visitor.waitForRequest(isLogin)
  const failing = visitor.waitForEvent('requestfailed', isLogin)
  await submitSignIn(visitor, { email: 'nobody@example.com', password: 'whatever' })
  await asked
  await expect(visitor.getByRole('button', { name: 'Logging in...' })).toBeVisible()
  expect((await visitor.evaluate(readSavedState)).state?.['auth']).toMatchObject({
    isAuthenticated: false,
    isVerified: false,
  })
  const requestTimeout = await visitor.evaluate(() =>
    (window as unknown as { timers: Timer[] }).timers.map(({ milliseconds, runOut }) => {
      runOut()
      return milliseconds
    }),
  )
  expect(new Set(requestTimeout)).toEqual(new Set([20_000]))
  expect((await failing).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(visitor.getByRole('alert').getByText('Network Error')).toBeVisible()
  gate.open()
})

test('[API-1] an error contains error, message and detail, and a rejected code msg', async ({ request }) => {
  const login = await request.post('/i-one/auth/user/login', {
    data: { email: 'nobody@example.com', password: 'whatever' },
  })
  expect(login.status()).toBe(401)
  const sentence = 'Email or password is wrong.'
  expect(await login.json()).toMatchObject({ error: sentence, message: sentence, detail: sentence })
  const verified = await request.post('/i-one/user/verifyOtp', {
    data: { email: 'nobody@example.com', otp: '12345' },
  })
  expect(verified.status()).toBe(400)
  const refused = 'This code is wrong or has expired.'
  expect(await verified.json()).toMatchObject({ error: refused, detail: refused, msg: refused })
})
