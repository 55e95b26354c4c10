import { getUser, logIn } from '@i-one/contract/accounts'
import { answerMessage, listMessages, sendMessage } from '@i-one/contract/contact'
import { listAuditLog } from '@i-one/contract/moderation/audit'
import { blockPerson } from '@i-one/contract/moderation/blocks'
import { revokeAccountLogins, searchAll, getAccount, showEmail } from '@i-one/contract/moderation/staff'
import { beforeEach, describe, expect, test } from 'vitest'
import { createDevice, createTestMatch, recordTestEvents } from '../../../test/make-match.ts'
import { createOpenSession } from '../../../test/make-open-session.ts'
import { createTestTeam } from '../../../test/make-team.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { apiError, startTestApp, openTestMailbox } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
const mailbox = await openTestMailbox(app)
let staff: Person
beforeEach(async () => {
  staff = await createPerson(app, { isAdmin: true, nickname: 'Hauwa' })
})
const of = ({ id }: Person) => ({ params: { id } })
const find = async (text: string) => (await app.as(staff.token)(searchAll, { query: { text } })).found
const lastLine = async () => (await app.as(staff.token)(listAuditLog, { query: { by: staff.id } })).lines[0]

describe('staff find', () => {
  test('accounts, pitches, sessions and teams by name, however it is written', async () => {
    const person = await createPerson(app, { nickname: 'Kúnlé A' })
    const pitch = await createTestPitch(app, { name: 'Kúnlé Fives' })
    const { session } = await createOpenSession(app, { pitch })
    const { team } = await createTestTeam(app, {})
    const found = await find('kunle')
    expect(found.filter(({ kind }) => kind !== 'team')).toMatchObject([
      { kind: 'account', _id: person.id, hint: 'Player' },
      { kind: 'pitch', _id: pitch, name: 'Kúnlé Fives' },
      { kind: 'session', _id: session._id, name: 'Kúnlé Fives, Fri 21 Nov, 20:00', hint: 'open' },
    ])
    expect(await find(team._id)).toMatchObject([{ kind: 'team', _id: team._id }])
    expect(await find(session.code)).toMatchObject([{ kind: 'session', _id: session._id }])
    expect(await find('100%')).toEqual([])
    const inFrench = app.as(staff.token, 'fr')
    expect((await inFrench(searchAll, { query: { text: session.code } })).found).toMatchObject([
      { kind: 'session', name: 'Kúnlé Fives, ven. 21 nov., 20:00' },
    ])
  })

  test('an account by its whole address, and by no part of it', async () => {
    const person = await createPerson(app)
    expect(await find(`${person.id}@EXAMPLE.com`)).toMatchObject([{ kind: 'account', _id: person.id }])
    expect(await find('@example.com')).toEqual([])
  })
})

describe('an account', () => {
  test('is shown without its address, which is shown for a reason that is in the log', async () => {
    const person = await createPerson(app, { nickname: 'Kúnlé' })
    await createOpenSession(app, { captain: person })
    const shown = await app.as(staff.token)(getAccount, of(person))
    expect(shown).toMatchObject({ nickname: 'Kúnlé', ahead: 1, logins: 1, suspension: null })
    expect(shown.email).toBe(`${person.id[0]}•••@example.com`)
    const why = 'To answer a report'
    expect(await app.as(staff.token)(showEmail, { ...of(person), body: { why } })).toEqual({
      email: `${person.id}@example.com`,
    })
    expect(await lastLine()).toMatchObject({ act: 'email-shown', subject: { _id: person.id }, why })
  })

  test('is shown with how many blocked it, and with the match it scores until that is over', async () => {
    const { match, captain } = await createTestMatch(app)
    for (const blocker of [staff, await createPerson(app)])
      await app.as(blocker.token)(blockPerson, { params: { id: captain.id } })
    const shown = () => app.as(staff.token)(getAccount, of(captain))
    expect(await shown()).toMatchObject({ blockedBy: 2, scoring: [] })
    const event = createDevice(app)
    await recordTestEvents(app, captain, match, event('kick-off'))
    const { teamOne, teamTwo } = match
    const scoring = [{ match: match._id, teamOne: teamOne.name, teamTwo: teamTwo.name }]
    expect(await shown()).toMatchObject({ scoring })
    await recordTestEvents(app, captain, match, event('full-time'))
    expect(await shown()).toMatchObject({ scoring: [] })
  })

  test('is signed out everywhere, and may sign in again', async () => {
    const person = await createPerson(app, { password: 'kickoff-at-seven' })
    await app.as(staff.token)(revokeAccountLogins, { ...of(person), body: { why: 'A lost phone' } })
    await expect(app.as(person.token)(getUser)).rejects.toMatchObject(apiError('not-signed-in', 401))
    const body = { email: `${person.id}@example.com`, password: 'kickoff-at-seven' }
    await expect(app.as()(logIn, { body })).resolves.toBeTruthy()
    expect(await lastLine()).toMatchObject({ act: 'logins-ended', why: 'A lost phone' })
  })
})

describe('a message of the contact form', () => {
  test('is answered by mail, once', async () => {
    await app.db.deleteFrom('contact_messages').execute()
    const email = `${staff.id}.ngozi@example.com`
    await app.as()(sendMessage, { body: { name: 'Ngozi', email, message: 'The lights were off.' } })
    const [saved] = (await app.as(staff.token)(listMessages)).messages
    expect(saved).toMatchObject({ name: 'Ngozi', message: 'The lights were off.', answeredAt: null })
    const answer = () =>
      app.as(staff.token)(answerMessage, {
        params: { id: saved!._id },
        body: { answer: 'They are on again.' },
      })
    await answer()
    const mail = await mailbox.next(email)
    expect(mail.text).toContain('They are on again.')
    expect(mail.text).toContain('The lights were off.')
    await expect(answer()).rejects.toMatchObject(apiError('already-answered'))
    expect(await lastLine()).toMatchObject({ act: 'message-answered', subject: { kind: 'message' } })
    expect((await app.as(staff.token)(listMessages)).messages).toMatchObject([
      { answeredAt: app.clock.now().toISOString() },
    ])
  })
})
