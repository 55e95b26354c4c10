import { getUser } from '@i-one/contract/accounts'
import { updatePhoto } from '@i-one/contract/accounts/photo'
import { updateUser } from '@i-one/contract/accounts/profile'
import { changeCentre, copyPitch, listMyCentres } from '@i-one/contract/centres/registration'
import { getCentreByCode } from '@i-one/contract/centres/sharing'
import { getMatch } from '@i-one/contract/matches'
import { listAuditLog } from '@i-one/contract/moderation/audit'
import { searchAll, getAccount } from '@i-one/contract/moderation/staff'
import {
  type NamedKind,
  hideName,
  hideAccountDetail,
  restoreHiddenDetail,
} from '@i-one/contract/moderation/staff/hiding'
import { getPitch } from '@i-one/contract/pitches'
import { retentionDays } from '@i-one/contract/privacy'
import { getSession } from '@i-one/contract/sessions'
import { getPlayerStats } from '@i-one/contract/stats'
import { changeTeam, getTeam } from '@i-one/contract/teams'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestMatch } from '../../../../test/make-match.ts'
import { createPicture } from '../../../../test/make-picture.ts'
import { createTestTeam } from '../../../../test/make-team.ts'
import { createCupFinal } from '../../../../test/make-tournament.ts'
import { type Person, findCentreId, createPerson, createTestPitch } from '../../../../test/make.ts'
import { day, apiError, startTestApp, openTestMailbox } from '../../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
const mailbox = await openTestMailbox(app)
let staff: Person
beforeEach(async () => {
  staff = await createPerson(app, { isAdmin: true, nickname: 'Hauwa' })
})
const of = ({ id }: Person) => ({ params: { id } })
const lastLine = async () => (await app.as(staff.token)(listAuditLog, { query: { by: staff.id } })).lines[0]
const foundBy = async (text: string) =>
  (await app.as(staff.token)(searchAll, { query: { text } })).found.map(({ _id }) => _id)
const notHidden = apiError('not-hidden')
type Thing = Parameters<typeof show>[0]
const show = (thing: { kind: 'account' | NamedKind; about: string; what: 'name' | 'photo' }) =>
  app.as(staff.token)(restoreHiddenDetail, { body: { ...thing, why: 'A mix-up' } })

describe('an account', () => {
  test('has its name and its photo hidden everywhere, and reads why', async () => {
    const person = await createPerson(app, { nickname: 'Something rude' })
    const photo = new Blob([new Uint8Array(await createPicture('png', 32, 32))], { type: 'image/png' })
    await app.as(person.token)(updatePhoto, { body: photo })
    for (const what of ['name', 'photo'] as const) {
      await app.as(staff.token)(hideAccountDetail, { ...of(person), body: { what, why: 'It is rude' } })
      expect(await lastLine()).toMatchObject({ act: `${what}-hidden` })
      const mail = await mailbox.next(`${person.id}@example.com`)
      expect(mail.text).toContain('It is rude')
    }
    const { user } = await app.as(person.token)(getUser)
    expect(user).toMatchObject({ nickname: 'Player', firstName: 'Player', photo: null })
    const stats = await app.as(staff.token)(getPlayerStats, of(person))
    expect(stats.player.name).toBe('Player')
    expect(await foundBy('something rude')).toContain(person.id)
    expect(await app.as(staff.token)(getAccount, of(person))).toMatchObject({
      nameHidden: true,
      hidden: { name: 'Something rude', photo: true },
    })
  })

  test('has them shown again as they were, which is told and in the log', async () => {
    const person = await createPerson(app, { nickname: 'Kúnlé' })
    const photo = new Blob([new Uint8Array(await createPicture('png', 32, 32))], { type: 'image/png' })
    await app.as(person.token)(updatePhoto, { body: photo })
    const before = (await app.as(person.token)(getUser)).user
    for (const what of ['name', 'photo'] as const) {
      const thing = { kind: 'account', about: person.id, what } as const
      await expect(show(thing)).rejects.toMatchObject(notHidden)
      const hide = () =>
        app.as(staff.token)(hideAccountDetail, { ...of(person), body: { what, why: 'It is rude' } })
      await hide()
      await hide()
      expect((await app.as(person.token)(getUser)).user).not.toEqual(before)
      await show(thing)
      expect(await lastLine()).toMatchObject({ act: `${what}-shown`, why: 'A mix-up' })
      const last = `Your ${what} is shown again`
      for (const subject of [`Your ${what} was removed`, `Your ${what} was removed`, last])
        expect(await mailbox.next(`${person.id}@example.com`)).toMatchObject({ subject })
      await expect(show(thing)).rejects.toMatchObject(notHidden)
    }
    expect((await app.as(person.token)(getUser)).user).toEqual(before)
    expect((await app.as(staff.token)(getPlayerStats, of(person))).player.name).toBe('Kúnlé')
    expect(await app.as(staff.token)(getAccount, of(person))).toMatchObject({
      nameHidden: false,
      hidden: { name: null, photo: false },
    })
  })

  test('keeps what it has chosen since, and after thirty days nothing is there to be shown', async () => {
    const person = await createPerson(app, { nickname: 'Something rude' })
    const thing = { kind: 'account', about: person.id, what: 'name' } as const
    const hide = () =>
      app.as(staff.token)(hideAccountDetail, { ...of(person), body: { what: 'name', why: 'It is rude' } })
    await hide()
    await app.as(person.token)(updateUser, { body: { nickname: 'Uche' } })
    await expect(show(thing)).rejects.toMatchObject(notHidden)
    expect((await app.as(person.token)(getUser)).user.nickname).toBe('Uche')
    await hide()
    expect(await app.as(staff.token)(getAccount, of(person))).toMatchObject({ hidden: { name: 'Uche' } })
    app.clock.advance((retentionDays.hiddenThings + 1) * day)
    await app.sweep()
    const { count } = await app.db
      .selectFrom('hidden_things')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(0)
  })
})

describe('the name of a pitch or a team', () => {
  test('is hidden everywhere, its owner or captain reads why, and may choose another', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const pitch = await createTestPitch(app, { owner, name: 'Something rude' })
    // a centre with two pitches has its own name, which no longer follows the pitch's name
    await app.as(owner.token)(copyPitch, { params: { id: pitch }, body: { name: 'Two' } })
    const { team, captain } = await createTestTeam(app)
    const things = [
      { kind: 'pitch', about: pitch, leader: owner },
      { kind: 'team', about: team._id, leader: captain },
    ] as const
    for (const { kind, about, leader } of things) {
      await app.as(staff.token)(hideName, { body: { kind, about, why: 'It is rude' } })
      expect(await lastLine()).toMatchObject({
        act: 'name-hidden',
        subject: { kind, _id: about },
        why: 'It is rude',
      })
      expect((await mailbox.next(`${leader.id}@example.com`)).text).toContain('It is rude')
    }
    expect(await app.as()(getPitch, { params: { id: pitch } })).toMatchObject({ name: 'Pitch' })
    const centreName = async () => {
      const { code } = await app.db
        .selectFrom('centres')
        .innerJoin('pitches', 'pitches.centre_id', 'centres.id')
        .select('centres.code')
        .where('pitches.id', '=', pitch)
        .executeTakeFirstOrThrow()
      return (await app.as()(getCentreByCode, { params: { code } })).name
    }
    expect(await centreName()).toBe('Pitch')
    expect(await foundBy('Something rude')).toContain(pitch)
    expect(await foundBy(team.name)).toContain(team._id)
    const { found } = await app.as(staff.token)(searchAll, { query: { text: 'Pitch' } })
    expect(found.find(({ _id }) => _id === pitch)).toMatchObject({
      nameHidden: true,
      hiddenName: 'Something rude',
    })
    await show({ kind: 'pitch', about: pitch, what: 'name' })
    expect(await app.as()(getPitch, { params: { id: pitch } })).toMatchObject({ name: 'Something rude' })
    expect(await centreName()).toBe('Something rude')
    expect(await mailbox.next(`${owner.id}@example.com`)).toMatchObject({
      subject: 'The name of your pitch is shown again',
    })
    const params = { id: team._id }
    expect(await app.as(captain.token)(getTeam, { params })).toMatchObject({ name: 'Team' })
    expect(await app.as(captain.token)(changeTeam, { params, body: { name: 'Bariga Lads' } })).toMatchObject({
      name: 'Bariga Lads',
    })
    for (const thing of [
      { kind: 'team', about: team._id, what: 'name' },
      { kind: 'team', about: team._id, what: 'photo' },
    ] as Thing[])
      await expect(show(thing)).rejects.toMatchObject(notHidden)
    await expect(show({ kind: 'team', about: owner.id, what: 'name' })).rejects.toMatchObject(
      apiError('not-found', 404),
    )
    const nothing = { kind: 'team', about: owner.id, why: 'It is rude' } as const
    await expect(app.as(staff.token)(hideName, { body: nothing })).rejects.toMatchObject(
      apiError('not-found', 404),
    )
  })
})

test('the name of a team is hidden in what it played and will play, and shown there again', async () => {
  const { team, captain } = await createTestTeam(app, { name: 'Utter rudeness' })
  const { id, match } = await createTestMatch(app, { captain })
  await app.db
    .updateTable('sets')
    .set({ team_id: team._id })
    .where('session_id', '=', id)
    .where('number', '=', 1)
    .execute()
  const { final, one } = await createCupFinal(app)
  const call = app.as(staff.token)
  const sidesOf = async (of: string) => {
    const { teamOne, teamTwo } = await call(getMatch, { params: { id: of } })
    return [teamOne.name, teamTwo.name]
  }
  const setsOf = async () => {
    const { teamOne, teamTwo } = await call(getSession, { params: { id } })
    return [teamOne.name, teamTwo.name]
  }
  const [, other] = await sidesOf(match._id)
  const [, rival] = await sidesOf(final._id)
  const [, otherSet] = await setsOf()
  for (const about of [team._id, one.id])
    await call(hideName, { body: { kind: 'team', about, why: 'It is rude' } })
  expect(await sidesOf(match._id)).toEqual(['Team', other])
  expect(await sidesOf(final._id)).toEqual(['Team', rival])
  expect(await setsOf()).toEqual(['Team', otherSet])
  await show({ kind: 'team', about: team._id, what: 'name' })
  expect(await sidesOf(match._id)).toEqual(['Utter rudeness', other])
  expect(await setsOf()).toEqual(['Utter rudeness', otherSet])
  await app.db
    .updateTable('sets')
    .set({ name: 'Team' })
    .where('session_id', '=', id)
    .where('number', '=', 2)
    .execute()
  await call(hideName, { body: { kind: 'team', about: team._id, why: 'It is rude' } })
  expect((await setsOf())[0]).toBe(`Team ${team._id.slice(0, 4)}`)
})

test('the name of a centre of several pitches is found, hidden and shown again, and those of its pitches stay', async () => {
  const owner = await createPerson(app, { isOwner: true })
  const pitch = await createTestPitch(app, { owner, name: 'Yàbá Fives' })
  await app.as(owner.token)(copyPitch, { params: { id: pitch }, body: { name: 'Yàbá Two' } })
  const centre = await findCentreId(app, pitch)
  const call = app.as(owner.token)
  const [before] = await call(listMyCentres, {})
  const params = { id: centre }
  const { code } = await call(changeCentre, {
    params,
    body: { revision: before!.revision, name: 'Utterly rude' },
  })
  const find = async (text: string) => {
    const { found } = await app.as(staff.token)(searchAll, { query: { text } })
    return found.filter(({ kind }) => kind === 'centre')
  }
  expect(await find('utterly')).toMatchObject([
    { _id: centre, code, name: 'Utterly rude', nameHidden: false },
  ])
  const about = { kind: 'centre', about: centre } as const
  await app.as(staff.token)(hideName, { body: { ...about, why: 'It is rude' } })
  expect(await lastLine()).toMatchObject({ act: 'name-hidden', subject: { kind: 'centre', _id: centre } })
  expect(await mailbox.next(`${owner.id}@example.com`)).toMatchObject({
    subject: 'The name of your centre was removed',
  })
  const shown = await app.as()(getCentreByCode, { params: { code } })
  expect(shown.name).toBe('Centre')
  expect(shown.pitches.map(({ name }) => name)).toEqual(['Yàbá Fives'])
  expect(await find(code)).toMatchObject([{ nameHidden: true, hiddenName: 'Utterly rude' }])
  await show({ ...about, what: 'name' })
  expect((await app.as()(getCentreByCode, { params: { code } })).name).toBe('Utterly rude')
  await expect(show({ ...about, what: 'name' })).rejects.toMatchObject(notHidden)
  await createTestPitch(app, { owner, name: 'Alone and rude' })
  expect(await find('alone and')).toEqual([])
})
