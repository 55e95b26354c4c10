import { randomUUID } from 'node:crypto'
import { releaseHold, createHold } from '@i-one/contract/bookings/holds'
import type { NearbyPitch } from '@i-one/contract/pitches'
import { listMySessions } from '@i-one/contract/sessions'
import type { NearbySession } from '@i-one/contract/sessions/nearby'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, createPerson, test } from './fixtures.ts'
import { createGate } from './gate.ts'
import { findFreeSlot, holdSlot, createSessionOf, newSessionPath, formatTime } from './slots.ts'

const timer = (page: Page) => page.getByRole('timer')
const tenMinutes = 10 * 60_000
const captain = 'You are officially the captain of this ball session!'

test('[BOOK-2] the captain sees the specified text and a timer by the server’s clock, and at zero whether the slot is free', async ({
  member,
  baseURL,
}) => {
  const { page, person } = member
  await page.clock.install({ time: new Date(Date.now() + 3 * 60 * 60_000) })
  const free = await findFreeSlot(person)
  const held = await holdSlot(person, free)
  await page.goto(newSessionPath(held))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(captain)
  const terms = page.getByRole('paragraph').filter({ has: timer(page) })
  await expect(terms).toHaveText(
    /^You have (09:[0-5]\d|10:00) before your Session is cancelled\. Team Names Will Be Assigned Randomly$/,
  )
  const before = await timer(page).textContent()
  await expect(timer(page)).not.toHaveText(before ?? '')

  await test.step('a hold does not expire if the device clock jumps', async () => {
    const asked = page.waitForResponse(`**/holds/${held._id}`)
    await page.clock.fastForward(tenMinutes)
    expect((await asked).status()).toBe(200)
    await expect(timer(page)).toHaveText(/^(0[89]:[0-5]\d|10:00)$/)
  })

  await test.step('at zero the page says that the slot is free again, and one tap holds it again', async () => {
    await page.getByLabel('Number of Sets').selectOption('3')
    await person.call(releaseHold, { params: { id: held._id } })
    await page.clock.fastForward(tenMinutes)
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading')).toHaveText('Your hold has expired')
    await expect(alert).toContainText('is available to everyone again')
    await expect(page.getByLabel('Number of Sets')).toHaveValue('3')

    await alert.getByRole('button', { name: 'Take the slot again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(captain)
    await expect(page).not.toHaveURL(new RegExp(held._id))
    await expect(page.getByLabel('Time', { exact: true })).toHaveValue(free.slot.start)
    await expect(page.getByLabel('Number of Sets')).toHaveValue('3')
  })

  await test.step('if another user takes the slot, the next free slots are offered', async () => {
    const again = new URL(page.url()).searchParams.get('hold') ?? ''
    await person.call(releaseHold, { params: { id: again } })
    const rival = await createPerson(baseURL ?? '')
    await rival.call(createHold, {
      body: { pitch: free.pitch._id, start: free.slot.start },
      key: randomUUID(),
    })
    await page.reload()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('is no longer available')
    await alert.getByRole('button', { name: formatTime(free.next[0].start, free.pitch.timeZone) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(captain)
    await expect(page.getByLabel('Time', { exact: true })).toHaveValue(free.next[0].start)
  })
})

test('[BOOK-3] after Create Session, Home shows the new session first, with the share sheet open', async ({
  member,
}) => {
  const { page, person } = member
  await createSessionOf(person)
  const held = await holdSlot(person, await findFreeSlot(person))
  const gate = createGate()
  await page.route(`**/holds/${held._id}`, async (route) => {
    await gate.opened
    await route.continue()
  })
  await page.goto(newSessionPath(held))
  await page.getByRole('button', { name: 'Create Session' }).filter({ visible: true }).click()
  await expect(page.getByRole('button', { name: 'Creating...' }).filter({ visible: true })).toBeVisible()
  gate.open()
  await expect(page).toHaveURL('/')
  const created = (await person.call(listMySessions)).find(({ start }) => start === held.start)
  const sheet = page.getByRole('dialog', { name: 'Share this game' })
  await expect(sheet.getByLabel('Link')).toHaveValue(new RegExp(`/s/${created?.code}$`))
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Your new game kicks off in' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See who’s in' })).toHaveAttribute(
    'href',
    `/sessions/${created?._id}`,
  )
  await expect(page.getByText('You are in')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your next game kicks off in' })).toBeVisible()
  await expect(sheet).toBeHidden()
})

test.describe('the two public calls', () => {
  const here = { lng: '3.3541', lat: '6.4969' }

  const ask = async (request: APIRequestContext, path: string, query: Record<string, string>) => {
    const response = await request.get(path, { params: query })
    expect(response.status()).toBe(200)
    return (await response.json()) as unknown
  }

  test('[BOOK-10] list pitches by distance and sessions by time, within the requested radius and limit', async ({
    request,
  }) => {
    const near = async (query = {}) =>
      (await ask(request, '/i-one/location/nearby', { ...here, ...query })) as NearbyPitch[]
    const pitches = await near()
    expect(pitches).toBeInstanceOf(Array)
    const distances = pitches.map(({ distance }) => distance)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    for (const field of ['_id', 'name', 'address', 'pitchPhoto', 'booked'])
      expect(pitches[0]).toHaveProperty(field)
    expect(await near({ limit: '2' })).toHaveLength(2)
    // a small radius, because other tests register pitches farther away at the same time
    const within = await near({ radius: '2' })
    expect(within.length).toBeGreaterThan(0)
    const ids = (some: readonly NearbyPitch[]) => some.map(({ _id }) => _id)
    expect(ids(within)).toEqual(ids(pitches.filter(({ distance }) => distance <= 2000)))
    expect(pitches.length).toBeGreaterThan(within.length)

    const soon = async (query = {}) =>
      (await ask(request, '/i-one/sessions/nearby-sessions', { ...here, ...query })) as NearbySession[]
    const sessions = await soon()
    const starts = sessions.map(({ start }) => start)
    expect(sessions).toBeInstanceOf(Array)
    expect(starts.length).toBeGreaterThan(1)
    expect(starts).toEqual(starts.toSorted())
    for (const field of ['teamOne', 'teamTwo', 'matchType']) expect(sessions[0]).toHaveProperty(field)
    expect(await soon({ limit: '1' })).toHaveLength(1)
    const distancesWithin = (await soon({ radius: '3' })).map(({ distance }) => distance)
    expect(distancesWithin.length).toBeGreaterThan(0)
    expect(Math.max(...distancesWithin)).toBeLessThanOrEqual(3000)
    expect(Math.max(...sessions.map(({ distance }) => distance))).toBeGreaterThan(3000)
  })
})
