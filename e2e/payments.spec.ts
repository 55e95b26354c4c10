import { joinSession } from '@i-one/contract/places'

import { expectNoFindings } from './axe.ts'
import { browserOf, expect, newPerson, test } from './fixtures.ts'
import { newSession } from './slots.ts'

for (const width of [390, 1280])
  test(`[PAY-1] a share is said to be paid, confirmed, taken back and waived, and both see it at ${width}`, async ({
    member,
    browser,
    baseURL,
  }) => {
    const { page, person } = member
    const session = await newSession(person)
    const player = await newPerson(baseURL ?? '', { firstName: 'Uche' })
    await player.call(joinSession, { params: { id: session._id } })
    const context = await browserOf(browser, player)
    const theirs = await context.newPage()
    for (const one of [page, theirs]) {
      await one.setViewportSize({ width, height: 844 })
      await one.goto(`/sessions/${session._id}`)
    }
    const money = page.getByRole('region', { name: 'Money' })
    const own = theirs.getByRole('region', { name: 'Money' })
    await expect(money.getByText(/^Missing: .* and Uche$/)).toBeVisible()
    await expect(own.getByRole('listitem')).toHaveCount(1)

    await own.getByRole('button', { name: 'Transfer' }).click()
    await own.getByRole('button', { name: 'I have paid: You' }).click()
    const uche = money.getByRole('listitem').filter({ hasText: 'Uche' })
    await expect(uche).toContainText('Says paid')
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
    await context.close()
  })
