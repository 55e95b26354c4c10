import { listNotifications } from '@i-one/contract/notifications'
import { cancelSession, getSession, startSession, type Session } from '@i-one/contract/sessions'
import { joinSession } from '@i-one/contract/sessions/places'
import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { expect, createPerson, type Person, test } from './fixtures.ts'
import { tabThrough } from './keyboard.ts'
import { widths } from './signed-out.ts'
import { createSessionOf, createSoonSlot } from './slots.ts'

const tools = (page: Page) => page.getByRole('region', { name: 'Captain’s tools' })
const tool = (page: Page, name: string | RegExp) => tools(page).getByRole('button', { name })
const history = (page: Page) => page.getByRole('region', { name: 'History' }).getByRole('listitem')
const openHistory = (page: Page) => page.getByRole('tab', { name: 'History' }).click()
const read = ({ call }: Person, { _id }: Session) => call(getSession, { params: { id: _id } })

const join = async (baseUrl: string | undefined, session: Session, firstName = 'Chidi') => {
  const player = await createPerson(baseUrl ?? '', { firstName })
  await player.call(joinSession, { params: { id: session._id } })
  return player
}

const dialogs: Record<string, string> = {
  'Edit the game': 'Edit the game',
  'Hand over the armband': 'Hand over the armband',
  'Play anyway': 'Play anyway?',
  'Cancel the game': 'Cancel the game?',
}

test('[BOOK-5, BOOK-6] a captain without players changes the format, sees the change and undoes it', async ({
  member,
}) => {
  const { page, person } = member
  const session = await createSessionOf(person)
  await page.goto(`/sessions/${session._id}`)
  const sheet = page.getByRole('dialog', { name: 'Edit the game' })

  await test.step('at 320 px nothing of the tools scrolls sideways', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const [name, title] of Object.entries(dialogs)) {
      await tool(page, name).click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      if (name === 'Hand over the armband')
        await expect(dialog.getByText('No other player with an account has joined.')).toBeVisible()
      const beyond = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(beyond, name).toBe(0)
      await page.goBack()
      await expect(dialog).toBeHidden()
      await expect(tool(page, name)).toBeFocused()
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })

  await test.step('Tab moves the focus only to visible elements', async () => {
    expect((await tabThrough(page, 'Shift+Tab')).hidden).toEqual([])
    const { steps, hidden } = await tabThrough(page, 'Tab')
    expect(steps).toBeGreaterThan(10)
    expect(hidden).toEqual([])
    await page.setViewportSize(widths.narrow)
  })

  await tool(page, 'Edit the game').click()
  await expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled()
  await sheet.getByLabel('Teams').selectOption('3')
  await sheet.getByLabel('AET').uncheck()
  await sheet.getByRole('button', { name: 'Players needed: more' }).click()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByText('Saved. Everyone can see the change.')).toBeVisible()
  expect(await read(person, session)).toMatchObject({ sets: 3, aet: false, minimum: 5, capacity: 15 })

  await sheet.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => read(person, session)).toMatchObject({ sets: 2, aet: true, minimum: 4 })
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(`/sessions/${session._id}`)
  await openHistory(page)
  await expect(history(page).filter({ hasText: 'You edited the game' })).toHaveCount(2)
  await expect(history(page).first()).toContainText('Teams 3 → 2')
})

test('[BOOK-5, BOOK-6] with another player, a captain edits the session, plays with too few players and transfers it', async ({
  member,
  baseURL,
}) => {
  const { page, person } = member
  const session = await createSessionOf(person)
  const other = await join(baseURL, session)
  await page.goto(`/sessions/${session._id}`)

  await test.step('the keyboard opens and closes the tools, and axe finds nothing in them', async () => {
    for (const [name, title] of Object.entries(dialogs)) {
      await tool(page, name).press('Enter')
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      await expectNoFindings(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(tool(page, name)).toBeFocused()
    }
  })

  await test.step('the format can be changed, and the players are notified', async () => {
    await tool(page, 'Edit the game').click()
    const sheet = page.getByRole('dialog', { name: 'Edit the game' })
    await expect(sheet.getByText('We notify all players about your change.')).toBeVisible()
    await sheet.getByRole('button', { name: 'Anyone with the link' }).click()
    await expect(sheet.getByRole('button', { name: 'Players needed: less' })).toBeDisabled()
    await sheet.getByRole('button', { name: 'Players needed: more' }).click()
    await sheet.getByLabel('Title').fill('Friday fives')
    await sheet.getByLabel('Note for players').fill('Bring white bibs')
    await sheet.getByLabel('Level').selectOption('Strong')
    await sheet.getByLabel('Match ends').selectOption('After 10 minutes')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet.getByText('Saved. Everyone can see the change.')).toBeVisible()
    const changed = {
      visibility: 'link',
      minimum: 5,
      title: 'Friday fives',
      level: 'strong',
      minutesPerMatch: 10,
    }
    expect(await read(person, session)).toMatchObject(changed)
    const { notifications } = await other.call(listNotifications)
    expect(notifications[0]?.text).toContain('note “Bring white bibs”')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByText('“Bring white bibs”', { exact: true })).toBeVisible()
  })

  await test.step('a captain confirms a session with too few players', async () => {
    await expect(page.getByText('3 more players needed')).toBeVisible()
    await tool(page, 'Play anyway').click()
    const dialog = page.getByRole('dialog', { name: 'Play anyway?' })
    await expect(dialog).toContainText(/2 players are in\. You need 5 by \d\d:\d\d\./)
    await expect(dialog).toContainText('The game goes ahead, even with too few players')
    await dialog.getByRole('button', { name: 'Play anyway', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Kick-off in')).toBeVisible()
    await expect(tool(page, 'Play anyway')).toHaveCount(0)
    expect(await read(person, session)).toMatchObject({ comingAnyway: true, state: 'confirmed' })
  })

  await test.step('another player becomes captain, and the old captain keeps the place', async () => {
    await tool(page, 'Hand over the armband').click()
    const sheet = page.getByRole('dialog', { name: 'Hand over the armband' })
    await expect(sheet.getByRole('button', { name: 'Choose a player' })).toBeDisabled()
    await sheet.getByRole('radio', { name: 'Chidi' }).check()
    await sheet.getByRole('button', { name: 'Make Chidi the captain' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByText('Captain Chidi')).toBeVisible()
    await expect(tools(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Leave', exact: true })).toBeVisible()
    await openHistory(page)
    await expect(history(page).first()).toContainText('You made Chidi the captain')
    expect((await read(other, session)).captain.nickname).toBe('Chidi')
  })
})

test('[BOOK-5] a started session is abandoned with a reason, which open pages show', async ({
  member,
  visitor,
  baseURL,
}) => {
  const { page, person } = member
  const session = await createSessionOf(person, {
    playersPerTeam: 1,
    slot: await createSoonSlot(baseURL ?? ''),
  })
  await join(baseURL, session)
  await person.call(startSession, { params: { id: session._id } })
  await visitor.goto(`/s/${session.code}`)
  await page.goto(`/sessions/${session._id}`)
  await tool(page, 'Abandon the game').click()
  const dialog = page.getByRole('dialog', { name: 'Abandon the game?' })
  await expect(dialog.getByRole('button', { name: 'Abandon game' })).toBeDisabled()
  await dialog.getByLabel('Power is out').check()
  await dialog.getByRole('button', { name: 'Abandon game' }).click()
  const sentence = 'This game was called off. The power was out.'
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(visitor.getByText(sentence)).toBeVisible()
  expect(await read(person, session)).toMatchObject({ state: 'abandoned', reason: 'power' })
})

test.describe('what happened', () => {
  test('[BOOK-5] is listed in words, newest first, with user, time and reason', async ({
    member,
    baseURL,
  }) => {
    const { page, person } = member
    const session = await createSessionOf(person, { playersPerTeam: 1 })
    await join(baseURL, session)
    await page.goto(`/sessions/${session._id}?history`)
    await expect(history(page)).toHaveCount(5)
    await expect(history(page).filter({ hasText: 'Chidi joined' })).toContainText(/\d\d:\d\d, just now/)
    await join(baseURL, session, 'Uche')
    await expect(history(page).first()).toContainText('Uche joined the waitlist')

    const more = page.getByRole('button', { name: /^Show all \d+$/ })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await more.press('Enter')
    await expect(history(page).last()).toContainText(/^You /)
    await page.getByRole('button', { name: 'Show less' }).press('Enter')
    await expect(history(page)).toHaveCount(5)

    await person.call(cancelSession, {
      params: { id: session._id },
      body: { reason: 'The gate is locked' },
    })
    await expect(history(page).filter({ hasText: 'You cancelled the game' })).toContainText(
      '“The gate is locked”',
    )
  })
})

test.describe('sharing', () => {
  test('[BOOK-8] a message contains all details, the QR code is large enough to scan, and calendars can add or subscribe', async ({
    member,
  }) => {
    const { page, person } = member
    const session = await createSessionOf(person)
    await page.goto(`/sessions/${session._id}`)
    await page.getByRole('button', { name: 'Share the 9 open spots' }).click()
    const link = new URL(`/s/${session.code}`, page.url()).href
    const href = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    const { hostname, searchParams } = new URL(href ?? '')
    expect(hostname).toBe('wa.me')
    const lines = searchParams.get('text')?.split('\n') ?? []
    expect(lines[0]).toBe(`Football at ${session.pitch.name}`)
    expect(lines[1]).toBe(`${session.teamOne.name} v ${session.teamTwo.name}`)
    expect(lines[2]).toMatch(/^\w{3} \d+ \w{3,4}, \d\d:\d\d to \d\d:\d\d$/)
    expect(lines[3]).toBe(session.pitch.address)
    expect(lines[4]).toMatch(/^9 spots left, from ₦[\d,]+ when full, at most ₦[\d,]+$/)
    expect(lines.at(-1)).toBe(link)

    const once = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
    const file = await page.request.get(once ?? '')
    expect(file.headers()['content-type']).toContain('text/calendar')
    const calendar = (await file.text()).replaceAll('\r\n ', '')
    const instant = session.start.replace(/[-:]|\.\d+/g, '')
    const street = session.pitch.address.replaceAll(',', '\\,')
    for (const line of [
      'BEGIN:VCALENDAR',
      `DTSTART:${instant}`,
      `SUMMARY:Football at ${session.pitch.name}`,
      `LOCATION:${session.pitch.name}\\n${street}`,
    ])
      expect(calendar).toContain(`${line}\r\n`)
    expect(calendar).toContain(link)
    const follow = await page.getByRole('link', { name: 'subscribe' }).getAttribute('href')
    expect(follow).toBe(`webcal://${new URL(page.url()).host}${once}`)

    await page.getByRole('button', { name: 'QR code' }).click()
    const code = page.getByRole('img', { name: `QR code of the link ${link}` })
    await expect(code).toBeVisible()
    await expectNoFindings(page)
    const box = await code.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(300)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the picture' }).click()
    expect((await saving).suggestedFilename()).toMatch(/\.png$/)

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Football at')).toBeVisible()
    await expect(page.getByText(link, { exact: true })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})
