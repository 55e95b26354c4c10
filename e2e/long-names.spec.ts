import { randomUUID } from 'node:crypto'
import { getUser } from '@i-one/contract/accounts'
import { recordEvents } from '@i-one/contract/matches'
import { playAs } from '@i-one/contract/sessions/sets'
import { createTeam } from '@i-one/contract/teams'
import type { Page } from '@playwright/test'
import { browserOf, expect, test } from './fixtures.ts'
import { newSession, soonSlot } from './slots.ts'
import { newTestSession, nextMatch } from './test-session.ts'
import { expectNothingBeyond } from './walk.ts'

/** As long as a nickname can be, with nowhere to break it. */
const long = 'Oluwaseunbabatundeadekunleoluwafemiolumi'

/** On a phone, and in letters twice as large. */
const widths = [390, 195]

const expectEachFits = async (page: Page, paths: readonly string[]) => {
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        await expectNothingBeyond(page, `${path} at ${width} pixels`)
      }
    })
}

test('names of forty letters without a space make no page wider than the phone', async ({
  browser,
  visitor,
  baseURL,
}) => {
  test.slow()
  const made = await newTestSession(baseURL ?? '', 2, { people: long, pitch: long + long })
  const { captain, session } = made
  const match = await nextMatch(made)
  const at = new Date().toISOString()
  const [scorer] = Object.values(match.lineups.T1).flat()
  const event = { period: 'first', at } as const
  const events = [
    { ...event, id: randomUUID(), type: 'kick-off', clockMs: 0 },
    { ...event, id: randomUUID(), type: 'goal', side: 'T1', player: scorer!.player, clockMs: 1000 },
  ] as const
  await captain.call(recordEvents, { params: { id: match._id }, body: { events: [...events] } })
  const team = await captain.call(createTeam, {
    body: {
      name: long,
      address: long,
      location: { type: 'Point', coordinates: [4.6005, 8.4799] },
    },
    key: randomUUID(),
  })
  const soon = await newSession(captain, { slot: await soonSlot(baseURL ?? '') })
  await captain.call(playAs, { params: { id: soon._id, set: 1 }, body: { team: team._id } })
  const { user } = await captain.call(getUser)

  await expectEachFits(visitor, [`/s/${session.code}`, `/p/${session.pitch._id}`, `/m/${match._id}`])
  const page = await (await browserOf(browser, captain)).newPage()
  await expectEachFits(page, [
    '/',
    `/sessions/${session._id}`,
    `/sessions/${session._id}/payments`,
    `/live-match?match=${match._id}`,
    `/upcoming-match?session=${session._id}`,
    '/schedule',
    `/pitches/${session.pitch._id}`,
    '/profile',
    '/profile-stats',
    `/players/${user._id}`,
    '/leaderboard',
    '/teams',
    `/teams/${team._id}`,
    '/settings',
    '/notifications',
  ])
})
