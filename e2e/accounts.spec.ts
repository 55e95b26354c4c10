import { randomUUID } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { expect, createPerson, test } from './fixtures.ts'
import { createGate } from './gate.ts'
import { tabTo } from './keyboard.ts'
import { submitSignIn, readSavedState, readMail, widths } from './signed-out.ts'

const form = {
  'First name': 'Ọláyínká',
  'Last name': 'Ṣẹ́gun',
  Nickname: 'Láyí',
  'Phone number': '0801 234 5678',
  Address: '7 Bode Thomas Street, Surulere',
}

const fillRegistration = async (page: Page, email: string) => {
  for (const [label, value] of Object.entries(form)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill('kickoff-at-seven')
  await page.getByLabel('Position').selectOption('FW')
}

const bodyOf = (request: Request) => request.postDataJSON() as Record<string, unknown>
const isRegistration = (request: Request) => request.url().endsWith('/i-one/user/register')

test('[AUTH-1] a small screen shows only the form, a large screen also a picture with a tagline on the left', async ({
  visitor,
}) => {
  const pictures: string[] = []
  visitor.on('request', (request) => request.url().includes('/pictures/auth') && pictures.push(request.url()))
  await visitor.goto('/sign-in')
  await expect(visitor.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible()
  const picture = visitor.getByRole('complementary')
  await expect(picture).toBeHidden()
  await visitor.waitForLoadState('networkidle')
  expect(pictures).toEqual([])

  await visitor.setViewportSize(widths.wide)
  await expect(picture.getByRole('img')).toBeVisible()
  await expect(picture.getByRole('heading')).toHaveText(
    'Simplifying 5-A-Side Football Bookings and Team Management',
  )
  await expect(
    picture.getByText('Find a game, book a session, join a team, and track your stats'),
  ).toBeVisible()
  const left = await picture.boundingBox()
  const right = await visitor.getByRole('main').boundingBox()
  expect(left?.x).toBe(0)
  expect(left?.width).toBeCloseTo(640, -2)
  expect(right?.x).toBeCloseTo(left?.width ?? 0, 0)
})

test('[AUTH-1, AUTH-2] one role card or none can be selected, above a dark footer', async ({ visitor }) => {
  await visitor.goto('/role')
  const footer = visitor.getByRole('contentinfo')
  await expect(footer.getByRole('link')).toHaveCount(6)
  for (const name of ['English', 'Français'])
    await expect(
      footer.getByRole('navigation', { name: 'Language' }).getByRole('link', { name }),
    ).toBeVisible()
  for (const name of ['i-one, home', 'i-one on X', 'i-one on Instagram', 'i-one on Facebook'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', '/')
  await expect(footer).toContainText('© 2025')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('How Do You Want to Join?')
  await expect(visitor.getByText('Choose your role for the best experience in the app!')).toBeVisible()
  const player = visitor.getByRole('button', { name: 'As a Player' })
  const organizer = visitor.getByRole('button', { name: 'As an Organizer / Admin' })
  await expect(player).toContainText('Find teams and play without managing matches')
  await expect(organizer).toContainText('Organize the game schedule and recruit players')
  const [card, below] = [await organizer.boundingBox(), await footer.boundingBox()]
  expect(card!.y + card!.height).toBeLessThan(below!.y)
  await expect(footer).toHaveCSS('background-color', 'rgb(14, 26, 22)')

  for (const one of [player, organizer]) await expect(one).toHaveAttribute('aria-pressed', 'false')
  await player.click()
  await expect(player).toHaveAttribute('aria-pressed', 'true')
  await organizer.click()
  await expect(player).toHaveAttribute('aria-pressed', 'false')
  await expect(organizer).toHaveAttribute('aria-pressed', 'true')
  await organizer.click()
  await expect(organizer).toHaveAttribute('aria-pressed', 'false')
  await expect(visitor.getByRole('link', { name: 'Login Here' })).toHaveAttribute('href', '/sign-in')
  await expect(visitor.getByText('Have an Account? Login Here')).toBeVisible()
})

test('[AUTH-2] the selected card sets isOwner on registration', async ({ visitor }) => {
  await visitor.context().grantPermissions(['geolocation'])
  for (const { card, isOwner } of [
    { card: 'As a Player', isOwner: false },
    { card: 'As an Organizer / Admin', isOwner: true },
    { card: undefined, isOwner: false },
  ])
    await test.step(`Continue with ${card ?? 'no card'} registers with isOwner ${isOwner}`, async () => {
      await visitor.goto('/role')
      if (card) await visitor.getByRole('button', { name: card }).click()
      await visitor.getByRole('button', { name: 'Continue' }).click()
      await expect(visitor).toHaveURL('/register')
      await fillRegistration(visitor, `${randomUUID()}@example.com`)
      await visitor.getByRole('button', { name: 'Get my location' }).click()
      await expect(visitor.getByText(/^Location found/)).toBeVisible()
      const sent = visitor.waitForRequest(isRegistration)
      await visitor.getByRole('button', { name: 'Sign up' }).click()
      expect(bodyOf(await sent)['isOwner']).toBe(isOwner)
      await expect(visitor).toHaveURL('/sign-in')
    })
})

test('[AUTH-3, AUTH-4, AUTH-11] an empty form and a used email address show errors, and a complete form registers', async ({
  visitor,
  baseURL,
}) => {
  await test.step('an empty form shows an error at each field and sends nothing', async () => {
    const sent: string[] = []
    visitor.on('request', (request) => isRegistration(request) && sent.push(request.url()))
    await visitor.goto('/register')
    await visitor.getByRole('button', { name: 'Sign up' }).click()
    for (const text of [
      'First name is required',
      'Last name is required',
      'Nickname is required',
      'Email is required',
      'Password is required',
      'Phone number is required',
      'Address is required',
      'Please get your location coordinates first',
    ])
      await expect(visitor.getByText(text, { exact: true })).toBeVisible()
    const position = visitor.getByLabel('Position')
    await expect(position).toHaveAccessibleDescription('Select your position')
    await expect(position.locator('option:not([disabled], [value=""])')).toHaveText([
      'GK (Goalkeeper)',
      'DF (Defender)',
      'MF (Midfielder)',
      'FW (Forward)',
    ])
    await expectNoFindings(visitor)

    await visitor.getByLabel('Email').fill('layi@')
    await expect(visitor.getByText('Invalid email')).toBeVisible()
    await visitor.getByLabel(/^Password/).fill('five5')
    await expect(visitor.getByText('Minimum 6 characters')).toBeVisible()
    expect(sent).toEqual([])
  })

  await test.step('a used email address is rejected, and the form keeps its input', async () => {
    const taken = (await createPerson(baseURL ?? '')).email
    await visitor.context().grantPermissions(['geolocation'])
    await fillRegistration(visitor, taken.toUpperCase())
    await visitor.getByRole('button', { name: 'Get my location' }).click()
    await expect(visitor.getByText(/^Location found/)).toBeVisible()
    await visitor.getByRole('button', { name: 'Sign up' }).click()
    await expect(
      visitor.getByRole('alert').getByText('There is already an account with this email.'),
    ).toBeVisible()
    await expect(visitor.getByLabel('Nickname')).toHaveValue('Láyí')
    await expect(visitor.getByRole('button', { name: 'Sign up' })).toBeEnabled()
  })

  await test.step('a complete form registers, shows a message, stores the user and opens the sign-in page', async () => {
    const email = `${randomUUID()}@example.com`
    await visitor.getByLabel('Email').fill(email)

    const gate = createGate()
    await visitor.route('**/i-one/user/register', async (route) => {
      await gate.opened
      await route.continue()
    })
    const asked = visitor.waitForRequest(isRegistration)
    await visitor.getByRole('button', { name: 'Sign up' }).click()
    await expect(visitor.getByRole('button', { name: 'Signing up...' })).toBeDisabled()
    gate.open()
    expect(bodyOf(await asked)).toEqual({
      firstName: form['First name'],
      lastName: form['Last name'],
      nickname: form.Nickname,
      email,
      password: 'kickoff-at-seven',
      phoneNumber: form['Phone number'],
      address: form.Address,
      position: 'FW',
      isOwner: false,
      location: { type: 'Point', coordinates: [3.3541, 6.4969] },
    })
    await expect(visitor.getByText('User registered successfully')).toBeVisible()
    await expect(visitor).toHaveURL('/sign-in')
    const auth = async () => (await visitor.evaluate(readSavedState)).state?.['auth']
    const user = { email, firstName: form['First name'] }
    expect(await auth()).toMatchObject({
      user,
      isRegistered: true,
      isAuthenticated: false,
      isVerified: false,
    })
    expect(await readMail(email, /(Your account is ready)/)).toBeTruthy()

    await submitSignIn(visitor, { email, password: 'kickoff-at-seven' })
    await expect(visitor.getByText(`Hey, ${form['First name']} ${form['Last name']}`)).toBeVisible()
    expect(await auth()).toMatchObject({ user, isRegistered: true, isAuthenticated: true, isVerified: true })
  })
})

const onPage = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

test('[AUTH-3] a visitor signs up and signs in with the keyboard only', async ({ visitor }) => {
  const { keyboard } = visitor
  const email = `${randomUUID()}@example.com`
  await visitor.context().grantPermissions(['geolocation'])
  await visitor.setViewportSize(widths.wide)
  await visitor.goto('/role')
  await onPage(visitor, 'How Do You Want to Join?')
  await tabTo(visitor, /As a Player/)
  await keyboard.press('Space')
  await tabTo(visitor, /Continue/)
  await keyboard.press('Enter')
  await onPage(visitor, 'Create Account')
  for (const [label, value] of [
    [/First name/, 'Bisi'],
    [/Last name/, 'Akande'],
    [/Nickname/, 'Bisi'],
    [/Position/, 'MF'],
    [/Email/, email],
    [/^Password/, 'kickoff-at-seven'],
    [/Phone number/, '08012345678'],
    [/Address/, 'Yaba'],
  ] as const) {
    await tabTo(visitor, label)
    await keyboard.type(value)
  }
  await tabTo(visitor, /Get my location/)
  await keyboard.press('Enter')
  await expect(visitor.getByText(/^Location found/)).toBeVisible()
  await tabTo(visitor, /Sign up/)
  await keyboard.press('Enter')
  await onPage(visitor, 'Welcome Back!')
  await tabTo(visitor, /Email/)
  await keyboard.type(email)
  await tabTo(visitor, /^Password/)
  await keyboard.type('kickoff-at-seven')
  await keyboard.press('Enter')
  await expect(visitor.getByText('Hey, Bisi Akande')).toBeVisible()
})
