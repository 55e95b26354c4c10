import { changeCentreRole } from '@i-one/contract/centres/staff'
import { declineChallenge } from '@i-one/contract/challenges'
import { moveBooking } from '@i-one/contract/host'
import type { Session } from '@i-one/contract/sessions'
import { authorizeSession } from '@i-one/contract/sessions/authorization'
import { handOver } from '@i-one/contract/sessions/captain'
import { giveUpSide, takeSide } from '@i-one/contract/sessions/opponents'
import { joinSession, leaveSession, removePlace } from '@i-one/contract/sessions/places'
import { appointViceCaptain, joinTeam } from '@i-one/contract/teams/members'
import { minute } from '@i-one/game/durations'
import { awayUntil } from './away.ts'
import { makeChallenge } from './make-challenge.ts'
import { makeOpenSession, sessionStart } from './make-open-session.ts'
import { makeTeam } from './make-team.ts'
import { centreOf, makePerson, makePitch } from './make.ts'
import {
  type Case,
  type Change,
  at,
  byId,
  earlier,
  startText,
  onOwnersPitch,
  placeOf,
  prefer,
} from './notification-case.ts'

/** What is told of a session that goes on. */
export const goingOn: Case[] = [
  [
    'asks-to-join',
    'the vice-captain of the team',
    async (app) => {
      const who = await makePerson(app)
      const { team, captain } = await makeTeam(app, { members: [who], name: 'Yaks' })
      await app.as(captain.token)(appointViceCaptain, { ...byId(team), body: { player: who.id } })
      const asker = await makePerson(app, { nickname: 'Tunde' })
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
    'centre-role',
    'who works there',
    async (app) => {
      const [owner, who] = [await makePerson(app, { nickname: 'Ada', isOwner: true }), await makePerson(app)]
      const pitch = await makePitch(app, { owner })
      const id = await centreOf(app, pitch)
      await app.db
        .insertInto('centre_staff')
        .values({ centre_id: id, user_id: who.id, role: 'desk', since: app.clock.now() })
        .execute()
      return {
        who,
        happen: () =>
          app.as(owner.token)(changeCentreRole, { params: { id, user: who.id }, body: { role: 'viewer' } }),
        title: 'You are a viewer at Adélékè Astro now',
        text: 'Ada has changed your role. You can see the calendar, and change nothing.',
        link: '/host?tab=calendar',
      }
    },
  ],
  [
    'challenged',
    'who leads the team that is challenged',
    async (app) => {
      const from = await makeTeam(app, {
        captain: await makePerson(app, { nickname: 'Tunde' }),
        name: 'Owls',
      })
      const to = await makeTeam(app, { name: 'Yaks' })
      let id = ''
      return {
        who: to.captain,
        happen: async () => {
          id = (await makeChallenge(app, { from, to })).challenge._id
        },
        title: 'Owls challenge Yaks',
        text: 'Tunde is holding times for you, for a day at most. Accept one, decline or suggest others.',
        link: () => `/challenges/${id}`,
      }
    },
  ],
  [
    'challenge-answered',
    'who leads the team that asked',
    async (app) => {
      const { challenge, from, to } = await makeChallenge(app)
      return {
        who: from.captain,
        happen: () =>
          app.as(to.captain.token)(declineChallenge, { ...byId(challenge), body: { reason: 'We are away' } }),
        title: 'Yaba Yaks said no',
        text: 'Your times are free again. The reason given: “We are away”',
        link: `/challenges/${challenge._id}`,
      }
    },
  ],
  [
    'opponent',
    'the captain whose other side is taken',
    async (app) => {
      const { session, captain } = await makeOpenSession(app, { sets: 1 })
      const opponent = await makePerson(app, { nickname: 'Tunde' })
      return {
        session,
        who: captain,
        happen: () => app.as(opponent.token)(takeSide, { ...byId(session), body: {} }),
        title: 'You have an opponent: Fri 21 Nov at Adélékè Astro',
        text: `Tunde brings the other side to your session ${at}.`,
      }
    },
  ],
  [
    'opponent',
    'who is in when the other side is given up',
    async (app) => {
      const { session, others } = await makeOpenSession(app, { sets: 1, others: 1 })
      const opponent = await makePerson(app, { nickname: 'Tunde' })
      await app.as(opponent.token)(takeSide, { ...byId(session), body: {} })
      return {
        session,
        who: others[0]!,
        happen: () => app.as(opponent.token)(giveUpSide, byId(session)),
        title: 'Opponent wanted again: Fri 21 Nov at Adélékè Astro',
        text: `Tunde is not coming. Your session ${at} is looking for an opponent again.`,
      }
    },
  ],
  [
    'can-you-play',
    'a member of the team that takes the other side',
    async (app) => {
      const who = await makePerson(app)
      const { team, captain } = await makeTeam(app, { members: [who] })
      const { session } = await makeOpenSession(app, { sets: 1 })
      return {
        session,
        who,
        happen: () => app.as(captain.token)(takeSide, { ...byId(session), body: { team: team._id } }),
        title: 'Can you play on Fri 21 Nov?',
        text: `Your team plays ${at}. Are you in, maybe or out?`,
      }
    },
  ],
  [
    'authorized',
    'a player who is in',
    async (app) => {
      const { owner, session, others } = await onOwnersPitch(app)
      return {
        session,
        who: others[0]!,
        happen: () => app.as(owner.token)(authorizeSession, byId(session)),
        title: 'Confirmed: Fri 21 Nov at Adélékè Astro',
        text: `The session on ${startText} is authorized.`,
      }
    },
  ],
  [
    'place-for-you',
    'who waited to be taken in',
    async (app) => {
      const { session, others } = await makeOpenSession(app, { playersPerTeam: 1, others: 1 })
      const who = await makePerson(app)
      await app.as(who.token)(joinSession, byId(session))
      return {
        session,
        who,
        happen: () => app.as(others[0]?.token)(leaveSession, byId(session)),
        title: 'You are in: Fri 21 Nov at Adélékè Astro',
        text: `A place came free ${at}, and it is yours.`,
      }
    },
  ],
  [
    'place-for-you',
    'who waited to be asked',
    async (app) => {
      const { session, others } = await makeOpenSession(app, { playersPerTeam: 1, others: 1 })
      const who = await makePerson(app)
      await app.as(who.token)(joinSession, { ...byId(session), body: { takeMeIn: false } })
      return {
        session,
        who,
        happen: () => app.as(others[0]?.token)(leaveSession, byId(session)),
        title: 'A place for you: Fri 21 Nov at Adélékè Astro',
        text: `A place came free ${at}. Take it by 18:18, after that the next in line is asked.`,
      }
    },
  ],
  [
    'removed',
    'who was removed',
    async (app) => {
      const { session, captain, others } = await makeOpenSession(app, { others: 1 })
      const place = placeOf(session, others[0]!)
      return {
        session,
        who: others[0]!,
        happen: () => app.as(captain.token)(removePlace, { params: { id: session._id, place } }),
        title: 'You are out of a session',
        text: `${captain.nickname} has taken you out of the session ${at}.`,
        link: '/',
      }
    },
  ],
  [
    'moved',
    'the captain',
    async (app) => {
      const { owner, session, captain } = await onOwnersPitch(app)
      const { booking_id: id } = await app.db
        .selectFrom('sessions')
        .select('booking_id')
        .where('id', '=', session._id)
        .executeTakeFirstOrThrow()
      const start = new Date(Date.parse(session.start) + 60 * 60_000).toISOString()
      return {
        session,
        who: captain,
        happen: () =>
          app.as(owner.token)(moveBooking, { params: { id }, body: { pitch: session.pitch._id, start } }),
        title: 'Moved: Fri 21 Nov at Adélékè Astro',
        text: 'The pitch has moved your session. It is now at Adélékè Astro on Fri 21 Nov at 21:00; it was at Adélékè Astro on Fri 21 Nov at 20:00. If you cannot make it, leave by Fri 21 Nov at 16:00: until then it does not count as late.',
      }
    },
  ],
  [
    'handed-over',
    'the new captain',
    async (app) => {
      const { session, captain, others } = await makeOpenSession(app, { others: 1 })
      const body = { player: others[0]!.id }
      return {
        session,
        who: others[0]!,
        happen: () => app.as(captain.token)(handOver, { ...byId(session), body }),
        title: 'You are captain now',
        text: `${captain.nickname} has handed you the session ${at}.`,
      }
    },
  ],
  [
    'deadline-near',
    'the captain',
    async (app) => {
      const { session, captain } = await makeOpenSession(app, { others: 1 })
      app.clock.set(earlier(session.fillBy, 1))
      await prefer(app, captain, { kind: 'session-tomorrow', on: false, mail: false })
      return {
        session,
        who: captain,
        happen: app.sweep,
        title: 'Too few players for Fri 21 Nov',
        text: `2 of at least 4 are in. The session ${at} is cancelled at 18:00 unless more join or you say that you are coming anyway.`,
      }
    },
  ],
  [
    'more-time',
    'the captain, for the fill deadline,',
    async (app) => {
      const { session, captain } = await makeOpenSession(app)
      return {
        session,
        who: captain,
        happen: () => awayUntil(app, new Date(Date.parse(session.fillBy) + 10 * minute), 20 * minute),
        title: 'More time for Fri 21 Nov at Adélékè Astro',
        text: `i-one could not be reached for a while. You now have until 18:20 for the session ${at}.`,
      }
    },
  ],
  [
    'joined',
    'the captain',
    async (app) => {
      const { session, captain } = await makeOpenSession(app)
      const who = await makePerson(app)
      return {
        session,
        who: captain,
        happen: () => app.as(who.token)(joinSession, byId(session)),
        title: `${who.nickname} has joined`,
        text: `Your session ${at}.`,
      }
    },
  ],
  [
    'left',
    'the captain',
    async (app) => {
      const { session, captain, others } = await makeOpenSession(app, { others: 1 })
      return {
        session,
        who: captain,
        happen: () => app.as(others[0]?.token)(leaveSession, byId(session)),
        title: `${others[0]?.nickname} has left`,
        text: `Your session ${at}.`,
      }
    },
  ],
  [
    'session-tomorrow',
    'everyone who is going',
    async (app) => {
      const { session, others } = await makeOpenSession(app, { others: 1 })
      app.clock.set(earlier(sessionStart, 24))
      return {
        session,
        who: others[0]!,
        happen: app.sweep,
        title: 'You play tomorrow at 20:00',
        text: `Adélékè Astro, 7 Adélékè Street, Surulere, on ${startText}.`,
      }
    },
  ],
  [
    'to-authorize',
    'the owner of the pitch',
    async (app) => {
      const owner = await makePerson(app, { isOwner: true })
      const pitch = await makePitch(app, { owner })
      const captain = await makePerson(app)
      const change: Change = {
        session: {} as Session,
        who: owner,
        happen: async () => {
          change.session = (await makeOpenSession(app, { pitch, captain })).session
        },
        title: `${captain.nickname} asks for Fri 21 Nov`,
        text: `The session ${at} waits for your answer until Fri 21 Nov at 04:18.`,
        link: '/host',
      }
      return change
    },
  ],
  [
    'booked',
    'the owner of a pitch that authorizes by itself',
    async (app) => {
      const owner = await makePerson(app, { isOwner: true })
      const pitch = await makePitch(app, { owner, autoAuthorize: true })
      const captain = await makePerson(app)
      const change: Change = {
        session: {} as Session,
        who: owner,
        happen: async () => {
          change.session = (await makeOpenSession(app, { pitch, captain })).session
        },
        title: `${captain.nickname} has booked Fri 21 Nov`,
        text: `The session ${at} is booked. Your pitch authorizes automatically.`,
        link: '/host?tab=calendar',
      }
      return change
    },
  ],
]
