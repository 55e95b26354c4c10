import { bookAtDesk } from '@i-one/contract/centres/desk'
import {
  countMessageRecipients,
  listCentreMessages,
  sendCentreMessage,
} from '@i-one/contract/centres/messages'
import { deleteUser } from '@i-one/contract/leaving'
import { listNotifications } from '@i-one/contract/notifications'
import { joinSession } from '@i-one/contract/sessions/places'
import { moveTie } from '@i-one/contract/tournaments/moving'
import { beforeEach, expect, test } from 'vitest'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { createDrawnTournament } from '../../../test/make-tournament.ts'
import { type Person, findCentreId, createPerson, createTestPitch } from '../../../test/make.ts'
import { savePreference } from '../../../test/notifications/case.ts'
import { hour, apiError, startTestApp, openTestMailbox } from '../../../test/suite.ts'

const app = await startTestApp()
const mailbox = await openTestMailbox(app)
let owner: Person
let pitch: string
let centre: string
beforeEach(async () => {
  owner = await createPerson(app, { isOwner: true, password: 'kickoff-at-seven' })
  pitch = await createTestPitch(app, { owner, autoAuthorize: true })
  centre = await findCentreId(app, pitch)
})

const write = (more: object = {}, key?: string) => {
  const body = { day: '2025-11-21', text: 'The lights are\nout.', ...more }
  return app.as(owner.token)(sendCentreMessage, { params: { id: centre }, body, ...(key && { key }) })
}
const heard = async ({ token }: Person) =>
  (await app.as(token)(listNotifications)).notifications.filter(({ kind }) => kind === 'centre-message')

test('a message reaches everyone booked on that day once, and by e-mail', async () => {
  const first = await createOpenSession(app, { pitch, others: 1 })
  const later = new Date(sessionStart.getTime() + hour)
  const second = await createOpenSession(app, { pitch, start: later })
  const [player] = first.others as [Person]
  await app.as(player.token)(joinSession, { params: { id: second.session._id } })
  const start = '2025-11-21T10:00:00.000Z'
  const dates = [{ _id: crypto.randomUUID(), start }]
  await app.as(owner.token)(bookAtDesk, {
    params: { id: pitch },
    body: { dates, name: 'Mama Ṣadé', phone: '0803 123 4567' },
  })
  const query = { day: '2025-11-21' }
  expect(await app.as(owner.token)(countMessageRecipients, { params: { id: centre }, query })).toEqual({
    people: 3,
    byPhone: [{ name: 'Mama Ṣadé', phone: '+2348031234567', start, pitch: 'Adélékè Astro' }],
  })
  mailbox.unread.splice(0)
  const key = crypto.randomUUID()
  const sent = await write({}, key)
  expect(await write({}, key)).toEqual(sent)
  expect(sent).toMatchObject({ people: 3, by: owner.nickname, text: 'The lights are\nout.' })
  for (const person of [first.captain, second.captain, player]) {
    expect(await heard(person)).toMatchObject([
      {
        title: 'Message about Fri 21 Nov at Adélékè Astro',
        text: expect.stringContaining('The lights are\nout.'),
      },
    ])
    const mail = await mailbox.next(`${person.id}@example.com`)
    expect(mail.text).toContain('The lights are')
  }
  expect((await heard(player))[0]?.session).toBe(first.session._id)
  expect(await app.as(owner.token)(listCentreMessages, { params: { id: centre } })).toEqual([sent])
})

test('a message reaches the players of a tournament match there, and links to the match', async () => {
  const cup = await createDrawnTournament(app, { form: 'knock-out', members: 1 })
  const { _id: match, teamOne, teamTwo } = await cup.tie(1)
  const params = { ...cup.params, match }
  const start = '2025-11-24T19:00:00.000Z'
  await cup.call(moveTie, { params, body: { pitch, start } })
  const query = { day: '2025-11-24' }
  expect(await app.as(owner.token)(countMessageRecipients, { params: { id: centre }, query })).toMatchObject({
    people: 4,
  })
  expect(await write(query)).toMatchObject({ people: 4 })
  for (const { id, players } of cup.teams)
    for (const person of players)
      if (id !== teamOne.team && id !== teamTwo.team) expect(await heard(person)).toEqual([])
      else
        expect(await heard(person)).toMatchObject([
          {
            team: id,
            link: `/t/${cup.code}`,
            title: 'Message about Mon 24 Nov at Adélékè Astro',
            text: expect.stringContaining('About your match in Mainland Cup at Adélékè Astro'),
          },
        ])
})

test('users who turned such messages off do not get them', async () => {
  const { captain } = await createOpenSession(app, { pitch })
  await savePreference(app, captain, { kind: 'centre-message', on: false, mail: false })
  await mailbox.untilDone()
  mailbox.unread.splice(0)
  await write()
  await mailbox.untilDone()
  expect(await heard(captain)).toEqual([])
  expect(mailbox.unread).toEqual([])
})

test('a sixth message within a day is refused', async () => {
  await createOpenSession(app, { pitch })
  for (let n = 0; n < 5; n++) await write({ text: `Number ${n}` })
  await expect(write()).rejects.toMatchObject(apiError('too-many', 429))
})

test('the text of a message is deleted with its author’s account', async () => {
  await createOpenSession(app, { pitch, start: new Date(sessionStart.getTime() + hour) })
  await write()
  await app.db.updateTable('pitches').set({ listed: false }).where('id', '=', pitch).execute()
  app.clock.set('2025-11-22T12:00:00.000Z')
  await app.as(owner.token)(deleteUser, { body: { password: 'kickoff-at-seven' } })
  const left = await app.db
    .selectFrom('centre_messages')
    .select('words')
    .where('centre_id', '=', centre)
    .execute()
  expect(left).toEqual([{ words: '' }])
})

test.each([
  ['a day that is over', { day: '2025-11-19' }, 'day'],
  ['a day too far ahead', { day: '2026-01-20' }, 'day'],
  ['a day on which nobody is booked', { day: '2025-11-25' }, 'day'],
  ['a pitch of elsewhere', { pitch: '3e0dd0a2-6b0e-4c85-9f0e-3f1f5f1d3a11' }, 'pitch'],
  ['no words', { text: ' ' }, 'text'],
])('a message is refused with %s', async (_, more, field) => {
  await expect(write(more)).rejects.toMatchObject({
    code: 'bad-input',
    fields: { [field]: expect.any(String) },
  })
})
