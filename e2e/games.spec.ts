import { editSession } from '@i-one/contract/sessions/captain'
import { expectNoFindingsAtWidths } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { widths } from './signed-out.ts'
import { newSession } from './slots.ts'

test('games near by are filtered, the filters stand in the address, and Back takes one away', async ({
  member,
}) => {
  const { page, person } = member
  const session = await newSession(person)
  await person.call(editSession, {
    params: { id: session._id },
    body: { level: 'strong', whoPlays: 'mixed', note: 'Bring white bibs' },
  })
  const row = page.locator('li').filter({ has: page.locator(`a[href="/sessions/${session._id}"]`) })
  await page.setViewportSize(widths.wide)
  await page.goto('/games')
  await expect(row).toContainText('Bring white bibs')
  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByLabel('Level').selectOption('Strong')
  await expect(page).toHaveURL('/games?level=strong')
  await expect(row).toBeVisible()
  await filters.getByLabel('Who plays').selectOption('Women’s')
  await expect(page).toHaveURL('/games?level=strong&who=women')
  await expect(row).toHaveCount(0)
  await page.goBack()
  await expect(row).toBeVisible()
  await page.reload()
  await expect(filters.getByLabel('Level')).toHaveValue('strong')
  await expect(row).toBeVisible()
  await filters.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/games')

  await page.setViewportSize(widths.narrow)
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByLabel('Level').selectOption('For fun')
  await sheet.getByRole('button', { name: /^Show \d+ games?$/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters, 1' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await expectNoFindingsAtWidths(page)
})
