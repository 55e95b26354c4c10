import { randomUUID } from 'node:crypto'
import { releaseHold, createHold } from '@i-one/contract/bookings/holds'
import { getMatch, recordEvents } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import { createTeam } from '@i-one/contract/teams'
import { createTournament, getTournament } from '@i-one/contract/tournaments'
import { getPlan, scheduleTournament } from '@i-one/contract/tournaments/calendar'
import { drawTournament } from '@i-one/contract/tournaments/draw'
import { registerTeam } from '@i-one/contract/tournaments/entries'
import { moveTie } from '@i-one/contract/tournaments/moving'
import { enterResult } from '@i-one/contract/tournaments/results'
import { expectNoFindings, expectNoFindingsAtWidths } from './axe.ts'
import { openBrowser, expect, createPerson, test } from './fixtures.ts'
import { widths } from './signed-out.ts'
import { createOrganizer, createTestPitch } from './test-session.ts'

const day = 24 * 60 * 60 * 1000
const names = ['Danfo Kings', 'Yaba Bulls', 'Okada', 'Egrets']
const others = ['Agama', 'Festac Town', 'Lekki Tide', 'Surulere Stars', 'Makoko Eagles', 'Oshodi Eleven']

interface Format {
  form: 'league' | 'knock-out'
  location?: { coordinates: [number, number] }
  most?: number
}

const createTestTournament = async (baseUrl: string, format: Format) => {
  const organizer = await createOrganizer(baseUrl)
  const made = await organizer.call(createTournament, {
    body: {
      name: `Night Cup ${randomUUID().slice(0, 6)}`,
      most: 4,
      ...format,
      entriesUntil: new Date(Date.now() + 7 * day).toISOString(),
      squad: {},
      rules: { minutes: 8 },
    },
    key: randomUUID(),
  })
  return { organizer, made, params: { id: made._id } }
}

const createTestTeam = async (baseUrl: string, name: string) => {
  const captain = await createPerson(baseUrl)
  const body = { name, address: 'Yaba', location: { coordinates: [3.3541, 6.4969] as [number, number] } }
  const team = await captain.call(createTeam, { body, key: randomUUID() })
  return { captain, team }
}

const createDrawnTournament = async (baseUrl: string, format: Format, called = names) => {
  const tournament = await createTestTournament(baseUrl, { ...format, most: called.length })
  const { params, organizer } = tournament
  const teams = await Promise.all(called.map((name) => createTestTeam(baseUrl, name)))
  for (const { captain, team } of teams)
    await captain.call(registerTeam, { params, body: { team: team._id } })
  await organizer.call(drawTournament, { params, body: { seeding: teams.map(({ team }) => team._id) } })
  const tie = async (number: number) => {
    const { stages } = await organizer.call(getTournament, { params })
    const found = stages.flatMap(({ ties }) => ties).find((one) => one.number === number)
    if (!found) throw new Error(`there is no match ${number}`)
    return found
  }
  const result = async (
    number: number,
    body: { T1: number; T2: number; shootOut?: { T1: number; T2: number } },
  ) => organizer.call(enterResult, { params: { ...params, match: (await tie(number))._id }, body })
  return { ...tournament, teams, tie, result }
}

test('[TOUR-1] the table of a league updates with a result on open pages', async ({ visitor, baseURL }) => {
  const { made, tie, result } = await createDrawnTournament(baseURL ?? '', { form: 'league' })
  const { teamOne, teamTwo } = await tie(1)
  await visitor.goto(`/t/${made.code}`)
  await expect(visitor.getByRole('heading', { level: 1, name: made.name })).toBeVisible()
  const rows = visitor.getByRole('table', { name: 'Table' }).getByRole('row')
  await expect(rows).toHaveCount(5)

  await result(1, { T1: 0, T2: 3 })
  await expect(rows.nth(1)).toContainText(teamTwo.name)
  await expect(rows.nth(1)).toContainText('+3')
  await expect(rows.last()).toContainText(teamOne.name)
  await rows.nth(1).getByRole('button', { name: teamTwo.name }).click()
  await expect(visitor.getByText('1 won, 0 drawn, 0 lost, 3 goals for, 0 against.')).toBeVisible()
  const csv = await visitor.getByRole('link', { name: 'CSV' }).getAttribute('href')
  expect(await (await visitor.request.get(csv ?? '')).text()).toContain(teamTwo.name)
  await expectNoFindingsAtWidths(visitor)

  await visitor.getByRole('tab', { name: 'Matches' }).click()
  await expect(visitor).toHaveURL(/\?matches$/)
  await expect(visitor.getByText('Round 1, Full time')).toBeVisible()
  await expectNoFindings(visitor)
})

test('[TOUR-1] a cup is shown round by round, with its winner on penalties', async ({ visitor, baseURL }) => {
  const { made, result, tie } = await createDrawnTournament(baseURL ?? '', { form: 'knock-out' })
  await visitor.goto(`/t/${made.code}?bracket`)
  const round = (name: string) => visitor.getByRole('region', { name, exact: true })
  await expect(round('Semi-finals').getByRole('listitem')).toHaveCount(2)
  await expect(round('Final')).toContainText('Winner of semi-final 1')
  const first = await tie(1)
  await result(1, { T1: 2, T2: 1 })
  await expect(round('Final')).toContainText(first.teamOne.name)
  await result(2, { T1: 1, T2: 1, shootOut: { T1: 3, T2: 4 } })
  await expect(round('Semi-finals')).toContainText('After penalties')
  await result(3, { T1: 0, T2: 1 })
  const final = await tie(3)
  await expect(visitor.getByText(`${final.teamTwo.name} won the tournament`)).toBeVisible()
  await expectNoFindingsAtWidths(visitor)
})

test('[TOUR-1] a captain finds a tournament in the list, enters the team and withdraws it', async ({
  member: { person, page },
  baseURL,
}) => {
  const { made } = await createTestTournament(baseURL ?? '', { form: 'league' })
  const name = `Owls ${randomUUID().slice(0, 6)}`
  const body = { name, address: 'Yaba', location: { coordinates: [3.3541, 6.4969] as [number, number] } }
  await person.call(createTeam, { body, key: randomUUID() })
  await page.goto('/tournament')
  const card = page.getByRole('region', { name: 'Upcoming' }).getByRole('link', { name: made.name })
  await expect(card).toBeVisible()
  await expectNoFindingsAtWidths(page)
  await card.click()
  await page.getByRole('button', { name: 'Enter my team' }).click()
  const dialog = page.getByRole('dialog', { name: `Enter ${made.name}` })
  await dialog.getByRole('button', { name: 'Enter the team' }).click()
  await expect(dialog).toBeHidden()
  const teams = page.getByRole('region', { name: 'Teams' })
  await expect(teams.getByRole('link', { name })).toBeVisible()
  await expectNoFindings(page)
  await teams.getByRole('button', { name: `Withdraw ${name}` }).click()
  const question = page.getByRole('dialog', { name: `Withdraw ${name}?` })
  await question.getByRole('button', { name: 'Withdraw' }).click()
  await expect(teams.getByText('No teams yet')).toBeVisible()
})

test('[TOUR-1] [MATCH-1] an organizer creates a tournament from the schedule', async ({
  browser,
  baseURL,
  contextOptions,
}) => {
  const organizer = await createOrganizer(baseURL ?? '')
  const page = await (await openBrowser(browser, organizer, contextOptions)).newPage()
  await page.goto('/schedule')
  await page.getByRole('link', { name: 'New Tournament?' }).click()
  await page.getByRole('link', { name: 'New tournament', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New tournament' })).toBeVisible()

  await page.getByRole('button', { name: 'Groups then knock-out' }).click()
  await page.getByRole('spinbutton', { name: 'Groups' }).fill('5')
  await page.getByRole('button', { name: 'Create tournament' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  const name = `Lekki Cup ${randomUUID().slice(0, 6)}`
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('button', { name: 'Create tournament' }).click()
  await expect(page.getByText('Each group needs at least two teams')).toBeVisible()
  await expectNoFindingsAtWidths(page)

  await page.getByRole('spinbutton', { name: 'Groups' }).fill('2')
  await expect(page.getByText('8 teams play 15 matches.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Location' }).fill('Lekki')
  await page.getByRole('option', { name: /Lekki/ }).first().click()
  await page.getByRole('textbox', { name: 'Entry fee' }).fill('20k')
  await page.getByRole('button', { name: 'Create tournament' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('₦20,000')).toBeVisible()
  await page.goto('/tournament?mine')
  await expect(page.getByRole('link', { name })).toBeVisible()
})

test('[TOUR-1] an organizer draws, enters a result, and sees the effects of a correction', async ({
  browser,
  baseURL,
  contextOptions,
}) => {
  const { organizer, made, params } = await createTestTournament(baseURL ?? '', { form: 'knock-out' })
  for (const { captain, team } of await Promise.all(names.map((name) => createTestTeam(baseURL ?? '', name))))
    await captain.call(registerTeam, { params, body: { team: team._id } })
  const page = await (await openBrowser(browser, organizer, contextOptions)).newPage()
  await page.goto(`/t/${made.code}`)
  await page.getByRole('button', { name: 'Draw', exact: true }).click()
  const draw = page.getByRole('dialog', { name: 'Draw' })
  await expect(draw).toContainText('4 teams play 3 matches.')
  await expectNoFindings(page)
  await draw.getByRole('button', { name: 'Draw 4 teams' }).click()
  await expect(page.getByRole('heading', { name: 'Bracket' })).toBeVisible()

  await page.getByRole('tab', { name: 'Matches' }).click()
  const buttons = page.getByRole('button', { name: /^Result, / })
  await expect(buttons).toHaveCount(2)
  await buttons.first().click()
  const dialog = page.getByRole('dialog')
  const less = dialog.getByRole('button', { name: /less$/ })
  const more = dialog.getByRole('button', { name: /more$/ })
  await more.first().click()
  await expect(dialog.getByText(/penalties/)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save the result' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Semi-final 1, Full time')).toBeVisible()

  await buttons.first().click()
  await less.first().click()
  await more.nth(1).click()
  await dialog.getByRole('button', { name: 'Save the result' }).click()
  await expect(dialog.getByText(/^Cup Finals: .* becomes /)).toBeVisible()
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Change it' }).click()
  await expect(dialog).toBeHidden()
})

test('[TOUR-1] an organizer schedules a league of ten on two pitches, sees the plan and books it', async ({
  browser,
  baseURL,
  contextOptions,
}) => {
  const coordinates: [number, number] = [8 + Math.random(), 12 + Math.random()]
  const [cage, sand] = ['Cage', 'Sand'].map((kind) => `${kind} ${randomUUID().slice(0, 6)}`) as [
    string,
    string,
  ]
  const format = { form: 'league', location: { coordinates } } as const
  const { organizer, made } = await createDrawnTournament(baseURL ?? '', format, [...names, ...others])
  for (const name of [cage, sand])
    await createTestPitch(baseURL ?? '', { slotMinutes: 60, coordinates, organizer, name })
  const page = await (await openBrowser(browser, organizer, contextOptions)).newPage()
  await page.goto(`/t/${made.code}`)
  await page.getByRole('link', { name: 'Schedule matches' }).click()
  for (const name of [cage, sand]) await page.getByRole('checkbox', { name }).check()
  const toTuesday = 9 - (new Date().getUTCDay() || 7)
  const dayAhead = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)
  await page.getByLabel('First day').fill(dayAhead(toTuesday))
  await page.getByLabel('Last day').fill(dayAhead(toTuesday + 1))
  await page.reload()
  await expect(page.getByRole('checkbox', { name: cage })).toBeChecked()
  await page.getByRole('button', { name: 'Make a schedule' }).click()
  await expect(page.getByText(/^\d+ slots?, booked immediately$/)).toHaveCount(2)
  await page.setViewportSize(widths.wide)
  const plan = page.getByRole('region', { name: 'Schedule for the week' })
  const first = plan.getByRole('button', { name: / v / }).first()
  const name = (await first.locator('b').textContent()) ?? ''
  await page.mouse.move(0, 0)
  await first.press('Enter')
  await expect(page.getByText(new RegExp(`slots? fits? ${name}`))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Choose or drag a match to move it.')).toBeVisible()
  await first.press('Enter')
  await plan
    .getByRole('button', { name: /^Move to \d/ })
    .last()
    .press('Enter')
  const now = page.getByText(`${name} is now on`)
  await expect(now).toBeVisible()
  await expectNoFindingsAtWidths(page)
  await page.reload()
  await expect(page.getByText('Tap ‘…’ next to a match to move it.')).toBeVisible()
  await expect(page.getByText('Choose or drag a match to move it.')).toBeHidden()
  await page.getByRole('button', { name: `Move ${name}` }).click()
  await expect(page.getByText(new RegExp(`slots? fits? ${name}`))).toBeVisible()
  await page
    .getByRole('button', { name: new RegExp(`, ${cage}$`) })
    .first()
    .click()
  await expect(now).toBeInViewport()
  await expect(page.locator(':focus')).toContainText(`${name} is now on`)
  const lost = page
    .getByRole('alert')
    .filter({ hasText: 'Nothing was booked. Someone else just took these slots' })
  await test.step('matches lost on booking are named and scrolled into view', async () => {
    const { plan } = await organizer.call(getPlan, {
      params: { id: made._id, plan: new URL(page.url()).searchParams.get('plan') ?? '' },
    })
    const [line] = plan.lines
    if (!line) throw new Error('the plan has no match')
    const rival = await createPerson(baseURL ?? '')
    const held = await rival.call(createHold, {
      body: { pitch: line.pitch, start: line.slot.start },
      key: randomUUID(),
    })
    await now.scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Book 45 matches' }).click()
    await expect(lost).toBeFocused()
    await expect(lost).toBeInViewport()
    await expect(lost.getByRole('listitem')).not.toHaveCount(0)
    await rival.call(releaseHold, { params: { id: held._id } })
  })
  await page.getByRole('button', { name: 'Book 45 matches' }).click()
  await expect(page).toHaveURL(`/t/${made.code}?matches`)
  await expect(page.getByText(new RegExp(`Round \\d, (${cage}|${sand})`))).toHaveCount(45)
  await expect(page.getByText('No date yet')).toHaveCount(0)
})

test('[TOUR-1] a plan replaced by another plan shows a message, and is made again', async ({
  browser,
  baseURL,
}) => {
  const coordinates: [number, number] = [8 + Math.random(), 12 + Math.random()]
  const { organizer, made, params } = await createDrawnTournament(baseURL ?? '', {
    form: 'league',
    location: { coordinates },
  })
  const pitch = await createTestPitch(baseURL ?? '', { slotMinutes: 60, coordinates, organizer })
  const [from, to] = [2, 3].map((days) => new Date(Date.now() + days * day).toISOString().slice(0, 10)) as [
    string,
    string,
  ]
  const lay = async () =>
    (await organizer.call(scheduleTournament, { params, body: { pitches: [pitch._id], from, to } })).plan._id
  const page = await (await openBrowser(browser, organizer)).newPage()
  const planAt = (plan: string) =>
    `/tournament/${made._id}/plan?${new URLSearchParams({ plan, from, to, pitches: pitch._id }).toString()}`
  await page.goto(planAt(await lay()))
  const book = page.getByRole('button', { name: 'Book 6 matches' })
  await expect(book).toBeVisible()
  await lay()
  await page.evaluate(() => {
    const look = () => {
      const toast = document.querySelector('.Toastify__toast')
      if (toast) sessionStorage.setItem('toast', toast.textContent ?? '')
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  await book.click()
  const gone = page.getByRole('alert').filter({ hasText: 'This draft schedule no longer exists' })
  await expect(gone).toBeFocused()
  await page.getByRole('button', { name: 'Schedule again' }).click()
  await expect(book).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('toast'))).toBeNull()
  await page.goto(planAt('nothing'))
  await expect(gone).toBeVisible()
})

test('[TOUR-1] a late goal in a semi-final changes the final, or waits for a decision if the final has started', async ({
  browser,
  visitor,
  baseURL,
  contextOptions,
}) => {
  const { organizer, params, tie } = await createDrawnTournament(baseURL ?? '', { form: 'knock-out' })
  const pitch = await createTestPitch(baseURL ?? '', { slotMinutes: 60, coordinates: [7.1, 9.2], organizer })
  const hour = 60 * 60_000
  const nextHour = Math.ceil(Date.now() / hour) * hour
  for (const number of [1, 2, 3]) {
    const { _id } = await tie(number)
    const start = new Date(nextHour + number * hour).toISOString()
    await organizer.call(moveTie, { params: { ...params, match: _id }, body: { pitch: pitch._id, start } })
  }
  const event = (type: NewEvent['type'], more: Partial<NewEvent> = {}): NewEvent => ({
    id: randomUUID(),
    type,
    clockMs: 0,
    period: 'first',
    at: new Date().toISOString(),
    ...more,
  })
  const play = async (number: number) => {
    const { _id } = await tie(number)
    const events = [event('kick-off'), event('goal', { side: 'T1' }), event('full-time')]
    await organizer.call(recordEvents, { params: { id: _id }, body: { events } })
    return tie(number)
  }
  const [semi] = [await play(1), await play(2)]
  const final = await tie(3)
  const [one, two] = [semi.teamOne.name, semi.teamTwo.name]
  expect(final.teamOne.name).toBe(one)
  await visitor.goto(`/m/${final._id}`)
  await expect(visitor.getByRole('region', { name: 'Live Match' })).toContainText(one)

  const page = await (await openBrowser(browser, organizer, contextOptions)).newPage()
  const addGoal = async (team: string) => {
    await page.getByRole('button', { name: 'Add a goal' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `${team}, not sure` })
      .click()
  }
  const board = page.getByRole('region', { name: /^(Full time|Live Match)$/ }).first()
  await page.goto(`/live-match?match=${semi._id}`)
  await page.getByRole('button', { name: 'Correct this match' }).click()
  for (const goals of [1, 2]) {
    await addGoal(two)
    await expect(board).toContainText(`${one} 1, ${two} ${goals}`)
  }
  await expect(visitor.getByRole('region', { name: 'Live Match' })).toContainText(two)

  await page.goto(`/live-match?match=${final._id}`)
  await page.getByRole('button', { name: 'Kick-off' }).click()
  const stateOf = async () => (await organizer.call(getMatch, { params: { id: final._id } })).state
  await expect.poll(stateOf).toBe('playing')
  await expect(page.getByText(/^Connected. All saved/).first()).toBeVisible()

  await page.goto(`/live-match?match=${semi._id}`)
  await page.getByRole('button', { name: 'Correct this match' }).click()
  await addGoal(one)
  const left = page.getByRole('region', { name: '1 event not saved' })
  await expect(left).toContainText(`Goal, ${one}`)
  await expect(left).toContainText('This changes a later match that has already started.')
  await expect(page.getByText('Connected. 1 event not saved: see below.').first()).toBeVisible()
  await expect(board).toContainText(`${one} 1, ${two} 2`)
  await expectNoFindingsAtWidths(page)
  await page.reload()
  await expect(left).toBeVisible()
  await left.getByRole('button', { name: 'Try again' }).click()
  await expect(left).toBeVisible()
  await left.getByRole('link', { name: 'Open that match' }).click()
  await expect(page).toHaveURL(new RegExp(`match=${final._id}`))
  await page.goBack()
  await left.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(left).toBeHidden()
  await expect(page.getByText(/^Connected. All saved/).first()).toBeVisible()
})
