import { randomUUID } from 'node:crypto'
import { createMatch, recordEvents } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import { startSession } from '@i-one/contract/sessions'
import { joinSession } from '@i-one/contract/sessions/places'
import { createTeam, getTeam } from '@i-one/contract/teams'
import { joinTeam } from '@i-one/contract/teams/members'
import type { Page } from '@playwright/test'
import { expectNoFindings, expectNoFindingsAtWidths } from './axe.ts'
import { openBrowser, expect, createPerson, type Person, test } from './fixtures.ts'
import { createSessionOf, createSoonSlot } from './slots.ts'

const uniqueName = () => `Owls ${randomUUID().slice(0, 6)}`

const squad = (page: Page) => page.getByRole('region', { name: 'Squad' })

test('[TEAM-1] a team is created, found nearby, joined by request and by link, gets shirt numbers and a lineup, and is transferred', async ({
  member,
  browser,
  baseURL,
}) => {
  const { page } = member
  const name = uniqueName()
  await page.goto('/teams')
  await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible()
  await page.getByRole('button', { name: 'Create a team' }).click()
  const form = page.getByRole('dialog', { name: 'Create a team' })
  await form.getByRole('button', { name: 'Create the team' }).click()
  await expect(form.getByText('Name is required')).toBeVisible()
  await expect(form.getByText('Choose the team’s home area')).toBeVisible()
  await form.getByLabel('Name', { exact: false }).first().fill(name)
  await form.getByRole('combobox', { name: 'Home area' }).fill('Badagry')
  await form.getByRole('button', { name: 'Create the team' }).click()
  await expect(form.getByText('Choose a place from the list')).toBeVisible()
  await expect(form.getByRole('combobox', { name: 'Home area' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await form
    .getByRole('option', { name: /Badagry/ })
    .first()
    .click()
  await expect(form.getByText('Choose a place from the list')).toBeHidden()
  await form.getByRole('radio', { name: 'mint' }).press('Space')
  await form.getByRole('switch', { name: /Looking for players/ }).check()
  await form.getByLabel('Player details').fill('A keeper')
  await expectNoFindings(page)
  await form.getByRole('button', { name: 'Create the team' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  // far from other tests' teams, because the list shows at most fifty teams
  const asker = await createPerson(baseURL ?? '', { firstName: 'Chidi', coordinates: [2.887, 6.415] })
  const asking = await (await openBrowser(browser, asker)).newPage()
  await asking.goto('/teams')
  const row = asking.getByRole('region', { name: 'Looking for players' }).getByRole('listitem', { name })
  await expect(row).toContainText('A keeper')
  await row.getByRole('button', { name: 'Ask to join' }).click()
  await expect(row.getByRole('button', { name: 'Cancel request' })).toBeVisible()
  await row.getByRole('link', { name }).click()
  await expect(asking.getByText('You have asked to join.')).toBeVisible()

  await page.reload()
  const wants = page.getByRole('region', { name: '1 player wants to join' })
  await wants.getByRole('listitem', { name: 'Chidi' }).getByRole('button', { name: 'Accept' }).click()
  await expect(squad(page).getByRole('button', { name: /Chidi/ })).toBeVisible()
  await squad(page).getByRole('button', { name: /Chidi/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Chidi' })
  await sheet.getByLabel('Shirt number').fill('9')
  await sheet.getByRole('button', { name: 'Save the number' }).click()
  await expect(squad(page).getByRole('button', { name: /Number 9, Chidi/ })).toBeVisible()
  await squad(page).getByRole('button', { name: /Chidi/ }).click()
  await sheet.getByRole('button', { name: 'Make vice-captain' }).click()
  await expect(squad(page).getByRole('button', { name: /Chidi/ })).toContainText('Vice-captain')

  await page.getByRole('button', { name: 'Save a formation' }).click()
  const formation = page.getByRole('dialog', { name: 'Save a formation' })
  await formation.getByLabel('Name', { exact: false }).first().fill('At home')
  await formation.getByRole('button', { name: '2-1-1' }).click()
  await formation.getByRole('combobox', { name: 'Goalkeeper' }).selectOption({ label: 'Chidi' })
  await formation.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'At home' })).toBeVisible()
  await expect(page.getByText('Chidi (goalkeeper)')).toBeAttached()
  await expectNoFindings(page)

  await page.getByRole('button', { name: 'Invite by link' }).click()
  const invitation = page.getByRole('dialog', { name: 'Invite by link' })
  const link = await invitation.getByLabel('Link').inputValue()
  await invitation.getByRole('button', { name: 'Close' }).click()
  const friend = await createPerson(baseURL ?? '', { firstName: 'Ngozi' })
  const invited = await (await openBrowser(browser, friend)).newPage()
  await invited.goto(link)
  await invited.getByRole('button', { name: 'Join the team' }).click()
  await expect(squad(invited).getByRole('link', { name: /Ngozi/ })).toContainText('You')

  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const other = await createPerson(baseURL ?? '', { firstName: 'Musa' })
  await other.call(joinTeam, { params: { id }, body: {} })
  await page.reload()
  await wants.getByRole('listitem', { name: 'Musa' }).getByRole('button', { name: 'Decline' }).click()
  await expect(wants).toBeHidden()
  expect((await other.call(getTeam, { params: { id } })).mine).toBeUndefined()
  await squad(page).getByRole('button', { name: /Ngozi/ }).click()
  const friendly = page.getByRole('dialog', { name: 'Ngozi' })
  await friendly.getByLabel('Shirt number').fill('9')
  await friendly.getByRole('button', { name: 'Save the number' }).click()
  await expect(page.getByText('Another player wears this number.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(friendly).toBeHidden()

  await squad(page).getByRole('button', { name: /Chidi/ }).click()
  await sheet.getByRole('button', { name: 'Make captain' }).click()
  await page
    .getByRole('dialog', { name: 'Make Chidi the captain?' })
    .getByRole('button', { name: 'Make captain' })
    .click()
  await page.getByRole('button', { name: 'Leave the team' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Ask to join' })).toBeVisible()
  await expect(page.getByText(/Captain Chidi/)).toBeVisible()
})

const happened = (type: NewEvent['type'], traits: Partial<NewEvent> = {}): NewEvent => ({
  id: randomUUID(),
  type,
  clockMs: 60_000,
  at: new Date().toISOString(),
  ...traits,
})

const winTheFirst = async ({ call }: Person, session: string, player: string) => {
  const match = await call(createMatch, { params: { id: session }, key: randomUUID() })
  const isOne = Object.values(match.lineups.T1)
    .flat()
    .some((one) => one.player === player)
  const goal = happened('goal', { side: isOne ? 'T1' : 'T2', player })
  const events = [happened('kick-off'), goal, happened('full-time')]
  await call(recordEvents, { params: { id: match._id }, body: { events } })
  return match
}

test('[STAT-3] a set is played as a team, and its season and rank are updated', async ({
  member,
  baseURL,
}) => {
  const { page, person } = member
  const name = uniqueName()
  const location = { coordinates: [3.3541, 6.4969] as [number, number] }
  const { _id: id } = await person.call(createTeam, {
    body: { name, address: 'Surulere', location },
    key: randomUUID(),
  })
  const { invite: code, members } = await person.call(getTeam, { params: { id } })
  const session = await createSessionOf(person, {
    playersPerTeam: 2,
    slot: await createSoonSlot(baseURL ?? ''),
  })
  await page.goto(`/sessions/${session._id}`)
  await page.getByRole('button', { name: /Play as your team/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Play as your team' })
  await dialog.getByLabel('Side').selectOption({ index: 1 })
  await expect(dialog.getByLabel('Plays as')).toHaveValue(id)
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`Side 2 plays as ${name}`)).toBeVisible()

  const others = await Promise.all(
    ['Chidi', 'Musa', 'Uche'].map((firstName) => createPerson(baseURL ?? '', { firstName })),
  )
  await others[0]?.call(joinTeam, { params: { id }, body: { code } })
  const params = { id: session._id }
  for (const other of others) await other.call(joinSession, { params })
  const { places } = await person.call(startSession, { params })
  const inSet = places.filter((place) => place.set === 2).map(({ player }) => player.name)
  expect(inSet.toSorted()).toEqual(['Chidi', person.nickname].toSorted())
  const match = await winTheFirst(person, session._id, members[0]?.player._id ?? '')

  await page.goto(`/teams/${id}`)
  const season = page.getByRole('region', { name: /^Season/ })
  await expect(season).toContainText('1played')
  await expect(season).toContainText('1 for, 0 against')
  await expect(season).toContainText('Clean sheets1')
  await expect(season).toContainText('Longest winning run1 match')
  await expect(page.getByRole('list', { name: /Last five/ })).toContainText('won')
  await expect(page.getByRole('region', { name: 'Top scorers' })).toContainText(`${person.nickname}1 goal`)
  expect(match.teamTwo.name).toBe(name)
  await expectNoFindingsAtWidths(page)

  await season.getByRole('link', { name: 'Season leaderboard' }).click()
  await page.getByRole('button', { name: 'Everywhere' }).click()
  await page.getByRole('combobox', { name: 'By' }).selectOption('Matches')
  await expect(page.getByRole('table')).toHaveAccessibleName(/^Teams by Matches, season .*, everywhere$/)
  await expect(page.getByRole('row').filter({ hasText: `${name} (yours)` })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expectNoFindings(page)
})
