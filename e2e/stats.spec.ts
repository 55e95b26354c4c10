import { getUser } from '@i-one/contract/accounts'
import { expectNoFindingsAtWidths } from './axe.ts'
import { openBrowser, expect, test } from './fixtures.ts'
import { logInDemoPerson } from './test-session.ts'

test('[STAT-2] the statistics of a season, back to 20/21, with four tiles and a chart', async ({
  browser,
  baseURL,
}) => {
  const context = await openBrowser(browser, await logInDemoPerson(baseURL ?? '', 'captain'))
  const page = await context.newPage()
  await page.goto('/profile-stats')
  await expect(page.getByRole('heading', { level: 1, name: 'Stats' })).toBeVisible()
  for (const tile of ['of matches won', 'goals per ten minutes', 'last five matches', 'clean sheets'])
    await expect(page.getByText(tile, { exact: true })).toBeVisible()

  const seasons = page.getByRole('combobox', { name: 'Season' })
  const names = await seasons.getByRole('option').allTextContents()
  expect(names.slice(-4)).toEqual(['23/24', '22/23', '21/22', '20/21'])
  await expect(seasons).toHaveValue(names[0]!)

  const figure = (term: string) => page.locator('dl > div').filter({ hasText: term }).locator('dd')
  await expect(figure('Goals')).toHaveText('10')
  await expect(figure('Assists')).toHaveText('8')
  await expect(figure('Total Matches Played')).toHaveText('15')
  const table = page.getByRole('table', { name: /^\S+ season by month/ })
  for (const season of ['22/23', '20/21']) {
    await seasons.selectOption(season)
    await expect(page).toHaveURL(`/profile-stats?season=${encodeURIComponent(season)}`)
    await expect(table).toHaveAccessibleName(`${season} season by month`)
    const cells = await table
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
      )
    const sum = (column: number) => cells.reduce((total, row) => total + (row[column] ?? 0), 0)
    expect(cells).toHaveLength(12)
    await expect(figure('Goals')).toHaveText(String(sum(0)))
    await expect(figure('Assists')).toHaveText(String(sum(1)))
    await expect(figure('Total Matches Played')).toHaveText(String(sum(2)))
    expect(sum(2)).toBeGreaterThan(0)
    for (const rate of ['Win rate in games', 'Goals per ten minutes'])
      await expect(
        page.getByRole('table', { name: `${rate}, ${season} season by month` }).getByRole('row'),
      ).toHaveCount(13)
  }
  await page.reload()
  await expect(seasons).toHaveValue('20/21')

  await page.getByRole('region', { name: 'Latest results' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/m\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Full time' })).toBeVisible()
})

test('[STAT-2] a player without matches sees a message, and can open the statistics of another player', async ({
  member,
  baseURL,
}) => {
  await member.page.goto('/profile-stats')
  await expect(member.page.getByText('No finished matches this season.')).toBeVisible()
  const { user } = await (await logInDemoPerson(baseURL ?? '', 'captain')).call(getUser)
  await member.page.goto(`/players/${user._id}`)
  await expect(member.page.getByText(/^Emeka, season/)).toBeVisible()
  await expect(
    member.page.locator('dl > div').filter({ hasText: 'Total Matches Played' }).locator('dd'),
  ).toHaveText('15')
})

test(`[STAT-3] a leaderboard for nearby and all players, with its filters in the URL`, async ({
  browser,
  baseURL,
}) => {
  const context = await openBrowser(browser, await logInDemoPerson(baseURL ?? '', 'captain'))
  const page = await context.newPage()
  await page.goto('/profile-stats?season=22/23')
  await page.getByRole('link', { name: 'Season leaderboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveAccessibleName('Goals, season 22/23, near you')
  const mine = page.getByRole('row', { name: /\(you\)/ })
  await expect(mine).toHaveAttribute('aria-current', 'true')
  await expectNoFindingsAtWidths(page)

  await page.getByRole('combobox', { name: 'By' }).selectOption('Wins')
  await page.getByRole('button', { name: 'Everywhere' }).click()
  await expect(page.getByRole('table')).toHaveAccessibleName('Wins, season 22/23, everywhere')
  await page.reload()
  await expect(page.getByRole('table')).toHaveAccessibleName('Wins, season 22/23, everywhere')

  await page.getByRole('row').filter({ hasNotText: '(you)' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/players\//)
  await expect(page.getByRole('region', { name: 'Head to head' }).getByRole('table')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Streaks' }).getByRole('table')).toBeVisible()
  await expectNoFindingsAtWidths(page)
})
