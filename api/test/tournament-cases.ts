import { cancelTournament } from '@i-one/contract/tournaments'
import { answerTournament } from '@i-one/contract/tournaments/authorization'
import { askSquad, sayTieAvailability } from '@i-one/contract/tournaments/availability'
import { bookTournament, layTournament } from '@i-one/contract/tournaments/calendar'
import { drawTournament } from '@i-one/contract/tournaments/draw'
import { moveEntryFee } from '@i-one/contract/tournaments/fees'
import { handOverTournament } from '@i-one/contract/tournaments/handing-over'
import { moveTie } from '@i-one/contract/tournaments/moving'
import type { TestApp } from './app.ts'
import { makeDrawn, makeTournament } from './make-tournament.ts'
import { makePerson, makePitch } from './make.ts'
import type { Case } from './notification-case.ts'

const fee = { amount: 4_500_000, currency: 'NGN' }
const saturday = '2025-11-29'
const three = `${saturday}T15:00:00.000Z`

/** One slot of four matches of a cup, planned on a pitch of somebody else. */
const planned = async (app: TestApp, traits: Parameters<typeof makePitch>[1] = {}) => {
  const owner = await makePerson(app, { isOwner: true })
  const pitch = await makePitch(app, { owner, ...traits })
  const cup = await makeDrawn(app, { form: 'knock-out', teams: 4, rules: { minutes: 12 } })
  const hours = [{ day: 6, open: '16:00', close: '17:00' }]
  const body = { pitches: [pitch], from: saturday, to: saturday, hours }
  const { plan } = await cup.call(layTournament, { params: cup.params, body })
  const book = () => cup.call(bookTournament, { params: cup.params, body: { plan: plan._id } })
  const answer = (authorize: boolean, reason?: string) =>
    app.as(owner.token)(answerTournament, { params: cup.params, body: { pitch, authorize, reason } })
  return { ...cup, owner, book, answer }
}

/** What is heard of a tournament to who plays in it, whose pitch it is on and who organizes it. */
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
    'a player who is in',
    async (app) => {
      const { params, call, tie, code, teams } = await makeDrawn(app, {
        form: 'knock-out',
        teams: 4,
        members: 1,
      })
      const pitch = await makePitch(app)
      const match = (await tie(1))._id
      await call(moveTie, { params: { ...params, match }, body: { pitch, start: three } })
      const who = teams[0]!.players[1]!
      const said = { params: { ...params, match }, body: { answer: 'in' } } as const
      await app.as(who.token)(sayTieAvailability, said)
      app.clock.set(`2025-11-28T15:00:00.000Z`)
      return {
        who,
        happen: app.sweep,
        title: 'Tomorrow: Team 1 v Team 4',
        text: 'Mainland Cup, at Adélékè Astro on Sat 29 Nov at 16:00.',
        link: `/t/${code}`,
      }
    },
  ],
  [
    'can-you-play',
    'a player whom the captain asks',
    async (app) => {
      const { params, call, tie, teams } = await makeDrawn(app, { form: 'knock-out', teams: 3, members: 1 })
      const pitch = await makePitch(app)
      const match = (await tie(1))._id
      await call(moveTie, { params: { ...params, match }, body: { pitch, start: three } })
      const { id, captain, players } = teams[1]!
      const asked = { params: { ...params, match }, body: { team: id } }
      return {
        who: players[1]!,
        happen: () => app.as(captain.token)(askSquad, asked),
        title: 'Can you play on Sat 29 Nov?',
        text: 'Your team plays at Adélékè Astro on Sat 29 Nov at 16:00. Are you in, maybe or out?',
        link: `/upcoming-match?match=${match}`,
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
  [
    'match-moved',
    'a captain whose pitch said no',
    async (app) => {
      const { book, answer, code, teams } = await planned(app)
      await book()
      return {
        who: teams[0]!.captain,
        happen: () => answer(false),
        title: 'Postponed: Team 1 v Team 4',
        text: 'It is to be played later. It was at Adélékè Astro on Sat 29 Nov at 16:00.',
        link: `/t/${code}`,
      }
    },
  ],
  [
    'tournament-asks',
    'the owner of a pitch',
    async (app) => {
      const { book, owner, organizer } = await planned(app)
      return {
        who: owner,
        happen: book,
        title: 'Mainland Cup asks for 1 slot at Adélékè Astro',
        text: `${organizer.nickname} wants to play 3 matches there on Sat 29 Nov, for ₦25,000 in one bill. Please answer by Fri 21 Nov at 04:18.`,
        link: '/host',
      }
    },
  ],
  [
    'tournament-booked',
    'the owner of a pitch that authorizes by itself',
    async (app) => {
      const { book, owner, organizer } = await planned(app, { autoAuthorize: true })
      return {
        who: owner,
        happen: book,
        title: 'Mainland Cup has 1 slot at Adélékè Astro',
        text: `${organizer.nickname} has booked 3 matches there on Sat 29 Nov, for ₦25,000 in one bill. Your pitch authorizes automatically.`,
        link: '/host?tab=calendar',
      }
    },
  ],
  [
    'slots-freed',
    'the owner of a pitch',
    async (app) => {
      const { book, owner, call, params } = await planned(app)
      await book()
      return {
        who: owner,
        happen: () => call(cancelTournament, { params, body: {} }),
        title: 'Mainland Cup gives back 1 slot at Adélékè Astro',
        text: 'What it had there on Sat 29 Nov, for ₦25,000, is free again.',
        link: '/host?tab=calendar',
      }
    },
  ],
  [
    'pitch-answered',
    'the organizer, with a yes',
    async (app) => {
      const { book, answer, organizer, code } = await planned(app)
      await book()
      return {
        who: organizer,
        happen: () => answer(true),
        title: 'Adélékè Astro says yes to Mainland Cup',
        text: '3 matches on Sat 29 Nov have their slots.',
        link: `/t/${code}`,
      }
    },
  ],
  [
    'pitch-answered',
    'the organizer, with a no',
    async (app) => {
      const { book, answer, organizer, code } = await planned(app)
      await book()
      return {
        who: organizer,
        happen: () => answer(false, 'The lights are out'),
        title: 'Adélékè Astro says no to Mainland Cup',
        text: '3 matches on Sat 29 Nov have no slot any more. The reason given: “The lights are out”',
        link: `/t/${code}`,
      }
    },
  ],
  [
    'pitch-answered',
    'the organizer, in vain',
    async (app) => {
      const { book, organizer, code } = await planned(app)
      await book()
      app.clock.advance(13 * 60 * 60_000)
      return {
        who: organizer,
        happen: app.sweep,
        title: 'Adélékè Astro has not answered Mainland Cup',
        text: '3 matches on Sat 29 Nov have no slot any more.',
        link: `/t/${code}`,
      }
    },
  ],
  [
    'called-off',
    'a player whose team had a match ahead',
    async (app) => {
      const { book, call, params, teams, organizer, code } = await planned(app)
      await book()
      return {
        who: teams[0]!.captain,
        happen: () => call(cancelTournament, { params, body: { reason: 'The sponsor has left' } }),
        title: 'Mainland Cup is called off',
        text: `${organizer.nickname} has called it off. Your first match to come was Team 1 v Team 4 at Adélékè Astro on Sat 29 Nov at 16:00. The reason given: “The sponsor has left”`,
        link: `/t/${code}`,
      }
    },
  ],
  [
    'called-off',
    'a player of a squad, before the draw',
    async (app) => {
      const { params, teams, organizer, code } = await makeTournament(app, { teams: 1, members: 1 })
      return {
        who: teams[0]!.players[1]!,
        happen: () => app.as(organizer.token)(cancelTournament, { params, body: {} }),
        title: 'Mainland Cup is called off',
        text: `${organizer.nickname} has called it off.`,
        link: `/t/${code}`,
      }
    },
  ],
  [
    'fee-due',
    'a captain',
    async (app) => {
      const { teams, code } = await makeTournament(app, { teams: 1, fee })
      app.clock.set('2025-11-25T12:00:00.000Z')
      return {
        who: teams[0]!.captain,
        happen: app.sweep,
        title: 'Team 1 owe the entry fee of Mainland Cup',
        text: '₦45,000 is still owed, and entries close on Fri 28 Nov at 13:00. Say so in the tournament once you have paid.',
        link: `/t/${code}`,
      }
    },
  ],
  [
    'fee-said',
    'the organizer',
    async (app) => {
      const { params, teams, organizer, code } = await makeTournament(app, { teams: 1, fee })
      const [team] = teams
      return {
        who: organizer,
        happen: () =>
          app.as(team!.captain.token)(moveEntryFee, {
            params: { ...params, team: team!.id },
            body: { act: 'say' },
          }),
        title: 'Team 1 say the entry fee is paid',
        text: 'Confirm the ₦45,000 for Mainland Cup once you have it.',
        link: `/t/${code}`,
      }
    },
  ],
  [
    'fee-confirmed',
    'a captain',
    async (app) => {
      const { params, teams, organizer, code } = await makeTournament(app, { teams: 1, fee })
      const [team] = teams
      return {
        who: team!.captain,
        happen: () =>
          app.as(organizer.token)(moveEntryFee, {
            params: { ...params, team: team!.id },
            body: { act: 'confirm' },
          }),
        title: 'Paid: Team 1 in Mainland Cup',
        text: 'The entry fee of ₦45,000 is confirmed as paid.',
        link: `/t/${code}`,
      }
    },
  ],
]
