import { randomUUID } from 'node:crypto'
import { createSession } from '@i-one/contract/sessions'
import { createTeam, getTeam } from '@i-one/contract/teams'
import { joinTeam } from '@i-one/contract/teams/members'
import { expectNoFindings, expectNoFindingsAtWidths } from './axe.ts'
import { openBrowser, expect, lagos, createPerson, test } from './fixtures.ts'
import { findFreeSlot, holdSlot } from './slots.ts'

test.use({ traits: { coordinates: lagos } })

test('[BOOK-7] a team looks for an opponent, another team takes the other side, and its members answer', async ({
  member,
  browser,
  baseURL,
}) => {
  const { page, person } = member
  const [own, other] = [`Wolves ${randomUUID().slice(0, 6)}`, `Herons ${randomUUID().slice(0, 6)}`]
  const body = { address: 'Surulere', location: { coordinates: lagos } }
  const leader = await createPerson(baseURL ?? '', { firstName: 'Chidi' })
  const { _id: team } = await leader.call(createTeam, { body: { ...body, name: own }, key: randomUUID() })
  const { _id } = await holdSlot(leader, await findFreeSlot(leader))
  const format = { minutesPerMatch: 8, playersPerTeam: 5, sets: 1, aet: true, penaltyShootout: true }
  const session = await leader.call(createSession, {
    body: { hold: _id, ...format, team },
    key: randomUUID(),
  })

  const { _id: mine } = await person.call(createTeam, { body: { ...body, name: other }, key: randomUUID() })
  const { invite: code } = await person.call(getTeam, { params: { id: mine } })
  const mate = await createPerson(baseURL ?? '', { firstName: 'Ngozi' })
  await mate.call(joinTeam, { params: { id: mine }, body: { code } })

  await page.goto('/teams')
  await page.getByRole('link', { name: 'Opponent wanted' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Opponent wanted' })).toBeVisible()
  const row = page.getByRole('listitem', { name: own })
  await expect(row).toContainText('5 a side')
  await expectNoFindingsAtWidths(page)
  await row.getByRole('button', { name: /Play this team/ }).press('Enter')
  const sheet = page.getByRole('dialog', { name: `Play ${own}` })
  await expect(sheet.getByLabel('Your players')).toHaveValue(mine)
  await expectNoFindings(page)
  await sheet.getByRole('button', { name: 'Take the other side' }).click()
  const sides = page.getByRole('region', { name: `${own} v ${other}` })
  await expect(sides).toContainText('No answer yet from Ngozi.')
  await expectNoFindings(page)

  const asked = await (await openBrowser(browser, mate)).newPage()
  await asked.goto(`/sessions/${session._id}`)
  await asked.getByRole('button', { name: 'Maybe', exact: true }).click()
  await expect(sides).toContainText('Maybe: Ngozi.')
  await asked.getByRole('button', { name: 'In', exact: true }).click()
  await expect(asked.getByRole('button', { name: 'In', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(sides).not.toContainText('Maybe')

  await page.getByRole('button', { name: 'Give up your side' }).click()
  await page
    .getByRole('dialog', { name: `Play without ${other}?` })
    .getByRole('button', { name: 'Give up the side' })
    .click()
  await expect(page.getByRole('region', { name: 'Opponent wanted' })).toBeVisible()
})
