import { randomUUID } from 'node:crypto'
import { createHold } from '@i-one/contract/bookings/holds'
import { expectNoFindings } from './axe.ts'
import { respondAt, openBrowser, expect, createPerson, test } from './fixtures.ts'
import { captainButton, findFreeSlot, createSessionOf, pickSlot, slotTile, formatTime } from './slots.ts'

test('[BOOK-1] a pitch shows location, features, price and opening hours', async ({ member }) => {
  const { page, person } = member
  const { pitch } = await findFreeSlot(person)
  await page.goto(`/pitches/${pitch._id}`)
  await expect(page.getByRole('heading', { level: 1, name: pitch.name })).toBeVisible()
  const photo = page.getByRole('img', { name: `${pitch.name}:` })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByText(pitch.address)).toBeVisible()
  await expect(page.getByText(`₦${(pitch.price.amount / 100).toLocaleString('en-NG')}`).first()).toBeVisible()
  await expect(page.getByText('from you', { exact: true })).toBeVisible()
  await expect(page.getByRole('figure', { name: `${pitch.name} ` })).toBeVisible()
  const [lng, lat] = pitch.location.coordinates
  await expect(page.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
    'href',
    `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`,
  )
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy coordinates' }).click()
  await expect(page.getByText(`Coordinates copied: ${lat},${lng}`)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${lat},${lng}`)

  const ground = page.getByRole('region', { name: 'About the pitch' })
  await expect(ground).toContainText(pitch.surface)
  await expect(ground).toContainText(`${pitch.openingHours[0]?.open} to ${pitch.openingHours[0]?.close}`)
  const days = page.getByRole('navigation', { name: 'Choose a day' })
  await expect(days.getByRole('link')).toHaveCount(30)
  await expect(page.getByText(/^Loading (the|your|what)/)).toHaveCount(0)
  await expectNoFindings(page)

  await test.step('slots of the evening are grouped under Evening', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    await respondAt(page, new Date(`${tomorrow}T11:00:00.000Z`))
    await page.reload()
    const slots = page.getByRole('region', { name: 'Pick a slot' })
    await expect(slots.getByRole('heading', { level: 3 }).last()).toHaveText('Evening')
    await expect(slots.getByRole('heading', { name: /tonight/i })).toHaveCount(0)
    await expect(slots.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'date')
  })
})

test('[BOOK-1] a free slot starts a booking, and adjacent slots become one booking', async ({ member }) => {
  const { page, person } = member
  const free = await findFreeSlot(person)
  await page.goto(`/pitches/${free.pitch._id}`)
  await expect(captainButton(page)).toBeDisabled()
  const tile = await pickSlot(page, free)
  await expect(tile).toHaveText(/Your choice/)
  await captainButton(page).click()
  await expect(page).toHaveURL(/\/schedule-detail\?hold=/)

  await page.getByRole('button', { name: 'Back' }).click()
  const held = await slotTile(page, free)
  await expect(held).toHaveText(/Held/)
  await expect(held.getByRole('link')).toHaveCount(0)
  await page.getByRole('link', { name: 'Set up the game' }).click()
  await expect(page).toHaveURL(/\/schedule-detail\?hold=/)

  await test.step('several slots in a row are one booking', async () => {
    const several = await findFreeSlot(person)
    const { pitch, slot, next } = several
    await page.goto(`/pitches/${pitch._id}`)
    await pickSlot(page, several)
    await expect(page.getByText('Your choice')).toHaveCount(1)
    await page.getByRole('link', { name: formatTime(next[0].start, pitch.timeZone) }).click()
    await expect(page.getByText('Your choice')).toHaveCount(2)
    await captainButton(page).click()
    const price = (slot.price.amount + next[0].price.amount) / 100
    await expect(page.getByLabel('Time', { exact: true }).locator('option:checked')).toHaveText(
      `${formatTime(slot.start, pitch.timeZone)} to ${formatTime(next[0].end, pitch.timeZone)}, ₦${price.toLocaleString('en-GB')}`,
    )
  })
})

test('[BOOK-1] a visitor must sign in first, and returns to the selected slot', async ({
  visitor,
  baseURL,
}) => {
  const person = await createPerson(baseURL ?? '')
  const free = await findFreeSlot(person)
  await visitor.goto(`/p/${free.pitch._id}`)
  await pickSlot(visitor, free)
  await captainButton(visitor).click()
  await expect(visitor).toHaveURL(/\/role\?from=/)
  await visitor.getByRole('link', { name: 'Login Here' }).click()
  await visitor.getByLabel('Email').fill(person.email)
  await visitor.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await expect(visitor).toHaveURL(new RegExp(`/pitches/${free.pitch._id}`))
  await expect(visitor.getByText('Your choice')).toHaveCount(1)
  await captainButton(visitor).click()
  await expect(visitor).toHaveURL(/\/schedule-detail\?hold=/)
})

test('[BOOK-4] if two users want a slot, one gets it and the other is offered the next free slot', async ({
  member,
  browser,
  baseURL,
  contextOptions,
}) => {
  const free = await findFreeSlot(member.person)
  const rival = await createPerson(baseURL ?? '', { firstName: 'Ngozi', lastName: 'Umeh' })
  const context = await openBrowser(browser, rival, contextOptions)
  const other = await context.newPage()
  const pages = [member.page, other]
  for (const page of pages) {
    await page.goto(`/pitches/${free.pitch._id}`)
    await pickSlot(page, free)
    await expect(page.getByText('Your choice')).toHaveCount(1)
  }

  await Promise.all(pages.map((page) => captainButton(page).click()))
  const taken = pages.map((page) => page.waitForURL(/\/schedule-detail/).then(() => page))
  const winner = await Promise.race(taken)
  const loser = winner === member.page ? other : member.page
  const notice = loser.getByRole('alert')
  await expect(notice).toContainText('This slot was just taken. Choose another time.')
  await expect(loser).toHaveURL(/\/pitches\//)
  await expect(notice.getByRole('listitem')).toHaveCount(3)
  await notice.getByRole('button').first().click()
  await expect(loser).toHaveURL(/\/schedule-detail\?hold=/)
  await context.close()
})

test('[BOOK-4] a slot taken by another user is shown as held without a reload', async ({
  member,
  baseURL,
}) => {
  const { page, person } = member
  const free = await findFreeSlot(person)
  await page.clock.install()
  await page.goto(`/pitches/${free.pitch._id}`)
  const tile = await slotTile(page, free)
  await expect(tile.getByRole('link')).toBeVisible()
  const rival = await createPerson(baseURL ?? '')
  await rival.call(createHold, { body: { pitch: free.pitch._id, start: free.slot.start }, key: randomUUID() })
  await page.clock.fastForward(15_000)
  await expect(tile).toHaveText(/Held/)
})

test('[BOOK-1] a slot booked for an open session links to it, for users and visitors', async ({
  member,
  visitor,
}) => {
  const { page, person } = member
  const free = await findFreeSlot(person)
  const session = await createSessionOf(person, { slot: free })
  const dayOf = (instant: string) =>
    new Date(instant).toLocaleDateString('en-GB', {
      timeZone: free.pitch.timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    })
  const readers = [
    [page, `/pitches/${free.pitch._id}`, `/sessions/${session._id}`],
    [visitor, `/p/${free.pitch._id}`, `/s/${session.code}`],
  ] as const
  for (const [reader, path, to] of readers) {
    await reader.goto(path)
    await reader.getByRole('link', { name: dayOf(free.slot.start) }).click()
    const tile = reader.getByRole('link', { name: formatTime(free.slot.start, free.pitch.timeZone) })
    await expect(tile).toHaveText(/9 spots left/)
    await tile.click()
    await expect(reader).toHaveURL(to)
  }
})

test('on a right-to-left page, the button for later days scrolls to the left', async ({ member }) => {
  const { page, person } = member
  const { pitch } = await findFreeSlot(person)
  await page.goto(`/pitches/${pitch._id}`)
  const days = page.getByRole('navigation', { name: 'Choose a day' })
  await days.evaluate(({ ownerDocument }) => ownerDocument.documentElement.setAttribute('dir', 'rtl'))
  await page.getByRole('button', { name: 'Later days' }).click()
  await expect.poll(() => days.evaluate((strip) => strip.scrollLeft)).toBeLessThan(0)
})
