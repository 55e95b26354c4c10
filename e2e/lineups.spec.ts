import { randomUUID } from 'node:crypto'
import { recordEvents, saveLineup } from '@i-one/contract/matches'
import { getSession, type Session } from '@i-one/contract/sessions'
import { addGuests } from '@i-one/contract/sessions/places'
import { drawSets, saveSetLineup } from '@i-one/contract/sessions/sets'
import type { Browser, Locator, Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { openBrowser, expect, createPerson, type Person, test } from './fixtures.ts'
import { createGate } from './gate.ts'
import { createSessionOf } from './slots.ts'
import { createTestSession, createNextMatch } from './test-session.ts'

const wide = { viewport: { width: 1280, height: 1000 } }
const names = ['Chinedu', 'Emeka', 'Sadiq', 'Uche', 'Ibrahim', 'Tunde', 'Musa', 'Femi', 'Segun']

const createDrawnSession = async (baseUrl: string | undefined) => {
  const captain = await createPerson(baseUrl ?? '', { firstName: 'Ngozi', position: 'GK' })
  const { _id } = await createSessionOf(captain)
  const guests = { guests: names.map((name) => ({ name })) }
  await captain.call(addGuests, { params: { id: _id }, body: guests })
  return { captain, session: await captain.call(drawSets, { params: { id: _id } }) }
}

const open = async (browser: Browser, person: Person, session: Session, options = {}) => {
  const page = await (await openBrowser(browser, person, options)).newPage()
  await page.goto(`/upcoming-match?session=${session._id}`)
  return page
}

const panel = (page: Page) => page.getByRole('region', { name: 'Lineup panel' })
const saved = (page: Page) => panel(page).getByText('Saved', { exact: true })
const shirt = (page: Page, place: string | RegExp) => panel(page).getByRole('button', { name: place })
const onPitch = (page: Page, team: string) => page.getByRole('group', { name: `${team}, keeper at the top` })

const middleOf = async (locator: Locator) => {
  await locator.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await locator.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

const placeOf = async (page: Page, team: string, name: string) => {
  const { x, y } = (await onPitch(page, team).getByText(name, { exact: true }).boundingBox())!
  return { x: Math.round(x), y: Math.round(y) }
}

const nameIn = async (button: Locator) =>
  /^[^,]+/.exec((await button.getAttribute('aria-label')) ?? '')?.[0] ?? ''

test('[MATCH-3] a captain drags shirts with the mouse, and other pages update immediately', async ({
  browser,
  baseURL,
}) => {
  const { captain, session } = await createDrawnSession(baseURL)
  const team = session.teamOne.name
  const page = await open(browser, captain, session, wide)
  const watching = await open(browser, await createPerson(baseURL ?? ''), session, wide)
  await expect(onPitch(watching, team)).toBeVisible()
  await expect(shirt(watching, /midfield/)).toHaveCount(0)

  const midfielder = shirt(page, /centre of midfield/)
  const name = await nameIn(midfielder)
  const before = await placeOf(watching, team, name)
  const from = await middleOf(midfielder)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 70, from.y - 40, { steps: 5 })
  await page.mouse.up()
  await expect(saved(page)).toBeVisible()
  await expect(shirt(page, new RegExp(`^${name}.*right of midfield`))).toBeVisible()
  await expect.poll(async () => (await placeOf(watching, team, name)).x).toBeGreaterThan(before.x + 40)

  const keeper = await nameIn(shirt(page, /in goal/))
  const [hand, goal] = [
    await middleOf(shirt(page, /right of midfield/)),
    await middleOf(shirt(page, /in goal/)),
  ]
  await page.mouse.move(hand.x, hand.y)
  await page.mouse.down()
  await page.mouse.move(goal.x, goal.y, { steps: 5 })
  await page.mouse.up()
  await expect(shirt(page, new RegExp(`^${name}.*in goal`))).toBeVisible()
  await panel(page).getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(shirt(page, new RegExp(`^${keeper}.*in goal`))).toBeVisible()

  await panel(page).getByRole('button', { name: '3-1' }).click()
  await expect(shirt(page, /of defence/)).toHaveCount(3)
  await expect(panel(page).getByRole('button', { name: '3-1' })).toHaveAttribute('aria-pressed', 'true')
  await expect(saved(page)).toBeVisible()
  await expectNoFindings(page)
})

test('[MATCH-3] a lineup is created with the keyboard only', async ({ browser, baseURL }) => {
  const { captain, session } = await createDrawnSession(baseURL)
  const page = await open(browser, captain, session, wide)
  const midfielder = shirt(page, /centre of midfield/)
  const name = await nameIn(midfielder)
  await midfielder.focus()
  for (let n = 0; n < 8; n++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(
    panel(page)
      .getByRole('status')
      .filter({ hasText: `${name}: left of attack` }),
  ).toBeAttached()
  const mine = shirt(page, new RegExp(`^${name},`))
  await expect(mine).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(mine).toHaveAttribute('aria-pressed', 'true')
  const number = panel(page).getByRole('textbox', { name: 'Number' })
  await number.fill('1')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByText(/wears this number/)).toBeVisible()
  await number.fill('23')
  await page.keyboard.press('Enter')
  await expect(shirt(page, `${name}, 23, left of attack`)).toBeVisible()

  const keeper = await nameIn(shirt(page, /in goal/))
  await shirt(page, /in goal/).focus()
  await page.keyboard.press('Enter')
  await expect(shirt(page, new RegExp(`^${name}, 23, in goal`))).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(shirt(page, new RegExp(`^${keeper}.*left of attack`))).toBeVisible()
  await expect(shirt(page, `${name}, 23, in goal`)).toBeVisible()
})

test('[MATCH-3] on a phone, shirts are dragged by touch, concurrent changes are reported, and nothing is lost offline', async ({
  browser,
  baseURL,
}) => {
  const { captain, session } = await createDrawnSession(baseURL)
  const page = await open(browser, captain, session, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const striker = shirt(page, /of attack/).first()
  const name = await nameIn(striker)
  const { x, y } = await middleOf(striker)
  const touch = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await finger('touchStart', [{ x, y }])
  for (const by of [15, 30, 45, 60, 75]) await finger('touchMove', [{ x: x - by, y: y - by / 3 }])
  await expect(page.getByText('Release: left of attack')).toBeVisible()
  await finger('touchEnd', [])
  await expect(shirt(page, new RegExp(`^${name}.*left of attack`))).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await expectNoFindings(page)

  // opens the dialog once while online, because its code loads only when the browser is idle
  const formation = panel(page).getByRole('button', { name: /^Formation/ })
  await formation.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await page.context().setOffline(true)
  const now = await captain.call(getSession, { params: { id: session._id } })
  const { lineup, revision } = now.lineups!.find(({ set }) => set === 1)!
  const players = Object.entries(lineup).flatMap(([role, rows]) =>
    rows.map(({ player, number }) => ({ player, role: role as keyof typeof lineup, number: number + 60 })),
  )
  await captain.call(saveSetLineup, {
    params: { id: session._id, set: 1 },
    body: { revision, players },
  })
  await formation.click()
  await page.getByRole('dialog').getByRole('button', { name: '2-2' }).click()
  await expect(panel(page).getByText(/Not saved yet/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(panel(page).getByRole('alert')).toContainText(
    'Ngozi changed the lineup while you were editing.',
  )
  await expect(shirt(page, /, 61, in goal/)).toBeVisible()
  await panel(page).getByRole('button', { name: 'Use mine' }).click()
  await expect(shirt(page, /, 1, in goal/)).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await panel(page).getByRole('button', { name: 'List', exact: true }).click()
  await expect(panel(page).getByText('No one')).toHaveCount(1)
})

test('[MATCH-2, MATCH-3] an upcoming match has its own URL, and in a running match a new player is a substitution on all pages', async ({
  browser,
  baseURL,
}) => {
  const made = await createTestSession(baseURL ?? '')
  const { captain } = made
  const match = await createNextMatch(made)
  const params = { id: match._id }
  const rows = Object.values(match.lineups.T1).flat()
  const [begins, waits] = [rows[0]!, rows[1]!]
  const body = {
    revision: 0,
    players: [
      { player: begins.player, role: 'goalkeeper' as const, number: 1 },
      { player: waits.player, role: 'substitutes' as const, number: 12 },
    ],
  }
  await captain.call(saveLineup, { params: { ...params, side: 'T1' }, body })
  const kickOff = { id: randomUUID(), type: 'kick-off' as const, clockMs: 0, at: new Date().toISOString() }
  await captain.call(recordEvents, { params, body: { events: [kickOff] } })

  const page = await (await openBrowser(browser, captain)).newPage()
  const watching = await (await openBrowser(browser, await createPerson(baseURL ?? ''))).newPage()
  await watching.goto(`/upcoming-match?match=${match._id}`)
  await expect(watching.getByRole('heading', { level: 1, name: 'Friendly Match' })).toBeVisible()
  await expect(watching.getByText(match.pitch.name)).toBeVisible()
  await expect(panel(watching)).toContainText(begins.name)
  await expect(watching.getByRole('link', { name: 'Watch live' })).toHaveAttribute(
    'href',
    `/live-match?match=${match._id}`,
  )
  const scorerCode = createGate()
  await page.route('**/assets/scored-match-*.js', async (route) => {
    await scorerCode.opened
    await route.continue()
  })
  await watching.getByRole('link', { name: 'Watch live' }).click()
  await page.goto(`/live-match?match=${match._id}`)
  await expect(page.getByRole('heading', { name: 'Live Match' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('tab')).toHaveCount(0)
  scorerCode.open()
  const keeper = (one: Page) => panel(one).getByRole('listitem').first()
  await expect(keeper(watching)).toContainText(begins.name)

  await panel(page).getByRole('tab', { name: 'Substitutes' }).click()
  await panel(page)
    .getByRole('button', { name: new RegExp(`^12.*${waits.name}`) })
    .click()
  await panel(page).getByRole('button', { name: 'Bring on' }).click()
  const whom = panel(page).getByRole('group', { name: `Bring on ${waits.name} for` })
  await whom.getByRole('button', { name: begins.name }).click()
  await expect(keeper(page)).toContainText(begins.name)
  await expect(keeper(watching)).toContainText(waits.name)
  await expect(keeper(watching)).toContainText('12')
  await expectNoFindings(page)
})
