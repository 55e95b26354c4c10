import { giveBackHold, takeHold } from '@i-one/contract/bookings'
import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'

import { expect, newPerson, test } from './fixtures.ts'
import { freeSlot, hold, newSessionPath, timeOf } from './slots.ts'

const timer = (page: Page) => page.getByRole('timer')
const tenMinutes = 10 * 60_000

test('[BOOK-2] the captain is told so to the letter, with a timer that runs', async ({ member }) => {
  const { page, person } = member
  const held = await hold(person, await freeSlot(person))
  await page.goto(newSessionPath(held))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You are officially the captain of this ball session!',
  )
  const terms = page.getByRole('paragraph').filter({ has: timer(page) })
  await expect(terms).toHaveText(
    /^You have (09:[0-5]\d|10:00) before your Session is cancelled\. Team Names Will Be Assigned Randomly$/,
  )
  const before = await timer(page).textContent()
  await expect(timer(page)).not.toHaveText(before ?? '')
})

test('[BOOK-2] the timer runs by the server’s clock, whatever the device’s says', async ({ member }) => {
  const { page, person } = member
  await page.clock.install({ time: new Date(Date.now() + 3 * 60 * 60_000) })
  const held = await hold(person, await freeSlot(person))
  await page.goto(newSessionPath(held))
  await expect(timer(page)).toHaveText(/^(09:[0-5]\d|10:00)$/)
})

test('[BOOK-2] at zero the page says that the slot is free again, and one tap takes it again', async ({
  member,
}) => {
  const { page, person } = member
  await page.clock.install()
  const free = await freeSlot(person)
  const held = await hold(person, free)
  await page.goto(newSessionPath(held))
  await expect(timer(page)).toBeVisible()
  await page.getByLabel('Number of Sets').selectOption('3')

  await person.call(giveBackHold, { params: { id: held._id } })
  await page.clock.fastForward(tenMinutes)
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading')).toHaveText('Your hold ran out')
  await expect(alert).toContainText('is free for everyone again')
  await expect(page.getByLabel('Number of Sets')).toHaveValue('3')

  await alert.getByRole('button', { name: 'Take it again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You are officially the captain/)
  await expect(page).not.toHaveURL(new RegExp(held._id))
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue(free.slot.start)
  await expect(page.getByLabel('Number of Sets')).toHaveValue('3')
})

test('[BOOK-2] while the server still holds it, a device whose clock jumps does not end it', async ({
  member,
}) => {
  const { page, person } = member
  await page.clock.install()
  const held = await hold(person, await freeSlot(person))
  await page.goto(newSessionPath(held))
  await expect(timer(page)).toBeVisible()
  const asked = page.waitForResponse(`**/holds/${held._id}`)
  await page.clock.fastForward(tenMinutes)
  expect((await asked).status()).toBe(200)
  await expect(timer(page)).toHaveText(/^(09:[0-5]\d|10:00)$/)
})

test('[BOOK-2] a slot that somebody else took after the hold ran out is not offered, but the next ones are', async ({
  member,
  baseURL,
}) => {
  const { page, person } = member
  const free = await freeSlot(person)
  const held = await hold(person, free)
  await person.call(giveBackHold, { params: { id: held._id } })
  const rival = await newPerson(baseURL ?? '')
  await rival.call(takeHold, { body: { pitch: free.pitch._id, start: free.slot.start }, key: randomUUID() })

  await page.goto(newSessionPath(held))
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('cannot be taken again')
  const next = alert.getByRole('button', { name: timeOf(free.next[0].start, free.pitch.timeZone) })
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You are officially the captain/)
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue(free.next[0].start)
})
