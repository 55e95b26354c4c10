import { randomUUID } from 'node:crypto'
import { getMatch, type Match, recordEvents } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import { getPlayerStats } from '@i-one/contract/stats'
import type { Page } from '@playwright/test'
import { expectNoFindings, expectNoFindingsAtWidths } from './axe.ts'
import { openBrowser, expect, type Person, test } from './fixtures.ts'
import { type TestSession, createTestSession, createNextMatch } from './test-session.ts'

const happened = (type: NewEvent['type'], minute: number, traits: Partial<NewEvent> = {}): NewEvent => ({
  id: randomUUID(),
  type,
  clockMs: minute * 60_000,
  period: 'first',
  at: new Date().toISOString(),
  ...traits,
})

const play = async (made: TestSession, one: number, two: number) => {
  const match = await createNextMatch(made)
  const goals = (['T1', 'T2'] as const).flatMap((side) => {
    const player = Object.values(match.lineups[side]).flat()[0]?.player
    return Array.from({ length: side === 'T1' ? one : two }, (_, at) =>
      happened('goal', at, { side, player }),
    )
  })
  await record(made, match, happened('kick-off', 0), ...goals, happened('full-time', 8))
  return match
}

const record = ({ captain }: TestSession, { _id }: Match, ...events: NewEvent[]) =>
  captain.call(recordEvents, { params: { id: _id }, body: { events } })

const idOf = (match: Match, name: string) =>
  [match.lineups.T1, match.lineups.T2]
    .flatMap((lineup) => Object.values(lineup).flat())
    .find((one) => one.name === name)?.player ?? ''

const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Results of each team' }).getByRole('row').filter({ hasText: name })

test('[BOOK-7] the next two sets are suggested with the reason, and the captain selects others with the keyboard', async ({
  browser,
  baseURL,
}) => {
  const made = await createTestSession(baseURL ?? '', 3)
  const [first = '', second = '', third = ''] = made.session.setNames
  const played = await play(made, 2, 1)
  const watcher = await (await openBrowser(browser, made.others[0]!)).newPage()
  await watcher.goto(`/live-match?match=${played._id}`)
  await expect(watcher.getByRole('region', { name: 'Next on the pitch' })).toContainText(
    `${first} v ${third}`,
  )
  const page = await (await openBrowser(browser, made.captain)).newPage()
  await page.goto(`/sessions/${made.session._id}?matches`)

  const next = page.getByRole('region', { name: 'Next on the pitch' })
  await expect(next).toContainText(`${first} v ${third}`)
  await expect(next).toContainText(`${first} won and stays on.`)
  await expect(rowOf(page, first)).toHaveText(`${first}11002–13`)
  await expect(rowOf(page, second)).toHaveText(`${second}10011–20`)
  await expect(rowOf(page, third)).toHaveText(`${third}00000–00`)

  await next.getByRole('button', { name: 'Choose other teams' }).focus()
  await page.keyboard.press('Enter')
  const sides = ['First team', 'Second team'].map((name) => next.getByRole('combobox', { name }))
  await expect(sides[0]!).toHaveValue('1')
  await sides[0]!.selectOption(third)
  await expect(sides[1]!).toHaveValue('1')
  await sides[1]!.selectOption(second)
  await expectNoFindingsAtWidths(page)
  await next.getByRole('button', { name: 'Play this match' }).press('Enter')
  await expect(page).toHaveURL(/\/live-match\?match=/)
  await expect(page.getByRole('region', { name: 'Live Match' })).toContainText(`${third} 0, ${second} 0`)
  await watcher.getByRole('link', { name: 'Go to match 2' }).click()
  await expect(watcher.getByRole('region', { name: 'Live Match' })).toContainText(`${third} 0, ${second} 0`)
})

const votes = async (page: Page, choice: string) => {
  const vote = page.getByRole('combobox', { name: 'Your vote' })
  await vote.selectOption(choice)
  await expect(page.getByText('Vote saved.').first()).toBeVisible()
  await expect(vote).toBeEnabled()
  return vote
}

const mineOf = async ({ call }: Person, { _id }: Match) =>
  (await call(getMatch, { params: { id: _id } })).playerOfTheMatch?.mine

test('[STAT-2] after full time a match has a report, a vote and a share button, and a correction updates the season', async ({
  browser,
  visitor,
  baseURL,
}) => {
  test.slow()
  const made = await createTestSession(baseURL ?? '')
  const { captain, others } = made
  const match = await play(made, 2, 0)
  const [one, two] = [match.teamOne.name, match.teamTwo.name]
  const scorer = Object.values(match.lineups.T1).flat()[0]!
  const context = await openBrowser(browser, captain)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await page.goto(`/m/${match._id}`)
  const report = page.getByRole('region', { name: 'Match report' })

  await test.step('the report', async () => {
    await expect(report).toContainText(`${one} 2–0 ${two}`)
    await expect(report).toContainText(`${one} won.`)
    await expect(report).toContainText(`1’ Goal, ${one}: ${scorer.name}`)
    await expect(report.getByRole('region', { name: `Lineup of ${two}` }).getByRole('listitem')).toHaveCount(
      2,
    )
    await page.emulateMedia({ media: 'print' })
    await expect(report.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('region', { name: 'As it happened' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('one vote, which can be changed', async () => {
    const [mate, rival] = [others[0]!, others[1]!]
    await votes(page, idOf(match, mate.nickname))
    const vote = await votes(page, idOf(match, rival.nickname))
    await expect.poll(() => mineOf(captain, match)).toBe(idOf(match, rival.nickname))
    await page.reload()
    await expect(vote).toHaveValue(idOf(match, rival.nickname))
    await expectNoFindings(page)
  })

  await test.step('the result as text and as a picture', async () => {
    await report.getByRole('button', { name: 'Share the result' }).click()
    const sheet = page.getByRole('dialog', { name: 'Share the result' })
    const text = `${one} 2–0 ${two}\n${one}: ${scorer.name} 1’, 2’`
    await expect(sheet.getByRole('textbox', { name: 'Result' })).toHaveValue(new RegExp(`^${text}`))
    await sheet.getByRole('button', { name: 'Copy' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`/m/${match._id}`)
    await expect(sheet.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me.*2%E2%80%930/)
    const download = page.waitForEvent('download')
    await sheet.getByRole('button', { name: 'Share picture' }).click()
    expect((await download).suggestedFilename()).toBe('result.png')
    await sheet.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('a correction, with its author and time', async () => {
    await page.getByRole('link', { name: 'Keep the score' }).click()
    await expect(page).toHaveURL(new RegExp(`/live-match\\?match=${match._id}$`))
    await page.getByRole('button', { name: 'Correct this match' }).click()
    await page.getByRole('button', { name: 'Minute of the missing goal: more' }).click()
    await expect(page.getByRole('group', { name: 'Minute of the missing goal' })).toContainText('8+1')
    await page.getByRole('button', { name: 'Add a goal' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `${two}, not sure` })
      .click()
    await expect(page.getByRole('region', { name: 'Full time' })).toContainText(`${one} 2, ${two} 1`)
    await visitor.goto(`/m/${match._id}`)
    await expect(visitor.getByRole('region', { name: 'Match report' })).toContainText(
      `8+1’ Goal, ${two}: unknown player`,
    )
    await expect(visitor.getByText(new RegExp(`Added by ${captain.nickname}, .*\\d\\d:\\d\\d`))).toBeVisible()
    await expect(visitor.getByRole('combobox', { name: 'Your vote' })).toHaveCount(0)
    const rival = others.find(({ nickname }) =>
      Object.values(match.lineups.T1)
        .flat()
        .some(({ name }) => name === nickname),
    )
    const { results, cleanSheets } = await captain.call(getPlayerStats, {
      params: { id: idOf(match, rival?.nickname ?? scorer.name) },
      query: {},
    })
    expect(results[0]).toMatchObject({ match: match._id, score: { T1: 2, T2: 1 } })
    expect(cleanSheets).toBe(0)
  })
})
