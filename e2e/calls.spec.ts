import { randomUUID } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import { expect, newPassword, test } from './fixtures.ts'
import { submitSignIn, codePattern, readMail } from './signed-out.ts'

interface Call {
  call: string
  query: Record<string, string>
  body: unknown
  request: Request
}

const callOf = (request: Request): Call => {
  const { pathname, searchParams } = new URL(request.url())
  return {
    call: `${request.method()} ${pathname}`,
    query: Object.fromEntries(searchParams),
    body: request.postDataJSON() as unknown,
    request,
  }
}

/** Collects responses. Reads each body immediately, because the browser discards it on navigation. */
const repliesOf = (page: Page) => {
  const replies = new Map<string, unknown>()
  page.on('response', async (response) => {
    const { call } = callOf(response.request())
    if (response.ok() && / \/i-one\/(user|auth|location|sessions)\//.test(`${call}/`))
      replies.set(call, await response.json().catch(() => undefined))
  })
  return replies
}

const callsOf = (page: Page) => {
  const calls: Call[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/i-one/')) calls.push(callOf(request))
  })
  return calls
}

const register = async (page: Page, email: string) => {
  await page.goto('/register')
  const fields = { 'First name': 'Efe', 'Last name': 'Oduya', Nickname: 'Efe', Address: 'Yaba' }
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill('kickoff-at-seven')
  await page.getByLabel('Phone number').fill('08012345678')
  await page.getByLabel('Position').selectOption('GK')
  await page.getByRole('button', { name: 'Get my location' }).click()
  await expect(page.getByText(/^Location found/)).toBeVisible()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/sign-in')
}

const setPasswordAnew = async (page: Page, email: string) => {
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  // waits for the page, because the sign-in page also has an email field
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot Password?')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Get Code' }).click()
  const digits = await readMail(email, codePattern)
  await page.getByLabel('Digit 1 of 5').click()
  await page.keyboard.type(digits)
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByLabel(/^New password/).fill(newPassword)
  await page.getByLabel(/^Confirm password/).fill(newPassword)
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page).toHaveURL('/reset-success')
  await page.clock.fastForward(3000)
  await expect(page).toHaveURL('/sign-in')
  return digits
}

test('[AUTH-12] a user registers, resets the password, plays and logs out with the nine specified calls', async ({
  visitor,
}) => {
  test.slow()
  const email = `${randomUUID()}@example.com`
  const calls = callsOf(visitor)
  const replies = repliesOf(visitor)
  const one = (call: string) => {
    const found = calls.find((made) => made.call === call)
    expect(found, call).toBeDefined()
    return found!
  }
  await visitor.context().grantPermissions(['geolocation'])
  await visitor.clock.install()
  await register(visitor, email)
  const otp = await setPasswordAnew(visitor, email)
  await submitSignIn(visitor, { email, password: newPassword })
  await expect(visitor.getByText('Hey, Efe Oduya')).toBeVisible()
  await expect(visitor.getByRole('region', { name: 'Nearby Pitches' })).toBeVisible()
  for (const path of ['user', 'location/nearby', 'sessions/nearby-sessions'])
    await expect.poll(() => replies.get(`GET /i-one/${path}`)).toBeDefined()
  await visitor.getByRole('button', { name: 'Your profile' }).click()
  await visitor.getByRole('button', { name: 'Logout' }).click()
  await visitor.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(visitor.getByText('Logout successful')).toBeVisible()

  expect(Object.keys(one('POST /i-one/user/register').body as object).toSorted()).toEqual(
    'address email firstName isOwner lastName location nickname password phoneNumber position'.split(' '),
  )
  expect(one('POST /i-one/user/forgotPassword').body).toEqual({ email })
  expect(one('POST /i-one/user/verifyOtp').body).toEqual({ email, otp })
  expect(one('POST /i-one/user/resetPassword').body).toEqual({
    email,
    newPassword,
    confirmPassword: newPassword,
  })
  expect(one('POST /i-one/auth/user/login').body).toEqual({ email, password: newPassword })
  expect(one('GET /i-one/user').body).toBeNull()
  for (const nearby of ['GET /i-one/location/nearby', 'GET /i-one/sessions/nearby-sessions'])
    expect(one(nearby).query).toMatchObject({ lng: '3.3541', lat: '6.4969' })
  expect(one('GET /i-one/auth/user/logout').body).toBeNull()

  const user = { firstName: 'Efe', lastName: 'Oduya', nickname: 'Efe', email, position: 'GK' }
  // waits until the browser reports the response, because the page may show the result earlier
  await expect.poll(() => replies.get('GET /i-one/auth/user/logout')).toBeDefined()
  expect(Object.fromEntries(replies)).toMatchObject({
    'POST /i-one/user/register': { message: 'User registered successfully' },
    'POST /i-one/user/forgotPassword': { message: 'If this address has an account, a code is on its way.' },
    'POST /i-one/user/verifyOtp': { message: 'Code verified' },
    'POST /i-one/user/resetPassword': { message: 'Password Reset Successfully' },
    'POST /i-one/auth/user/login': { user, token: expect.any(String), message: 'Login successful' },
    'GET /i-one/user': { user: { ...user, location: { coordinates: [3.3541, 6.4969] } } },
    'GET /i-one/auth/user/logout': { message: 'Logout successful' },
    'GET /i-one/location/nearby': expect.any(Array),
    'GET /i-one/sessions/nearby-sessions': expect.any(Array),
  })
  const { request } = one('POST /i-one/user/resetPassword')
  expect((await request.allHeaders())['cookie']).toBeTruthy()
  expect((await request.allHeaders())['content-type']).toBe('application/json')
})
