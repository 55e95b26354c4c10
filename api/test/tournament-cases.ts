import { bookTournament, layTournament } from '@i-one/contract/tournaments/calendar'
import { drawTournament } from '@i-one/contract/tournaments/draw'
import { handOverTournament } from '@i-one/contract/tournaments/handing-over'
import { moveTie } from '@i-one/contract/tournaments/moving'
import { makeDrawn, makeTournament } from './make-tournament.ts'
import { makePerson, makePitch } from './make.ts'
import type { Case } from './notification-case.ts'

const saturday = '2025-11-29'
const three = `${saturday}T15:00:00.000Z`

/** What is heard of a tournament to who plays in it. */
export const ofTournaments: Case[] = [
  [
    'drawn',
    'a captain',
    async (app) => {
      const { teams, organizer, params, code } = await makeTournament(app, { teams: 3, form: 'knock-out' })
      const body = { seeding: teams.map(({ id }) => id) }
      return {
        who: teams[0]!.captain,
        happen: () => app.as(organizer.token)(drawTournament, { params, body }),
        title: 'Mainland Cup is drawn',
        text: 'Team 1 start against winner of match 1.',
        link: `/t/${code}`,
      }
    },
  ],
  [
    'calendar-laid',
    'a player',
    async (app) => {
      const cup = await makeDrawn(app, { form: 'knock-out', teams: 4, members: 1, rules: { minutes: 40 } })
      const { params, call, code, teams } = cup
      const pitch = await makePitch(app)
      const hours = [{ day: 6, open: '16:00', close: '20:00' }]
      const body = { pitches: [pitch], from: saturday, to: saturday, hours }
      const { plan } = await call(layTournament, { params, body })
      const { _id } = await cup.tie(1)
      const first = plan.lines.find(({ match }) => match === _id)!
      const hour = Number(first.start.slice(11, 13)) + 1
      return {
        who: teams[0]!.players[1]!,
        happen: () => call(bookTournament, { params, body: { plan: plan._id } }),
        title: 'The calendar of Mainland Cup is out',
        text: `Your first match is Team 1 v Team 4 at Adélékè Astro on Sat 29 Nov at ${hour}:00.`,
        link: `/t/${code}`,
      }
    },
  ],
  [
    'match-moved',
    'a player',
    async (app) => {
      const { params, call, tie, code, teams } = await makeDrawn(app, {
        form: 'knock-out',
        teams: 4,
        members: 1,
      })
      const pitch = await makePitch(app)
      const match = (await tie(1))._id
      const move = (start: string) => call(moveTie, { params: { ...params, match }, body: { pitch, start } })
      await move(three)
      return {
        who: teams[0]!.players[1]!,
        happen: () => move(`${saturday}T17:00:00.000Z`),
        title: 'Moved: Team 1 v Team 4',
        text: 'It is at Adélékè Astro on Sat 29 Nov at 18:00. It was at Adélékè Astro on Sat 29 Nov at 16:00.',
        link: `/t/${code}`,
      }
    },
  ],
  [
    'match-tomorrow',
    'a player',
    async (app) => {
      const { params, call, tie, code, teams } = await makeDrawn(app, {
        form: 'knock-out',
        teams: 4,
        members: 1,
      })
      const pitch = await makePitch(app)
      const match = (await tie(1))._id
      await call(moveTie, { params: { ...params, match }, body: { pitch, start: three } })
      app.clock.set(`2025-11-28T15:00:00.000Z`)
      return {
        who: teams[0]!.players[1]!,
        happen: app.sweep,
        title: 'Tomorrow: Team 1 v Team 4',
        text: 'Mainland Cup, at Adélékè Astro on Sat 29 Nov at 16:00.',
        link: `/t/${code}`,
      }
    },
  ],
  [
    'result',
    'a captain of a league',
    async (app) => {
      const { enter, code, tie, teams } = await makeDrawn(app, { teams: 3 })
      const { teamOne, teamTwo } = await tie(1)
      return {
        who: teams.find(({ id }) => id === teamTwo.team)!.captain,
        happen: () => enter(1, { T1: 2, T2: 1 }),
        title: `${teamTwo.name} 1–2 ${teamOne.name}`,
        text: 'See what it means in Mainland Cup.',
        link: `/t/${code}`,
      }
    },
  ],
  [
    'qualified',
    'a captain of a cup',
    async (app) => {
      const { enter, code, teams } = await makeDrawn(app, { form: 'knock-out', teams: 3 })
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
      const { enter, code, teams } = await makeDrawn(app, { form: 'knock-out', teams: 3 })
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
      const { organizer, params, code } = await makeTournament(app, { teams: 1 })
      const who = await makePerson(app, { isOwner: true })
      const body = { organizer: who.id }
      return {
        who,
        happen: () => app.as(organizer.token)(handOverTournament, { params, body }),
        title: 'Mainland Cup is yours',
        text: 'You organize it now: its draw, its calendar and its results.',
        link: `/t/${code}`,
      }
    },
  ],
]
