import { randomUUID } from 'node:crypto'
import { updateAvailability } from '@i-one/contract/sessions/opponents'
import { createTeam, getTeam } from '@i-one/contract/teams'
import { joinTeam } from '@i-one/contract/teams/members'
import type { Page } from '@playwright/test'
import { expectNoFindings, expectNoFindingsAtWidths } from './axe.ts'
import { openBrowser, expect, createPerson, type Person, test } from './fixtures.ts'
import { createTestPitch } from './test-session.ts'

const createTestTeam = async ({ call }: Person, name: string) => {
  const location = { coordinates: [3.3541, 6.4969] as [number, number] }
  const { _id: id } = await call(createTeam, {
    body: { name, address: 'Surulere', location },
    key: randomUUID(),
  })
  return call(getTeam, { params: { id } })
}

const offer = async (page: Page, day: number) => {
  await page.getByLabel('Date').selectOption({ index: day })
  await page.getByLabel('Time', { exact: true }).selectOption({ index: 1 })
}

test('[TEAM-2] a challenge becomes a fixture of both teams', async ({ member, browser, baseURL }) => {
  const { page, person } = member
  const baseUrl = baseURL ?? ''
  const [own, other] = [`Drifters ${randomUUID().slice(0, 6)}`, `Yaks ${randomUUID().slice(0, 6)}`]
  await createTestTeam(person, own)
  const leader = await createPerson(baseUrl, { firstName: 'Chidi' })
  const theirs = await createTestTeam(leader, other)
  const mate = await createPerson(baseUrl, { firstName: 'Ngozi' })
  await mate.call(joinTeam, { params: { id: theirs._id }, body: { code: theirs.invite } })
  const pitch = await createTestPitch(baseUrl, {
    name: `Cage ${randomUUID().slice(0, 8)}`,
    slotMinutes: 60,
    coordinates: [5.6037, 7.6211],
  })

  await page.goto(`/teams/${theirs._id}`)
  await page.getByRole('link', { name: 'Challenge', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Challenge ${other}` })).toBeVisible()
  await page.getByRole('button', { name: 'Send the challenge' }).click()
  await expect(page.getByText('Offer at least one time.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Location' }).fill(pitch.name)
  await page.getByRole('option', { name: pitch.name }).first().click()
  await offer(page, 10)
  await offer(page, 12)
  const times = page.getByRole('region', { name: 'Times you offer' })
  await expect(times.getByText('Held for you')).toHaveCount(2)
  await expect(page.getByRole('timer', { name: 'Time left to send' })).toBeVisible()
  const words = page.getByLabel('Message to their captain')
  await words.fill('Return match? We bring the bibs.')
  await page.reload()
  await expect(times.getByText('Held for you')).toHaveCount(2)
  await expect(words).toHaveValue('Return match? We bring the bibs.')
  await expect(page.getByRole('region', { name: 'Your previous matches' })).toContainText(
    'You haven’t met yet.',
  )
  await page.getByLabel('Pitch cost').selectOption('They pay')
  await expectNoFindingsAtWidths(page)
  await page.getByRole('button', { name: 'Send the challenge' }).click()
  await expect(page.getByRole('timer', { name: 'Time left to answer' })).toBeVisible()
  await expectNoFindings(page)

  const answering = await (await openBrowser(browser, leader)).newPage()
  await answering.goto('/notifications')
  await answering.getByRole('link', { name: new RegExp(`${own} challenge ${other}`) }).click()
  await expect(answering.getByRole('heading', { level: 1, name: `${own} challenge you` })).toBeVisible()
  await expect(answering.getByText('We bring the bibs.')).toBeVisible()
  for (const name of ['Report', 'Block'])
    await expect(answering.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(answering.getByText('₦10,000, you pay')).toHaveCount(2)
  await answering.getByRole('radio').nth(1).check()
  await expectNoFindings(answering)
  await answering.getByRole('button', { name: /^Accept/ }).press('Enter')
  await answering.getByRole('link', { name: 'Open the game' }).click()
  const sides = answering.getByRole('region', { name: `${own} v ${other}` })
  await expect(sides).toContainText('No answer yet from Ngozi.')
  await expect(sides).toContainText(`${other} pay ₦10,000`)
  await expect(answering.getByText('2 halves of 20 minutes')).toBeVisible()

  const session = new URL(answering.url()).pathname.split('/').at(-1)!
  await mate.call(updateAvailability, { params: { id: session }, body: { answer: 'in' } })
  await expect(sides).not.toContainText('Ngozi')

  await page.reload()
  await expect(page.getByRole('link', { name: 'Open the game' })).toBeVisible()
})
