import { declineChallenge } from '@i-one/contract/sessions/challenges'
import { becomeOpponent } from '@i-one/contract/sessions/opponents'
import { appointViceCaptain, joinTeam } from '@i-one/contract/teams/members'
import { createChallenge } from '../make-challenge.ts'
import { createOpenSession } from '../make-open-session.ts'
import { createTestTeam } from '../make-team.ts'
import { createPerson } from '../make.ts'
import { type NotificationCase, placeAndStartText, byId } from './case.ts'

export const teamCases: NotificationCase[] = [
  [
    'asks-to-join',
    'the vice-captain of the team',
    async (app) => {
      const who = await createPerson(app)
      const { team, captain } = await createTestTeam(app, { members: [who], name: 'Yaks' })
      await app.as(captain.token)(appointViceCaptain, { ...byId(team), body: { player: who.id } })
      const asker = await createPerson(app, { nickname: 'Tunde' })
      return {
        who,
        happen: () => app.as(asker.token)(joinTeam, { ...byId(team), body: {} }),
        title: 'Tunde wants to join Yaks',
        text: 'Accept or decline on the team’s page.',
        link: `/teams/${team._id}`,
      }
    },
  ],
  [
    'challenged',
    'who leads the team that is challenged',
    async (app) => {
      const from = await createTestTeam(app, {
        captain: await createPerson(app, { nickname: 'Tunde' }),
        name: 'Owls',
      })
      const to = await createTestTeam(app, { name: 'Yaks' })
      let id = ''
      return {
        who: to.captain,
        happen: async () => {
          id = (await createChallenge(app, { from, to })).challenge._id
        },
        title: 'Owls challenge Yaks',
        text: 'Tunde is holding times for you for up to a day. Accept one, decline or suggest others.',
        link: () => `/challenges/${id}`,
      }
    },
  ],
  [
    'challenge-answered',
    'who leads the team that asked',
    async (app) => {
      const { challenge, from, to } = await createChallenge(app)
      return {
        who: from.captain,
        happen: () =>
          app.as(to.captain.token)(declineChallenge, { ...byId(challenge), body: { reason: 'We are away' } }),
        title: 'Yaba Yaks declined',
        text: 'The times you held are free again. Reason: “We are away”',
        link: `/challenges/${challenge._id}`,
      }
    },
  ],
  [
    'can-you-play',
    'a member of the team that takes the other side',
    async (app) => {
      const who = await createPerson(app)
      const { team, captain } = await createTestTeam(app, { members: [who] })
      const { session } = await createOpenSession(app, { sets: 1 })
      return {
        session,
        who,
        happen: () => app.as(captain.token)(becomeOpponent, { ...byId(session), body: { team: team._id } }),
        title: 'Can you play on Fri 21 Nov?',
        text: `Your team plays ${placeAndStartText}. Are you in, maybe or out?`,
      }
    },
  ],
]
