import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTeam } from '@i-one/contract/teams'
import { type Tie, createTournament, getTournament } from '@i-one/contract/tournaments'
import { drawTournament } from '@i-one/contract/tournaments/draw'
import { registerTeam } from '@i-one/contract/tournaments/entries'
import { enterResult } from '@i-one/contract/tournaments/results'
import type { Page } from '@playwright/test'
import { expectNoFindingsAtWidths } from './axe.ts'
import { openBrowser, expect, createPerson, test } from './fixtures.ts'
import { createOrganizer } from './test-session.ts'

type Four = [Tie, Tie, Tie, Tie]

const day = 24 * 60 * 60 * 1000

const eight = { most: 8, qualify: 2, thirdPlace: true, bestOthers: 0 }

const createCup = async (baseUrl: string, { most, ...navigateTo } = eight) => {
  const organizer = await createOrganizer(baseUrl)
  const { _id, code, name } = await organizer.call(createTournament, {
    body: {
      name: `Cup ${randomUUID().slice(0, 6)}`,
      form: 'groups',
      groups: 2,
      ...navigateTo,
      most,
      entriesUntil: new Date(Date.now() + 7 * day).toISOString(),
      squad: {},
      rules: { minutes: 8 },
    },
    key: randomUUID(),
  })
  const params = { id: _id }
  const teams = await Promise.all(
    Array.from({ length: most }, async (_, n) => {
      const captain = await createPerson(baseUrl)
      const location = { coordinates: [3.3541, 6.4969] as [number, number] }
      const body = { name: `Team ${n + 1}`, address: 'Yaba', location }
      const team = await captain.call(createTeam, { body, key: randomUUID() })
      await captain.call(registerTeam, { params, body: { team: team._id } })
      return team._id
    }),
  )
  await organizer.call(drawTournament, { params, body: { seeding: teams } })
  const ties = async () =>
    (await organizer.call(getTournament, { params })).stages.flatMap((stage) => stage.ties)
  type Result = { T1: number; T2: number; shootOut?: { T1: number; T2: number } }
  const enter = (match: string, body: Result) =>
    organizer.call(enterResult, { params: { ...params, match }, body })
  const playGroups = async () => {
    for (const { _id: match, group, teamOne, teamTwo } of await ties()) {
      if (!group) continue
      const better = teams.indexOf(teamOne.team ?? '') < teams.indexOf(teamTwo.team ?? '')
      await enter(match, better ? { T1: 2, T2: 0 } : { T1: 0, T2: 2 })
    }
  }
  const knockOut = async () => (await ties()).filter(({ group }) => !group)
  return { organizer, code, name, enter, playGroups, knockOut }
}

const enterByHand = async (page: Page, match: string, presses: Record<string, number>) => {
  await page
    .getByRole('listitem')
    .filter({ hasText: match })
    .getByRole('button', { name: /^Result, / })
    .click()
  const dialog = page.getByRole('dialog')
  for (const [label, times] of Object.entries(presses))
    for (let n = 0; n < times; n++)
      await dialog.getByRole('button', { name: `${label}: more`, exact: true }).click()
  await dialog.getByRole('button', { name: 'Save the result' }).click()
  await expect(dialog).toBeHidden()
}

test('[TOUR-1] a cup of eight is played to its winner, and a big screen updates automatically', async ({
  visitor,
  browser,
  baseURL,
}) => {
  const { organizer, code, name, enter, playGroups, knockOut } = await createCup(baseURL ?? '')
  await visitor.clock.install()
  await visitor.setViewportSize({ width: 1280, height: 720 })
  await visitor.goto(`/t/${code}/screen`)
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
  const table = visitor.getByRole('table')
  await expect(table).toHaveAccessibleName(/^Group [AB]$/)
  await visitor.getByRole('button', { name: /^Pause/ }).click()
  const group = await table.locator('caption').textContent()
  await visitor.clock.pauseAt(Date.now() + 60_000)
  await visitor.getByRole('button', { name: /^Resume/ }).click()
  await visitor.clock.runFor(11_900)
  await expect(table).toHaveAccessibleName(group ?? '')
  await visitor.clock.runFor(200)
  await expect(table).toHaveAccessibleName(group === 'Group A' ? 'Group B' : 'Group A')
  await visitor.clock.resume()
  const fits = () =>
    visitor.evaluate(() => document.documentElement.scrollHeight <= document.documentElement.clientHeight)
  expect(await fits()).toBe(true)

  await playGroups()
  await expect(visitor.getByRole('heading', { name: /^(Semi-finals|Final)$/ })).toBeVisible()
  const [one, two] = await knockOut()
  await enter(one!._id, { T1: 1, T2: 0 })
  await enter(two!._id, { T1: 2, T2: 2, shootOut: { T1: 3, T2: 4 } })
  await expect(visitor.getByText(/penalties 3–4/).first()).toBeVisible()
  const desk = await (await openBrowser(browser, organizer)).newPage()
  await desk.goto(`/t/${code}?matches`)
  const [, , { teamTwo: lastOfThird }, { teamOne: winner, teamTwo: loser }] = (await knockOut()) as Four
  await enterByHand(desk, 'Third place', { [lastOfThird.name]: 1 })
  await visitor.context().setOffline(true)
  await expect(visitor.getByText(/^No connection\. Last update \d\d:\d\d$/)).toBeVisible()
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
  await enterByHand(desk, 'Cup Finals', {
    [winner.name]: 1,
    [loser.name]: 1,
    [`${winner.name}, penalties`]: 5,
    [`${loser.name}, penalties`]: 4,
  })
  await expect(desk.getByText(`${winner.name} won the tournament`)).toBeVisible()
  await visitor.context().setOffline(false)
  await expect(visitor.getByText(`${winner.name} won the tournament`)).toBeVisible()
  expect(await fits()).toBe(true)
})

test('the organizer draws lots between level teams for the last place, and the cup continues', async ({
  browser,
  baseURL,
}) => {
  const six = { most: 6, qualify: 1, thirdPlace: false, bestOthers: 1 }
  const { organizer, code, playGroups, knockOut } = await createCup(baseURL ?? '', six)
  await playGroups()
  const page = await (await openBrowser(browser, organizer)).newPage()
  await page.goto(`/t/${code}?table`)
  const rest = page.getByRole('region', { name: 'Best of the rest' })
  const rows = rest.getByRole('row').filter({ hasText: /Team \d/ })
  await expect(rows).toHaveCount(2)
  await expectNoFindingsAtWidths(page)
  const teams = async () => (await knockOut()).flatMap(({ teamOne, teamTwo }) => [teamOne, teamTwo])
  const missing = async () => (await teams()).filter(({ team, source }) => !team && !source?.startsWith('W'))
  expect(await missing()).not.toEqual([])
  const lot = rest.getByRole('button', { name: /^Draw lots: Team \d and Team \d$/ })
  await lot.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Draw lots' }).click()
  await expect(dialog).toBeHidden()
  await expect(lot).toBeHidden()
  expect(await missing()).toEqual([])
  await rows.first().getByRole('button').click()
  await expect(rest).toContainText('1st by drawing lots among two level teams.')
})

const strangersPage = async (address: string) => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>Club</title><iframe src="${address}"></iframe>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, stop: () => new Promise((resolve) => server.close(resolve)) }
}

test('[TOUR-1] the organizer decides one level semi-final by lot and has the other replayed', async ({
  browser,
  baseURL,
}) => {
  const { organizer, code, enter, playGroups, knockOut } = await createCup(baseURL ?? '')
  await playGroups()
  const [one, two] = await knockOut()
  for (const { _id } of [one!, two!]) await enter(_id, { T1: 1, T2: 1 })
  const page = await (await openBrowser(browser, organizer)).newPage()
  await page.goto(`/t/${code}?matches`)
  const match = (name: RegExp) => page.getByRole('listitem').filter({ hasText: name })
  const dialog = page.getByRole('dialog')
  const decide = async (name: RegExp, button: RegExp, what: string) => {
    await match(name).getByRole('button', { name: button }).click()
    await dialog.getByRole('combobox', { name: 'Outcome' }).selectOption(what)
  }
  await expect(match(/Semi-final 1/)).toContainText('Level, to be decided')
  await decide(/Semi-final 1/, /^Decide, /, 'Decided by drawing lots')
  await expectNoFindingsAtWidths(page)
  await dialog.getByRole('button', { name: 'Draw lots' }).click()
  await expect(match(/Semi-final 1/)).toContainText('Decided by drawing lots')
  const [{ winner, teamOne, teamTwo }] = (await knockOut()) as Four
  const first = winner === 'T1' ? teamOne : teamTwo
  await expect(match(/Cup Finals/)).toContainText(first.name)

  await decide(/Semi-final 2/, /^Decide, /, 'Replay the match')
  await dialog.getByRole('button', { name: 'Play again' }).click()
  const replay = match(/Semi-final 2, replay/)
  await expect(replay).toContainText('Earlier match: 1–1')
  await expect(replay.getByRole('button', { name: /^Set time, / })).toBeVisible()
  await expectNoFindingsAtWidths(page)
  await replay.getByRole('button', { name: /^Result, / }).click()
  await dialog.getByText('Cancel the replay').click()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(match(/Semi-final 2/)).toContainText('Level, to be decided')
  await expect(page.getByText('Earlier match')).toHaveCount(0)
})

test('[TOUR-1] the box works on another site, updates there, and sends no login', async ({
  member: { page },
  baseURL,
}) => {
  const { code, name, playGroups } = await createCup(baseURL ?? '')
  const asked: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/i-one/')) asked.push(request.headers()['authorization'])
  })
  const stranger = await strangersPage(`${baseURL}/embed/t/${code}`)
  await page.goto(stranger.url)
  const box = page.frameLocator('iframe')
  const link = box.getByRole('link', { name })
  await expect(link).toHaveAttribute('target', '_blank')
  await playGroups()
  await expect(box.getByRole('table', { name: 'Group A' }).getByRole('row').nth(1)).toContainText('9')
  expect(new Set(asked)).toEqual(new Set([undefined]))
  await stranger.stop()
  await page.goto(`/embed/t/${code}`)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expectNoFindingsAtWidths(page)
  expect(new Set(asked)).toEqual(new Set([undefined]))
})
