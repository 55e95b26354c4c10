import { askSquad, updateTieAvailability } from '@i-one/contract/tournaments/availability'
import { bookTournamentPlan, scheduleTournament } from '@i-one/contract/tournaments/calendar'
import { moveTie } from '@i-one/contract/tournaments/moving'
import type { TestApp } from '../app.ts'
import { createDrawnTournament } from '../make-tournament.ts'
import { createTestPitch } from '../make.ts'
import type { NotificationCase } from './case.ts'

const saturday = '2025-11-29'

const placed = async (app: TestApp) => {
  const cup = await createDrawnTournament(app, { form: 'knock-out', teams: 4, members: 1 })
  const pitch = await createTestPitch(app)
  const params = { ...cup.params, match: (await cup.tie(1))._id }
  const move = (start: string) => cup.call(moveTie, { params, body: { pitch, start } })
  await move(`${saturday}T15:00:00.000Z`)
  const { captain, players, id: team } = cup.teams[0]!
  return { captain, player: players[1]!, team, params, move, link: `/t/${cup.code}` }
}

export const tournamentMatchCases: NotificationCase[] = [
  [
    'calendar-laid',
    'a player',
    async (app) => {
      const cup = await createDrawnTournament(app, {
        form: 'knock-out',
        teams: 4,
        members: 1,
        rules: { minutes: 40 },
      })
      const { params, call, code, teams } = cup
      const pitch = await createTestPitch(app)
      const hours = [{ day: 6, open: '16:00', close: '20:00' }]
      const body = { pitches: [pitch], from: saturday, to: saturday, hours }
      const { plan } = await call(scheduleTournament, { params, body })
      const { _id } = await cup.tie(1)
      const first = plan.lines.find(({ match }) => match === _id)!
      const hour = Number(first.start.slice(11, 13)) + 1
      return {
        who: teams[0]!.players[1]!,
        happen: () => call(bookTournamentPlan, { params, body: { plan: plan._id } }),
        title: 'The schedule for Mainland Cup is out',
        text: `Your first match is Team 1 v Team 4 at Adélékè Astro on Sat 29 Nov at ${hour}:00.`,
        link: `/t/${code}`,
      }
    },
  ],
  [
    'match-moved',
    'a player',
    async (app) => {
      const { player, move, link } = await placed(app)
      return {
        who: player,
        happen: () => move(`${saturday}T17:00:00.000Z`),
        title: 'Moved: Team 1 v Team 4',
        text: 'It is now at Adélékè Astro on Sat 29 Nov at 18:00. It was at Adélékè Astro on Sat 29 Nov at 16:00.',
        link,
      }
    },
  ],
  [
    'match-tomorrow',
    'a player who is in',
    async (app) => {
      const { player, params, link } = await placed(app)
      await app.as(player.token)(updateTieAvailability, { params, body: { answer: 'in' } })
      app.clock.set(`2025-11-28T15:00:00.000Z`)
      return {
        who: player,
        happen: app.sweep,
        title: 'Tomorrow: Team 1 v Team 4',
        text: 'Mainland Cup, at Adélékè Astro on Sat 29 Nov at 16:00.',
        link,
      }
    },
  ],
  [
    'can-you-play',
    'a player whom the captain asks',
    async (app) => {
      const { captain, player, team, params } = await placed(app)
      return {
        who: player,
        happen: () => app.as(captain.token)(askSquad, { params, body: { team } }),
        title: 'Can you play on Sat 29 Nov?',
        text: 'Your team plays at Adélékè Astro on Sat 29 Nov at 16:00. Are you in, maybe or out?',
        link: `/upcoming-match?match=${params.match}`,
      }
    },
  ],
]
