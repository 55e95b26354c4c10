import { getUser } from '@i-one/contract/accounts'
import { appointScorer } from '@i-one/contract/matches/scorers'
import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { openBrowser, expect, test } from './fixtures.ts'
import { logInDemoPerson, createTestSession, createNextMatch } from './test-session.ts'
import { navigateInApp } from './walk.ts'

const board = (page: Page) => page.getByRole('region', { name: /Live Match|Full time/ })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const goal = async (page: Page, team: string) => {
  await button(page, 'Goal').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `${team}, not sure` })
    .click()
}

test('[AUTH-11] a suspended scorekeeper is signed out, and another continues with all events', async ({
  browser,
  baseURL,
}) => {
  const made = await createTestSession(baseURL ?? '')
  const match = await createNextMatch(made)
  const [scorer, staff] = [made.others[0]!, await logInDemoPerson(baseURL ?? '', 'staff')]
  const { user } = await scorer.call(getUser)
  await made.captain.call(appointScorer, { params: { id: match._id, player: user._id } })
  const words = `Shouted at ${user._id}`
  const pageOf = async (person: typeof scorer) => (await openBrowser(browser, person)).newPage()
  const [theirs, captains, desk] = [await pageOf(scorer), await pageOf(made.captain), await pageOf(staff)]
  await captains.goto(`/players/${user._id}`)
  await button(captains, 'Report').click()
  const sheet = captains.getByRole('dialog')
  await sheet.getByRole('textbox').fill(words)
  await sheet.getByRole('switch', { name: `Also block ${scorer.nickname}` }).click()
  await button(captains, 'Send and block').click()
  await expect(button(captains, 'Unblock')).toBeVisible()
  await navigateInApp(captains, '/settings/blocked')
  const unblock = button(captains, `Unblock ${scorer.nickname}`)
  await expect(unblock).toBeVisible()
  await expectNoFindings(captains)
  await unblock.click()
  await expect(captains.getByText('No one is blocked')).toBeVisible()

  await navigateInApp(captains, `/live-match?match=${match._id}`)
  await theirs.goto(`/live-match?match=${match._id}`)
  await button(theirs, 'Kick-off').click()
  await goal(theirs, match.teamOne.name)
  await expect(board(captains)).toContainText(`${match.teamOne.name} 1, ${match.teamTwo.name} 0`)

  await desk.goto(`/admin?account=${user._id}`)
  const form = desk.getByRole('form', { name: 'Suspend' })
  await expect(form).toContainText(`${made.captain.nickname} can keep the score`)
  await expectNoFindings(desk)
  await form.getByLabel(`Message to ${scorer.nickname}`).fill('Somebody wrote of threats.')
  await form.getByRole('button', { name: `Suspend ${scorer.nickname}` }).click()
  await expect(desk.getByText('Suspended until')).toBeVisible()
  await expect(theirs).toHaveURL(/\/sign-in/)
  expect(await theirs.evaluate(() => localStorage.getItem('i-one'))).toBeNull()

  await goal(captains, match.teamOne.name)
  await expect(board(captains)).toContainText(`${match.teamOne.name} 2, ${match.teamTwo.name} 0`)

  await expect(desk.getByRole('region', { name: 'Reports about this account' })).toContainText(words)
  const report = desk.locator('article[aria-current]')
  await report.getByRole('button', { name: 'Mark as resolved' }).click()
  const asked = desk.getByRole('dialog')
  await asked.getByRole('textbox').fill('Suspended')
  await asked.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(report).toHaveCount(0)
})
