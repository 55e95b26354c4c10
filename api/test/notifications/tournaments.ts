import { cancelTournament } from '@i-one/contract/tournaments'
import { drawTournament } from '@i-one/contract/tournaments/draw'
import { transferTournament } from '@i-one/contract/tournaments/handing-over'
import { createDrawnTournament, createTestTournament } from '../make-tournament.ts'
import { createPerson } from '../make.ts'
import type { NotificationCase } from './case.ts'

export const tournamentCases: NotificationCase[] = [
  [
    'drawn',
    'a captain',
    async (app) => {
      const { teams, organizer, params, code } = await createTestTournament(app, {
        teams: 3,
        form: 'knock-out',
      })
      const body = { seeding: teams.map(({ id }) => id) }
      return {
        who: teams[0]!.captain,
        happen: () => app.as(organizer.token)(drawTournament, { params, body }),
        title: 'The draw for Mainland Cup is out',
        text: 'Team 1 start against winner of semi-final.',
        link: `/t/${code}`,
      }
    },
  ],
  [
    'result',
    'a captain of a league',
    async (app) => {
      const { enter, code, tie, teams } = await createDrawnTournament(app, { teams: 3 })
      const { teamOne, teamTwo } = await tie(1)
      return {
        who: teams.find(({ id }) => id === teamTwo.team)!.captain,
        happen: () => enter(1, { T1: 2, T2: 1 }),
        title: `${teamTwo.name} 1–2 ${teamOne.name}`,
        text: 'See what this means in Mainland Cup.',
        link: `/t/${code}`,
      }
    },
  ],
  [
    'qualified',
    'a captain of a cup',
    async (app) => {
      const { enter, code, teams } = await createDrawnTournament(app, { form: 'knock-out', teams: 3 })
      return {
        who: teams[1]!.captain,
        happen: () => enter(1, { T1: 0, T2: 1 }),
        title: 'Team 2 are through',
        text: 'Next in Mainland Cup: Team 2 v Team 1.',
        link: `/t/${code}`,
      }
    },
  ],
  [
    'out',
    'the captain of who lost',
    async (app) => {
      const { enter, code, teams } = await createDrawnTournament(app, { form: 'knock-out', teams: 3 })
      return {
        who: teams[2]!.captain,
        happen: () => enter(1, { T1: 0, T2: 1 }),
        title: 'Team 3 are out',
        text: 'Mainland Cup is over for Team 3. Well played.',
        link: `/t/${code}`,
      }
    },
  ],
  [
    'tournament-yours',
    'the organizer to whom it is handed over',
    async (app) => {
      const { organizer, params, code } = await createTestTournament(app, { teams: 1 })
      const who = await createPerson(app, { isOwner: true })
      const body = { organizer: who.id }
      return {
        who,
        happen: () => app.as(organizer.token)(transferTournament, { params, body }),
        title: 'Mainland Cup is yours',
        text: 'You now run the draw, the schedule and the results. Its upcoming slots are now booked in your name. You can release them before they start, or hand over the tournament.',
        link: `/t/${code}`,
      }
    },
  ],
  [
    'called-off',
    'a player of a squad, before the draw',
    async (app) => {
      const { params, teams, organizer, code } = await createTestTournament(app, { teams: 1, members: 1 })
      return {
        who: teams[0]!.players[1]!,
        happen: () => app.as(organizer.token)(cancelTournament, { params, body: {} }),
        title: 'Mainland Cup is called off',
        text: `${organizer.nickname} has called it off.`,
        link: `/t/${code}`,
      }
    },
  ],
]
