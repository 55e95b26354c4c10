import { randomUUID } from 'node:crypto'
import { recordEvents } from '@i-one/contract/matches'
import { expect, test } from './fixtures.ts'
import { createTestSession, createNextMatch } from './test-session.ts'
import { expectNoOverflow } from './walk.ts'

test('added time fits beside its events, and its clock fits at 200 % text size', async ({
  baseURL,
  visitor: page,
}) => {
  const made = await createTestSession(baseURL ?? '')
  const { _id } = await createNextMatch(made)
  const at = new Date().toISOString()
  const event = { period: 'first', at } as const
  await made.captain.call(recordEvents, {
    params: { id: _id },
    body: {
      events: [
        { ...event, id: randomUUID(), type: 'kick-off', clockMs: 0 },
        { ...event, id: randomUUID(), type: 'goal', side: 'T1', clockMs: 400 * 60_000 },
        { ...event, id: randomUUID(), type: 'pause', clockMs: 401 * 60_000 },
      ],
    },
  })
  await page.goto(`/m/${_id}`)
  const feed = page.getByRole('region', { name: 'As it happened' }).getByRole('listitem')
  const goal = feed.filter({ hasText: /\d\+\d{3}’/ }).filter({ hasText: 'Goal' })
  await expect(goal).toBeVisible()
  const room = await goal
    .locator('span')
    .first()
    .evaluate((minute) => {
      const words = document.createRange()
      words.selectNodeContents(minute)
      return (
        minute.parentElement!.children[1]!.getBoundingClientRect().left - words.getBoundingClientRect().right
      )
    })
  expect(room).toBeGreaterThan(11)

  await expect(page.getByRole('timer', { name: 'Match clock' })).toHaveText(/^\d{3}:/)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expectNoOverflow(page, 'a clock of more than 99 minutes')
})
