import { listSlots } from '@i-one/contract/bookings'
import { findNearbyPitches } from '@i-one/contract/pitches'
import { getSession, type Session } from '@i-one/contract/sessions'
import { claimGuest, joinSession, leaveSession } from '@i-one/contract/sessions/places'
import type { Page } from '@playwright/test'
import { expectNoFindings, expectNoFindingsAtWidths } from './axe.ts'
import { expect, lagos, createPerson, type Person, test } from './fixtures.ts'
import { widths } from './signed-out.ts'
import { captainButton, type FreeSlot, createSessionOf, slotTile, createSoonSlot } from './slots.ts'

const [lng, lat] = lagos
const pageOf = ({ _id }: Session) => `/sessions/${_id}`
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const namesIn = ({ places }: Session) => places.map(({ player }) => player.name)
const asIs = ({ call }: Person, { _id }: Session) => call(getSession, { params: { id: _id } })

const joined = async (baseURL: string | undefined, { _id }: Session, ...names: string[]) => {
  const people: Person[] = []
  for (const firstName of names) {
    const person = await createPerson(baseURL ?? '', { firstName })
    await person.call(joinSession, { params: { id: _id } })
    people.push(person)
  }
  return people
}

test('[BOOK-6] a shirt opens its player with the keyboard, and the captain removes a player and transfers the session', async ({
  member,
  baseURL,
}) => {
  const { page, person } = member
  const session = await createSessionOf(person)
  await joined(baseURL, session, 'Uche', 'Sadiq')
  await page.goto(pageOf(session))
  await button(page, 'Pitch').click()
  const uche = button(page, /^Uche, Midfielder/)
  for (const size of [widths.wide, widths.narrow]) {
    await page.setViewportSize(size)
    const { width, height } = (await uche.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }

  await uche.focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page, 'Uche')).toBeVisible()
  await expectNoFindings(page)
  await page.goBack()
  await expect(sheet(page, 'Uche')).toBeHidden()
  await expect(page).toHaveURL(pageOf(session))
  await expect(uche).toBeFocused()

  await page.setViewportSize(widths.wide)
  await uche.press('Enter')
  await sheet(page, 'Uche').getByRole('button', { name: 'Remove' }).click()
  await sheet(page, 'Remove Uche?').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: '2 in, 8 spots left' })).toBeVisible()
  await expect(uche).toBeHidden()
  expect(namesIn(await asIs(person, session))).not.toContain('Uche')

  await button(page, 'List').click()
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('button')).toHaveText([/You/, /Sadiq/])
  await expectNoFindingsAtWidths(page)

  await test.step('the captain transfers the session from a player’s sheet and keeps the place', async () => {
    await button(page, 'Pitch').click()
    await button(page, /^Sadiq, Midfielder/).click()
    await button(page, /^Make captain/).click()
    await sheet(page, 'Make Sadiq captain?').getByRole('button', { name: 'Make captain' }).click()
    await expect(page.getByText('Captain Sadiq')).toBeVisible()
    await expect(button(page, 'Leave')).toBeVisible()
  })
})

const list = `*Saturday football 7pm* ⚽
1. Uche ✅
2. Wale (GK)
3.\u2060 Ọláyínká +234 801 234 5678
4. wale
5. ~Tolu~
6.

Please add your name`

test('[BOOK-6] the captain adds guests by name and from a pasted list, with a preview', async ({
  member,
  baseURL,
}) => {
  const { page, person } = member
  const session = await createSessionOf(person, { playersPerTeam: 2 })
  await joined(baseURL, session, 'Uche')
  await page.goto(pageOf(session))
  await button(page, /^Add a guest/).click()
  await button(page, 'Add guest').click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await page.getByLabel('Name').fill('Bolu')
  await page.getByLabel('Position').selectOption('FW')
  await expectNoFindings(page)
  await button(page, 'Add guest').click()
  await button(page, 'Pitch').click()
  await expect(button(page, 'Bolu, Forward, your guest')).toBeVisible()

  await button(page, /^Paste a list/).click()
  await page.getByLabel('List', { exact: true }).fill(list)
  await expect(page.getByText('4 names found')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Uche Already in' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'wale On the list twice' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Wale Goalkeeper' })).toBeChecked()
  await expect(page.getByText('One spot left. The last guest goes on the waitlist')).toBeVisible()
  await expectNoFindings(page)
  await button(page, 'Add 2 guests').click()
  await expect(page.getByRole('heading', { name: '4 in, full' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Waitlist' })).toContainText('Ọláyínká'.normalize('NFC'))
  expect(namesIn(await asIs(person, session))).toContain('Wale')
})

test('a player adds a guest, asks to play with a friend, and removes the guest', async ({
  member,
  baseURL,
}) => {
  const { page, person } = member
  const session = await createSessionOf(await createPerson(baseURL ?? '', { firstName: 'Ngozi' }))
  await joined(baseURL, session, 'Uche')
  await person.call(joinSession, { params: { id: session._id } })
  await page.goto(pageOf(session))
  await button(page, 'Add guests').click()
  await page.getByLabel('Name').fill('Bolu')
  await button(page, 'Add guest').click()

  await button(page, /^Uche/).click()
  const together = page.getByRole('switch', { name: 'Play with Uche' })
  await together.click()
  await expect(together).toBeChecked()
  await expect(together).toBeEnabled()
  await expect(button(page, /^Make captain/)).toBeHidden()
  await expect(button(page, 'Remove')).toBeHidden()
  const { mine, places } = await asIs(person, session)
  expect(mine?.with).toEqual([places.find(({ player }) => player.name === 'Uche')?.player._id])
  await page.keyboard.press('Escape')

  await button(page, /^Bolu/).click()
  await button(page, 'Remove this guest').click()
  await sheet(page, 'Remove Bolu?').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: '3 in, 7 spots left' })).toBeVisible()
})

test('[BOOK-6] a waitlisted player who wants to confirm first gets an offer and accepts it', async ({
  member,
  baseURL,
}) => {
  const { page, person } = member
  const session = await createSessionOf(await createPerson(baseURL ?? '', { firstName: 'Ngozi' }), {
    playersPerTeam: 1,
  })
  const [uche] = await joined(baseURL, session, 'Uche')
  await page.goto(pageOf(session))
  await button(page, 'Join the waitlist').click()
  const asking = sheet(page, 'Join the waitlist')
  await expect(asking.getByText(/^₦[\d,]+ each, the pitch ₦[\d,]+$/)).toBeVisible()
  await expect(
    asking.getByText(/^You owe your share, .* unless another player takes your spot/),
  ).toBeVisible()
  await expect(asking.getByLabel('Add me automatically if a spot opens up')).toBeChecked()
  await expect(asking.getByText('You can then leave for free for at least an hour')).toBeVisible()
  await expectNoFindings(page)
  await asking.getByRole('button', { name: 'Join the waitlist' }).click()
  const how = page.getByRole('switch', { name: 'Add me automatically if a spot opens up' })
  await expect(how).toBeChecked()
  await how.click()
  await expect(how).not.toBeChecked()
  await expect(how).toBeEnabled()
  expect((await asIs(person, session)).mine).toMatchObject({
    state: 'waitlisted',
    takeMeIn: false,
    position: 1,
  })

  await uche?.call(leaveSession, { params: { id: session._id } })
  await expect(page.getByText('A spot opened up. It’s held for you.', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d/)
  await expectNoFindings(page)
  await button(page, 'Accept').click()
  await expect(page.getByRole('heading', { name: '2 in, full' })).toBeVisible()
  expect((await asIs(person, session)).mine?.state).toBe('going')
})

const slotAgainst = async ({ call }: Person, session: Session): Promise<FreeSlot> => {
  const pitches = await call(findNearbyPitches, { query: { lng, lat, limit: 12 } })
  for (const pitch of pitches.filter(
    ({ _id, owner, autoAuthorize }) => _id !== session.pitch._id && owner === null && autoAuthorize,
  )) {
    const slots = await call(listSlots, { params: { id: pitch._id } })
    const slot = slots.find(
      ({ state, start, end }) => state === 'free' && start < session.end && end > session.start,
    )
    if (slot) return { pitch, slot, next: [slot, slot] }
  }
  throw new Error('no slot at that time')
}

test('[BOOK-6] joining a second session at the same time shows a warning', async ({ member, baseURL }) => {
  const { page, person } = member
  const captain = await createPerson(baseURL ?? '', { firstName: 'Ngozi' })
  const first = await createSessionOf(captain)
  await person.call(joinSession, { params: { id: first._id } })
  const second = await createSessionOf(captain, { slot: await slotAgainst(captain, first) })
  await page.goto(pageOf(second))
  await button(page, /^Join for ₦/).click()
  const warning = sheet(page, 'Join this game')
  await expect(warning.getByText('You’re in another game at the same time')).toContainText(first.pitch.name)
  await page.goto(`/upcoming-match?session=${second._id}`)
  await button(page, /^Join for ₦/).click()
  await warning.getByRole('button', { name: 'Join anyway' }).click()
  await expect(warning).toBeHidden()
  await expect(button(page, /^Join for ₦/)).toBeHidden()
  await page.getByRole('link', { name: 'Open game' }).click()
  await expect(button(page, 'Leave')).toBeVisible()
})

test('[BOOK-6, MATCH-2] users join the waitlist, accept an offer and join from an upcoming match as from its session', async ({
  member,
  baseURL,
}) => {
  const { page, person } = member
  const session = await createSessionOf(await createPerson(baseURL ?? '', { firstName: 'Ngozi' }), {
    playersPerTeam: 1,
  })
  const [uche] = await joined(baseURL, session, 'Uche')
  await page.goto(`/upcoming-match?session=${session._id}`)
  const wait = button(page, 'Join the waitlist')
  await wait.click()
  const asking = sheet(page, 'Join the waitlist')
  await asking.getByLabel('Add me automatically if a spot opens up').uncheck()
  await asking.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(asking).toBeHidden()
  await expect(wait).toBeHidden()
  await uche?.call(leaveSession, { params: { id: session._id } })
  await button(page, 'Accept').click()
  await expect(page.getByText('2 of 2 are in')).toBeVisible()
  await expect(button(page, 'Accept')).toBeHidden()
  await expect(button(page, /^Join/)).toHaveCount(0)
  expect((await asIs(person, session)).mine?.state).toBe('going')
})

test('booking a slot at the time of another session shows a warning', async ({ member, baseURL }) => {
  const { page, person } = member
  const [one, other] = [await createSoonSlot(baseURL ?? ''), await createSoonSlot(baseURL ?? '')]
  await createSessionOf(person, { slot: one })
  const warning = page.getByText(/^You’re in another game at the same time: Tanke Cage, /)
  const shown = warning.and(page.locator(':visible'))
  await page.goto(`/pitches/${other.pitch._id}`)
  const tile = await slotTile(page, { ...other, slot: one.slot })
  await expect(shown).toHaveCount(0)
  await tile.getByRole('link').click()
  await expect(shown).toBeVisible()
  await captainButton(page).click()
  await expect(page.getByRole('heading', { name: /^You are officially the captain/ })).toBeVisible()
  await expect(shown).toBeVisible()
  await page.getByRole('button', { name: 'Create Session' }).last().click()
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible()

  // closing the sheet must not focus an input, which would open the keyboard
  await page.getByRole('dialog', { name: 'Share' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('main')).toBeFocused()
})

test('[BOOK-6] from half an hour before kick-off the captain checks players in with one tap each', async ({
  member,
  baseURL,
}) => {
  const { page, person } = member
  const session = await createSessionOf(person, { slot: await createSoonSlot(baseURL ?? '') })
  await joined(baseURL, session, 'Uche', 'Sadiq')
  await page.goto(pageOf(session))
  await button(page, 'Attendance').click()
  for (const name of ['Uche, here', 'Sadiq, here', 'You, here']) await button(page, name).click()
  await expect(page.getByText('3 of 3 are here')).toBeVisible()
  await button(page, 'You, here').click()
  await expect(page.getByText('2 of 3 are here')).toBeVisible()
  await expect(button(page, 'Sadiq, no-show')).toBeHidden()
  await expectNoFindings(page)
  const states = async () => {
    const { places } = await asIs(person, session)
    return Object.fromEntries(places.map(({ player, state }) => [player.name, state]))
  }
  await expect.poll(states).toEqual({ Uche: 'checked-in', Sadiq: 'checked-in', Emeka: 'going' })
})

test('[BOOK-6] a guest signs in with the claim link, takes over the place and sees the session', async ({
  member,
  visitor,
  baseURL,
}) => {
  const { page, person } = member
  const session = await createSessionOf(person)
  await page.goto(pageOf(session))
  await button(page, /^Add a guest/).click()
  await page.getByLabel('Name').fill('Tunde from work')
  await button(page, 'Add guest').click()
  await button(page, /^Tunde from work/).click()
  await button(page, /^Link to claim this spot/).click()
  const link = await page.getByLabel('Link for Tunde from work').inputValue()

  const tunde = await createPerson(baseURL ?? '', { firstName: 'Túndé' })
  await visitor.goto(link)
  // visitors see only the first name of a guest
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Were you the guest Tunde on')
  await expectNoFindings(visitor)
  await visitor.getByRole('link', { name: 'Sign in to claim the spot' }).click()
  await visitor.getByLabel('Email').fill(tunde.email)
  await visitor.getByRole('textbox', { name: 'Password' }).fill(tunde.password)
  await button(visitor, 'Log in').click()
  await button(visitor, 'Claim this spot').click()
  await expect(visitor).toHaveURL(pageOf(session))
  await expect(button(visitor, 'Leave')).toBeVisible()
  expect((await asIs(tunde, session)).mine?.state).toBe('going')
  const late = await createPerson(baseURL ?? '')
  const body = { code: new URL(link).searchParams.get('code') ?? '' }
  await expect(late.call(claimGuest, { body })).rejects.toMatchObject({ code: 'wrong-link' })
})
