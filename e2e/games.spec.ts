import { editSession } from '@i-one/contract/sessions/captain'
import { expectNoFindingsAtWidths } from './axe.ts'
import { expect, lagos, test } from './fixtures.ts'
import { widths } from './signed-out.ts'
import { createSessionOf } from './slots.ts'

test.use({ traits: { coordinates: lagos } })

test('nearby games can be filtered, the URL contains the filters, and Back removes one', async ({
  member,
}) => {
  const { page, person } = member
  const session = await createSessionOf(person)
  await person.call(editSession, {
    params: { id: session._id },
    body: { level: 'strong', whoPlays: 'mixed', note: 'Bring white bibs' },
  })
  const row = page.locator('li').filter({ has: page.locator(`a[href="/sessions/${session._id}"]`) })
  await page.setViewportSize(widths.wide)
  await page.goto('/games')
  await expect(row).toContainText('Bring white bibs')
  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByRole('button', { name: 'Strong' }).click()
  await expect(page).toHaveURL('/games?level=strong')
  await expect(row).toBeVisible()
  await filters.getByRole('button', { name: 'Women’s' }).click()
  await expect(page).toHaveURL('/games?level=strong&who=women')
  await expect(row).toHaveCount(0)
  await page.goBack()
  await expect(row).toBeVisible()
  await page.reload()
  await expect(filters.getByRole('button', { name: 'Strong', pressed: true })).toBeVisible()
  await expect(row).toBeVisible()
  await filters.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/games')
  const days = page.getByRole('navigation', { name: 'Choose a day' })
  await days.getByRole('link', { name: /Today/ }).click()
  await expect(page).toHaveURL('/games?day=today')
  await expect(filters.getByRole('button', { name: 'Today', pressed: true })).toBeVisible()
  await days.getByRole('link', { name: /Today/ }).click()
  await expect(page).toHaveURL('/games')

  await page.setViewportSize(widths.narrow)
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: 'For fun' }).click()
  await sheet.getByRole('button', { name: /^Show \d+ games?$/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters, 1' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await expectNoFindingsAtWidths(page)
  await page.getByRole('button', { name: 'Remove filter: For fun' }).click()
  await expect(page).toHaveURL('/games')
  await expect(row).toBeVisible()
})

test('nearby pitches can be filtered with the keyboard, and the URL contains the filters', async ({
  member,
}) => {
  const { page } = member
  await page.setViewportSize(widths.wide)
  await page.goto('/pitches?surface=Sand')
  const filters = page.getByRole('region', { name: 'Filters' })
  await expect(filters.getByRole('button', { name: 'Sand', pressed: true })).toBeVisible()
  const rows = page.getByRole('listitem').filter({ hasText: 'minutes' })
  // selects a demo pitch, because other tests register pitches nearby
  const ofDemo = rows.filter({ hasText: 'Mushin Ground' })
  await expect(ofDemo).toContainText('Sand')
  await filters.getByRole('slider', { name: 'Distance' }).press('Home')
  await expect(page).toHaveURL('/pitches?surface=Sand&km=1')
  await page.goBack()
  await expect(rows.first()).toBeVisible()
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('combobox', { name: 'Search for locations' }).fill('Yaba')
  await page.getByRole('option', { name: /^Yaba/ }).click()
  await expect(page).toHaveURL('/pitches?surface=Sand&near=Yaba&lng=3.376&lat=6.512')
  await expect(page.getByText('Around Yaba.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change' })).toBeFocused()
  await expect(ofDemo).toContainText('Sand')
  await expectNoFindingsAtWidths(page)
  await ofDemo.getByRole('link').click()
  await expect(page).toHaveURL(/\/pitches\/[0-9a-f-]{36}$/)
})
