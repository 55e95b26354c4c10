import { updateUser } from '@i-one/contract/accounts/profile'
import { listAuditLog } from '@i-one/contract/moderation/audit'
import { type ReportKind, closeReports, listReports, sendReport } from '@i-one/contract/moderation/reports'
import { changeTeam } from '@i-one/contract/teams'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestTeam } from '../../../test/make-team.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { apiError, startTestApp } from '../../../test/suite.ts'
import { limits } from './rules.ts'

const app = await startTestApp()
let staff: Person
beforeAll(async () => {
  staff = await createPerson(app, { isAdmin: true, nickname: 'Hauwa' })
})

const report = ({ token }: Person, about: string, kind: ReportKind = 'person', words = 'Shouted at Zainab') =>
  app.as(token)(sendReport, { body: { kind, about, reason: 'rude-or-threatening', words } })
const listed = async (closed = 0) => (await app.as(staff.token)(listReports, { query: { closed } })).reported
const about = async (id: string, closed = 0) => (await listed(closed)).find((one) => one.about._id === id)
const close = (id: string, kind: ReportKind = 'person') =>
  app.as(staff.token)(closeReports, {
    body: { kind, about: id, outcome: 'nothing-wrong', why: 'Talked to both' },
  })

describe('a report', () => {
  test('shows staff the texts and their number, never the reporters', async () => {
    const [person, one, two] = [await createPerson(app), await createPerson(app), await createPerson(app)]
    await report(one, person.id)
    app.clock.advance(1000)
    await report(two, person.id, 'person', 'Threatened our keeper')
    const found = await about(person.id)
    expect(found).toMatchObject({
      kind: 'person',
      about: { name: person.nickname },
      reports: [{ words: 'Threatened our keeper', closedAt: null }, { words: 'Shouted at Zainab' }],
    })
    for (const { id } of [one, two]) expect(JSON.stringify(found)).not.toContain(id)
  })

  test('sent once more changes its words', async () => {
    const [person, one] = [await createPerson(app), await createPerson(app)]
    await report(one, person.id)
    await report(one, person.id, 'person', 'And wrote to her since')
    expect((await about(person.id))?.reports).toMatchObject([{ words: 'And wrote to her since' }])
  })

  test('keeps the name that was reported, though it is another one when staff read it', async () => {
    const [person, reporter] = [
      await createPerson(app, { nickname: 'Something rude' }),
      await createPerson(app),
    ]
    const pitch = await createTestPitch(app, { name: 'Rude Cage' })
    const { team, captain } = await createTestTeam(app, { name: 'Rude Lads' })
    await report(reporter, person.id, 'name')
    await report(reporter, pitch, 'pitch')
    await report(reporter, team._id, 'team')
    for (const id of [person.id, pitch, team._id])
      expect((await about(id))?.reports[0]).not.toHaveProperty('called')
    await app.as(person.token)(updateUser, { body: { nickname: 'Uche' } })
    await app.db.updateTable('pitches').set({ name: 'The Cage' }).where('id', '=', pitch).execute()
    await app.as(captain.token)(changeTeam, { params: { id: team._id }, body: { name: 'Nice Lads' } })
    expect(await about(person.id)).toMatchObject({
      about: { name: 'Uche' },
      reports: [{ called: 'Something rude' }],
    })
    expect((await about(pitch))?.reports).toMatchObject([{ called: 'Rude Cage' }])
    expect((await about(team._id))?.reports).toMatchObject([{ called: 'Rude Lads' }])
    await report(reporter, person.id, 'name')
    expect((await about(person.id))?.reports[0]).not.toHaveProperty('called')
  })

  test('may be of a pitch', async () => {
    const pitch = await createTestPitch(app, { name: 'Astro Palace' })
    await report(await createPerson(app), pitch, 'pitch')
    expect(await about(pitch)).toMatchObject({ kind: 'pitch', about: { name: 'Astro Palace' } })
  })

  test('may be of a team, whose name staff find by it, and is closed under that name', async () => {
    const { team } = await createTestTeam(app)
    await report(await createPerson(app), team._id, 'team', 'A rude word')
    expect(await about(team._id)).toMatchObject({ kind: 'team', about: { name: team.name } })
    await close(team._id, 'team')
    const { lines } = await app.as(staff.token)(listAuditLog, { query: { act: 'report-closed' } })
    expect(lines[0]).toMatchObject({ subject: { kind: 'team', _id: team._id, name: team.name } })
  })

  test('is refused about oneself, about nothing, and of a photo that is not there', async () => {
    const [person, one] = [await createPerson(app), await createPerson(app)]
    await expect(report(one, one.id)).rejects.toMatchObject(apiError('not-about-oneself'))
    for (const kind of ['photo', 'pitch', 'team'] as const)
      await expect(report(one, person.id, kind)).rejects.toMatchObject(apiError('not-found', 404))
    await expect(report(one, person.id, 'person', ' ')).rejects.toMatchObject({
      status: 400,
      fields: { words: 'Describe what happened' },
    })
  })

  test('is taken twenty times a day', async () => {
    const [person, one] = [await createPerson(app), await createPerson(app)]
    for (let n = 0; n < limits.ofAccount.max; n++) await report(one, person.id)
    await expect(report(one, person.id)).rejects.toMatchObject(apiError('too-many', 429))
  })
})

describe('what was reported', () => {
  test('is closed for all who wrote, with a line in the log, and may be reported again', async () => {
    const [person, one] = [await createPerson(app), await createPerson(app)]
    await report(one, person.id)
    await close(person.id)
    expect(await about(person.id)).toBeUndefined()
    expect((await about(person.id, 1))?.reports).toMatchObject([{ closedAt: app.clock.now().toISOString() }])
    const { lines } = await app.as(staff.token)(listAuditLog, { query: { act: 'report-closed' } })
    expect(lines[0]).toMatchObject({
      by: { _id: staff.id },
      subject: { kind: 'account', _id: person.id },
      why: 'Talked to both',
      facts: { what: 'person', outcome: 'nothing-wrong', reports: 1 },
    })
    await expect(close(person.id)).rejects.toMatchObject(apiError('not-found', 404))
    await report(one, person.id)
    expect((await about(person.id))?.reports).toHaveLength(1)
  })
})
