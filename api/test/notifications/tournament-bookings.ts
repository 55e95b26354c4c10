import { cancelTournament } from '@i-one/contract/tournaments'
import { answerTournament } from '@i-one/contract/tournaments/authorization'
import { bookTournamentPlan, scheduleTournament } from '@i-one/contract/tournaments/calendar'
import type { TestApp } from '../app.ts'
import { createDrawnTournament } from '../make-tournament.ts'
import { createPerson, createTestPitch } from '../make.ts'
import type { NotificationCase } from './case.ts'

const saturday = '2025-11-29'

const planned = async (app: TestApp, traits: Parameters<typeof createTestPitch>[1] = {}) => {
  const owner = await createPerson(app, { isOwner: true })
  const pitch = await createTestPitch(app, { owner, ...traits })
  const cup = await createDrawnTournament(app, { form: 'knock-out', teams: 4, rules: { minutes: 12 } })
  const hours = [{ day: 6, open: '16:00', close: '17:00' }]
  const body = { pitches: [pitch], from: saturday, to: saturday, hours }
  const { plan } = await cup.call(scheduleTournament, { params: cup.params, body })
  const book = () => cup.call(bookTournamentPlan, { params: cup.params, body: { plan: plan._id } })
  const answer = (authorize: boolean, reason?: string) =>
    app.as(owner.token)(answerTournament, { params: cup.params, body: { pitch, authorize, reason } })
  return { ...cup, owner, book, answer }
}

export const tournamentBookingCases: NotificationCase[] = [
  [
    'tournament-asks',
    'the owner of a pitch',
    async (app) => {
      const { book, owner, organizer } = await planned(app)
      return {
        who: owner,
        happen: book,
        title: 'Mainland Cup asks for 1 slot at Adélékè Astro',
        text: `${organizer.nickname} wants to play 3 matches there on Sat 29 Nov, for ₦25,000 on one bill. Please answer by Fri 21 Nov at 04:18.`,
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
        text: `${organizer.nickname} has booked 3 matches there on Sat 29 Nov, for ₦25,000 on one bill. Your pitch confirms automatically.`,
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
        title: 'Mainland Cup has released 1 slot at Adélékè Astro',
        text: 'Its slots on Sat 29 Nov, for ₦25,000, are free again.',
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
        title: 'Adélékè Astro confirmed Mainland Cup',
        text: 'Slots confirmed: 3 matches on Sat 29 Nov.',
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
        title: 'Adélékè Astro declined Mainland Cup',
        text: 'Slots lost: 3 matches on Sat 29 Nov. Reason: “The lights are out”',
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
        title: 'Adélékè Astro did not answer the request for Mainland Cup',
        text: 'Slots lost: 3 matches on Sat 29 Nov.',
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
        text: 'It will be played later. It was at Adélékè Astro on Sat 29 Nov at 16:00.',
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
        text: `${organizer.nickname} has called it off. Your next match would have been Team 1 v Team 4 at Adélékè Astro on Sat 29 Nov at 16:00. Reason: “The sponsor has left”`,
        link: `/t/${code}`,
      }
    },
  ],
]
