import { getMatch } from '@i-one/contract/matches'
import { joinSession } from '@i-one/contract/sessions/places'
import type { Page } from '@playwright/test'
import { openBrowser, expect, createPerson, test } from './fixtures.ts'
import { captainButton, findFreeSlot, createSessionOf, pickSlot, createSoonSlot } from './slots.ts'
import { createTestSession } from './test-session.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

const sentBy = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${lastOf(request.url())}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) sent.push(`${response.status()} ${lastOf(response.url())}`)
  })
  return () => sent.splice(0)
}

const lastOf = (url: string) => new URL(url).pathname.split('/').at(-1)

test('a double tap holds a slot once and creates one session', async ({ member }) => {
  const { page, person } = member
  const free = await findFreeSlot(person)
  const sent = sentBy(page)
  await page.goto(`/pitches/${free.pitch._id}`)
  await pickSlot(page, free)

  let arrive = () => {}
  const onItsWay = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/new-session-page-.*\.js/, async (route) => {
    await onItsWay
    await route.continue()
  })
  const taken = page.waitForResponse((response) => response.url().endsWith('/holds'))
  await captainButton(page).dblclick()
  await taken
  await expect(page).toHaveURL(/schedule-detail/)
  await expect(button(page, 'Taking the slot...').last()).toBeDisabled()
  arrive()

  await button(page, 'Create Session').last().dblclick()
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible()
  expect(sent()).toEqual(['POST holds', 'POST sessions'])
})

test('a double tap joins once, and does not press the button that replaces Join', async ({
  member,
  baseURL,
}) => {
  const { page } = member
  const captain = await createPerson(baseURL ?? '')
  const session = await createSessionOf(captain)
  const sent = sentBy(page)
  await page.goto(`/sessions/${session._id}`)
  await button(page, /^Join for/).click({ clickCount: 2, delay: 100 })
  await expect(button(page, 'Leave')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(sent()).toEqual(['POST join'])

  await button(page, 'Leave').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).dblclick()
  await expect(button(page, /^Join for/)).toBeVisible()
  expect(sent()).toEqual(['POST leave'])
})

test('a double tap starts a session and no match', async ({ member, baseURL }) => {
  const { page, person } = member
  const others = await Promise.all([createPerson(baseURL ?? ''), createPerson(baseURL ?? '')])
  const session = await createSessionOf(person, {
    playersPerTeam: 2,
    slot: await createSoonSlot(baseURL ?? ''),
  })
  for (const { call } of others) await call(joinSession, { params: { id: session._id } })
  const sent = sentBy(page)
  await page.goto(`/sessions/${session._id}`)
  await button(page, 'Start').click({ clickCount: 2, delay: 100 })
  await expect(button(page, 'First match')).toBeEnabled()
  expect(sent()).toEqual(['POST start'])
})

test('double taps create one match, one kick-off and one goal', async ({ browser, baseURL }) => {
  const made = await createTestSession(baseURL ?? '')
  const page = await (await openBrowser(browser, made.captain)).newPage()
  const sent = sentBy(page)
  await page.goto(`/sessions/${made.session._id}`)
  await button(page, 'First match').dblclick()
  await expect(button(page, 'Kick-off')).toBeVisible()
  expect(sent()).toEqual(['POST matches'])

  await button(page, 'Kick-off').dblclick()
  await button(page, 'Goal').dblclick()
  const who = page.getByRole('dialog', { name: 'Who scored?' })
  await who
    .getByRole('button', { name: /, not sure/ })
    .first()
    .dblclick()
  await expect(who).toBeHidden()
  const id = new URL(page.url()).searchParams.get('match') ?? ''
  const types = async () => {
    const { events } = await made.captain.call(getMatch, { params: { id } })
    return events.map(({ type }) => type)
  }
  await expect.poll(types).toEqual(['kick-off', 'goal'])
})

test('double taps create one account and one login', async ({ visitor: page }) => {
  const email = `${crypto.randomUUID()}@example.com`
  await page.context().grantPermissions(['geolocation'])
  const sent = sentBy(page)
  await page.goto('/register')
  for (const [label, value] of Object.entries({
    'First name': 'Uche',
    'Last name': 'Eze',
    Nickname: 'Uche',
    Email: email,
    'Phone number': '0803 123 4567',
    Address: '7 Bode Thomas Street, Surulere',
  }))
    await page.getByLabel(label).fill(value)
  await page.getByLabel('Position').selectOption('MF')
  await page.getByLabel('Password', { exact: false }).first().fill('kickoff-at-seven')
  await button(page, 'Get my location').dblclick()
  await expect(page.getByText('Location found at: [3.354100, 6.496900]')).toBeVisible()
  await button(page, 'Sign up').dblclick()
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible()
  expect(sent()).toEqual(['POST register'])

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill('kickoff-at-seven')
  await button(page, 'Log in').dblclick()
  await expect(page.getByText('Hey, Uche Eze')).toBeVisible()
  expect(sent()).toEqual(['POST login'])
})
