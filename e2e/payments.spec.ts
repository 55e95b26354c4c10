import { startSession } from '@i-one/contract/sessions'
import { joinSession } from '@i-one/contract/sessions/places'
import { expectNoFindings } from './axe.ts'
import { openBrowser, expect, createPerson, test } from './fixtures.ts'
import { widths } from './signed-out.ts'
import { createSessionOf, createSlotFor, createSoonSlot } from './slots.ts'
import { createOrganizer } from './test-session.ts'
import { navigateInApp } from './walk.ts'

test(`a share is reported as paid, confirmed, reverted and waived, and both users see it`, async ({
  member,
  browser,
  baseURL,
}) => {
  const { page, person } = member
  const session = await createSessionOf(person)
  const player = await createPerson(baseURL ?? '', { firstName: 'Uche' })
  await player.call(joinSession, { params: { id: session._id } })
  const context = await openBrowser(browser, player, { viewport: widths.wide })
  const theirs = await context.newPage()
  await theirs.goto(`/sessions/${session._id}/payments`)
  await page.goto(`/sessions/${session._id}`)
  const tools = page.getByRole('region', { name: 'Captain’s tools' })
  await tools.getByRole('link', { name: /^Payments/ }).click()
  const money = page.getByRole('main')
  const own = theirs.getByRole('main')
  const sum = money.getByRole('status').first()
  await expect(sum).toHaveText(`₦0of ₦${(session.price.amount / 100).toLocaleString('en-NG')} is paid.`)
  await expect(money.getByText(/each with all 10 players, at most ₦[\d,]+\.$/)).toBeVisible()
  await expect(money.getByText(/^Not paid yet: .* and Uche$/)).toBeVisible()
  await expect(own.getByRole('listitem')).toHaveCount(1)
  await money.getByRole('button', { name: 'Remind' }).click()
  await expect(money.getByText(/^Reminded \d\d:\d\d$/)).toBeVisible()
  await expect(money.getByRole('button', { name: 'Remind' })).toHaveCount(0)

  await own.getByRole('button', { name: 'Transfer' }).click()
  await own.getByRole('button', { name: 'I have paid: You' }).click()
  const uche = money.getByRole('listitem').filter({ hasText: 'Uche' })
  await expect(uche).toContainText('Reported paid')
  await expect(uche).toContainText('by transfer')

  await uche.getByRole('button', { name: 'Confirm: Uche' }).click()
  await expect(own.getByRole('listitem')).toContainText('Paid')
  await expect(own.getByRole('button')).toHaveCount(0)
  await expectNoFindings(page)
  await expectNoFindings(theirs)

  await uche.getByRole('button', { name: 'Undo: Uche' }).click()
  await expect(own.getByRole('listitem')).toContainText('Not paid')
  await uche.getByRole('button', { name: 'Waive: Uche' }).click()
  await expect(own.getByRole('listitem')).toContainText('Waived')

  await page.goBack()
  await expect(page).toHaveURL(`/sessions/${session._id}`)
  const people = page.getByRole('list', { name: 'Players' }).getByRole('listitem')
  await expect(people.filter({ hasText: 'Uche' })).toContainText('Waived')
  await expect(tools.getByRole('button', { name: /^Remind/ })).toHaveCount(0)
  await context.close()
})

test('a debtor sees the bank details on a phone until the pitch is paid, and a player without check-in is a no-show', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const organizer = await createOrganizer(url)
  const captain = await createPerson(url, { firstName: 'Ngozi' })
  const others = await Promise.all(
    ['Uche', 'Sadiq', 'Kúnlé'].map((firstName) => createPerson(url, { firstName })),
  )
  const [uche, sadiq] = others as [typeof captain, typeof captain]
  const pageOf = async (person: typeof captain, path: string, width = 390) => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const context = await openBrowser(browser, person, { viewport: { width, height: 900 }, permissions })
    const page = await context.newPage()
    await page.goto(path)
    return page
  }

  const desk = await pageOf(organizer, '/host?tab=account', 1280)
  await desk.getByLabel('Bank').fill('First Bank')
  await desk.getByLabel('Account number').fill('000 001 4578')
  await desk.getByLabel('Account name').fill('Bísí Akande')
  await desk.getByLabel('Your password').fill(organizer.password)
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('Not a valid account number for this bank')).toBeVisible()
  await expectNoFindings(desk)
  await desk.getByLabel('Account number').fill('000 001 4579')
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('region', { name: 'Transfer to' })).toContainText('0000014579')

  const slot = await createSoonSlot(url, organizer)
  const session = await createSessionOf(captain, { slot, playersPerTeam: 2 })
  const params = { id: session._id }
  for (const { call } of others) await call(joinSession, { params })
  const theirs = await pageOf(uche, `/sessions/${session._id}`)
  await theirs
    .getByRole('region', { name: 'Money' })
    .getByRole('link', { name: /^Payments/ })
    .click()
  const account = theirs.getByRole('region', { name: 'Transfer to' })
  await expect(account).toContainText('0000014579')
  await account.getByRole('button', { name: 'Copy the account number' }).click()
  await expect(theirs.getByText('Account number copied')).toBeVisible()
  expect(await theirs.evaluate(() => navigator.clipboard.readText())).toBe('0000014579')
  await theirs.getByRole('button', { name: 'Transfer' }).click()
  await theirs.getByRole('button', { name: 'I have paid: You' }).click()
  await expect(theirs.getByText('Reported paid')).toBeVisible()
  await expect(account).toBeVisible()
  await expectNoFindings(theirs)

  await navigateInApp(desk, `/sessions/${session._id}`)
  await desk.getByRole('button', { name: 'Attendance' }).click()
  const people = desk.getByRole('region', { name: '4 in, full' })
  const row = people.getByRole('listitem').filter({ hasText: 'Uche' })
  await expect(row).toContainText('Reported paid')
  await row.getByRole('button', { name: 'Uche, here' }).click()
  await row.getByRole('button', { name: 'Confirm: Uche' }).click()
  await expect(row).toContainText('Paid')
  await expect(row.getByRole('button', { name: 'Confirm: Uche' })).toHaveCount(0)
  await expectNoFindings(desk)
  await expect(account).toHaveCount(0)

  await captain.call(startSession, { params })
  const leading = await pageOf(captain, `/sessions/${session._id}`)
  await leading.getByRole('button', { name: /^Finish the game/ }).click()
  const asked = leading.getByRole('dialog', { name: 'Finish the game?' })
  await expect(asked).toContainText('2 players aren’t checked in and will count as no-shows')
  await expect(asked.getByRole('listitem')).toHaveText(['Sadiq', 'Kúnlé'])
  await expectNoFindings(leading)
  await asked.getByRole('button', { name: 'Finish', exact: true }).click()
  await expect(leading.getByRole('link', { name: 'Play here again' })).toBeVisible()
  await desk.getByRole('button', { name: 'List', exact: true }).click()
  const missing = desk.getByRole('button', { name: /^Sadiq/ })
  await expect(missing).toContainText('1 no-show in 1 game')
  await expect(desk.getByRole('button', { name: /^Uche/ })).not.toContainText('no-show')
  const own = await pageOf(sadiq, '/profile')
  await expect(own.getByText('1 of 1')).toBeVisible()
  await createSessionOf(captain, { slot: await createSlotFor(url, organizer) })
  await desk.goto('/host')
  await expect(desk.getByText('Ngozi: 1 game organized')).toBeVisible()
  await expectNoFindings(desk)
  for (const page of [desk, theirs, own, leading]) await page.context().close()
})
