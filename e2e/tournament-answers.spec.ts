import { randomUUID } from 'node:crypto'
import { createTeam } from '@i-one/contract/teams'
import { createTournament } from '@i-one/contract/tournaments'
import { bookTournamentPlan, scheduleTournament } from '@i-one/contract/tournaments/calendar'
import { drawTournament } from '@i-one/contract/tournaments/draw'
import { registerTeam } from '@i-one/contract/tournaments/entries'
import { expectNoFindings } from './axe.ts'
import { openBrowser, expect, createPerson, test } from './fixtures.ts'
import { createOrganizer, createTestPitch } from './test-session.ts'

const day = 24 * 60 * 60 * 1000
const dayAfter = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

test('[TOUR-1] the owner of a pitch answers the requests of a tournament, and its organizer records the entry fees', async ({
  browser,
  baseURL,
}) => {
  const baseUrl = baseURL ?? ''
  const [owner, organizer] = [await createOrganizer(baseUrl), await createOrganizer(baseUrl)]
  const coordinates: [number, number] = [4.5421, 8.4799]
  const pitch = await createTestPitch(baseUrl, {
    slotMinutes: 60,
    coordinates,
    autoAuthorize: false,
    organizer: owner,
  })
  const made = await organizer.call(createTournament, {
    body: {
      name: `Night Cup ${randomUUID().slice(0, 6)}`,
      form: 'league',
      most: 4,
      entriesUntil: new Date(Date.now() + 7 * day).toISOString(),
      squad: {},
      rules: { minutes: 8 },
      fee: { amount: 1_000_000, currency: 'NGN' },
    },
    key: randomUUID(),
  })
  const params = { id: made._id }
  for (const name of ['Danfo Kings', 'Okada', 'Egrets']) {
    const captain = await createPerson(baseUrl)
    const team = await captain.call(createTeam, {
      body: { name, address: 'Yaba', location: { coordinates } },
      key: randomUUID(),
    })
    await captain.call(registerTeam, { params, body: { team: team._id } })
  }
  await organizer.call(drawTournament, { params, body: { seeding: 'lot' } })
  const { plan } = await organizer.call(scheduleTournament, {
    params,
    body: { pitches: [pitch._id], from: dayAfter(3), to: dayAfter(4) },
  })
  await organizer.call(bookTournamentPlan, { params, body: { plan: plan._id } })

  const page = await (await openBrowser(browser, owner)).newPage()
  await page.goto('/host')
  const request = page.getByRole('listitem', { name: `${made.name} at ${pitch.name}` })
  await expect(request).toContainText('3 matches in 1 time slot')
  await expect(request).toContainText('Total price: ₦10,000')
  await request.getByText('Days and times').click()
  await expect(request.getByRole('definition')).toContainText('3 matches')
  await expectNoFindings(page)
  await request.getByRole('button', { name: 'Authorize' }).click()
  await expect(page.getByText('No requests to answer')).toBeVisible()

  const desk = await (await openBrowser(browser, organizer)).newPage()
  await desk.goto(`/t/${made.code}?teams`)
  const fees = desk.getByRole('region', { name: 'Entry fees' })
  await expect(fees).toContainText('₦0 of ₦30,000 paid')
  await fees.getByRole('button', { name: 'Confirm: Okada' }).click()
  await expect(fees).toContainText('₦10,000 of ₦30,000 paid')
  await fees.getByRole('button', { name: 'Waive: Egrets' }).click()
  await expect(fees).toContainText('₦10,000 waived')
  await expectNoFindings(desk)
})
