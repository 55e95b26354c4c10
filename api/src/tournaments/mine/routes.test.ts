import { TournamentFixture } from '@i-one/contract/sessions/nearby'
import { getTeam } from '@i-one/contract/teams'
import { saveSquad } from '@i-one/contract/tournaments/entries'
import { listMyFixtures } from '@i-one/contract/tournaments/mine'
import { getTournamentCalendar } from '@i-one/contract/tournaments/sharing'
import { minute } from '@i-one/game/durations'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createCupFinal } from '../../../test/make-tournament.ts'
import { createPerson } from '../../../test/make.ts'
import { hour, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

test('a match of two halves ends after its pause too, in lists, on pages and in calendar files', async () => {
  const { final, one, params, start } = await createCupFinal(app, { rules: { minutes: 20, periods: 2 } })
  const end = new Date(start.getTime() + 42 * minute)
  const [fixture] = await app.as(one.captain.token)(listMyFixtures)
  expect(fixture).toMatchObject({ _id: final._id, end: end.toISOString() })
  const file = await app.as()(getTournamentCalendar, { params, query: {} })
  expect(file).toContain(`DTEND:${end.toISOString().replace(/[-:]|\.000/g, '')}`)
  const next = async () => (await app.as(one.captain.token)(getTeam, { params: { id: one.id } })).next
  app.clock.set(new Date(end.getTime() - 1))
  expect(await next()).toMatchObject({ match: final._id })
  app.clock.set(end)
  expect(await next()).toBeUndefined()
})

test('lists upcoming matches for squad players and captains only', async () => {
  const { final, one, two, params, teams, organizer } = await createCupFinal(app)
  const [leader, player] = one.players
  for (const [team, named] of [
    [one, player],
    [two, two.captain],
  ] as const)
    await app.as(team.captain.token)(saveSquad, {
      params: { ...params, team: team.id },
      body: { squad: [{ player: named!.id, number: 7 }] },
    })
  const mine = async ({ token }: { token: string }) => app.as(token)(listMyFixtures)
  const found = await mine(player!)
  expect(found.map(({ _id }) => _id)).toEqual([final._id])
  expect(z.parse(z.array(TournamentFixture), found)).toEqual(found)
  expect(await mine(leader!)).toEqual(found)
  expect(await mine(two.captain)).toEqual(found)
  const without = [two.players[1]!, teams.at(-1)!.captain, organizer, await createPerson(app)]
  for (const other of without) expect(await mine(other)).toEqual([])
  app.clock.set(new Date(Date.parse(final.start!) + hour))
  expect(await mine(player!)).toEqual([])
})
