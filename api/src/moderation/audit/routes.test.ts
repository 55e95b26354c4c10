import { randomBytes } from 'node:crypto'
import { updateUser } from '@i-one/contract/accounts/profile'
import { deleteUser } from '@i-one/contract/leaving'
import { exportAuditLog, listAuditLog } from '@i-one/contract/moderation/audit'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, findCentreId, createPerson, createTestPitch } from '../../../test/make.ts'
import { execute } from '../../../test/sql.ts'
import { apiError, startTestApp } from '../../../test/suite.ts'
import { grantToApp } from '../../lib/database/app-role.ts'
import { pageSize } from './rules.ts'
import { insertLogLine, deleteWordsInAuditLog } from './sql.ts'

const app = await startTestApp()
let hauwa: Person
let musa: Person
beforeAll(async () => {
  hauwa = await createPerson(app, { isAdmin: true, nickname: 'Hauwa' })
  musa = await createPerson(app, { nickname: 'Musa Gàrbá' })
})

const ofMusa = () => ({ kind: 'account', id: musa.id }) as const

describe('the log', () => {
  test('says who did what, to whom and why, latest first', async () => {
    const pitch = await createTestPitch(app, { name: 'Sabo Cage' })
    const now = app.clock.now()
    await insertLogLine(app.db, { by: null, act: 'granted', subject: ofMusa() }, now)
    await insertLogLine(
      app.db,
      { by: hauwa.id, act: 'used-right', subject: { kind: 'pitch', id: pitch } },
      now,
    )
    await insertLogLine(
      app.db,
      { by: hauwa.id, act: 'suspended', subject: ofMusa(), why: 'Threatens people', facts: { days: 30 } },
      now,
    )
    const { lines, staff } = await app.as(hauwa.token)(listAuditLog, { query: {} })
    expect(lines.slice(0, 3)).toMatchObject([
      {
        at: now.toISOString(),
        by: { _id: hauwa.id, name: 'Hauwa' },
        act: 'suspended',
        subject: { kind: 'account', _id: musa.id, name: 'Musa Gàrbá' },
        why: 'Threatens people',
        facts: { days: 30 },
      },
      { by: { name: 'Hauwa' }, subject: { kind: 'pitch', name: 'Sabo Cage' }, why: null },
      { by: null, act: 'granted' },
    ])
    expect(staff).toEqual([{ _id: hauwa.id, name: 'Hauwa' }])
  })

  test('names a centre at which staff changed something', async () => {
    const pitch = await createTestPitch(app, { name: 'Ojuelegba Turf' })
    const id = await findCentreId(app, pitch)
    const subject = { kind: 'centre', id } as const
    await insertLogLine(app.db, { by: musa.id, act: 'used-right', subject }, app.clock.now())
    const { lines } = await app.as(hauwa.token)(listAuditLog, { query: { by: musa.id } })
    expect(lines).toMatchObject([{ subject: { kind: 'centre', _id: id, name: 'Ojuelegba Turf' } }])
  })

  test('keeps former names until the accounts are deleted', async () => {
    const [one, other] = [
      await createPerson(app, { nickname: 'Ene' }),
      await createPerson(app, { nickname: 'Uche' }),
    ]
    const pitch = await createTestPitch(app, { name: 'Ajegunle Cage' })
    const now = app.clock.now()
    const add = (subject: { kind: 'account' | 'pitch'; id: string }) =>
      insertLogLine(app.db, { by: one.id, act: 'used-right', subject }, now)
    await add({ kind: 'account', id: other.id })
    await add({ kind: 'pitch', id: pitch })
    const lines = async () => (await app.as(hauwa.token)(listAuditLog, { query: { by: one.id } })).lines
    const before = await lines()
    expect(before).toMatchObject([
      { by: { name: 'Ene' }, subject: { name: 'Ajegunle Cage' } },
      { by: { name: 'Ene' }, subject: { name: 'Uche' } },
    ])
    await app.as(one.token)(updateUser, { body: { nickname: 'Hauwa' } })
    await app.as(other.token)(updateUser, { body: { nickname: 'Nobody' } })
    await app.db.updateTable('pitches').set({ name: 'Elsewhere' }).where('id', '=', pitch).execute()
    expect(await lines()).toEqual(before)
    const about = async (text: string) =>
      (await app.as(hauwa.token)(listAuditLog, { query: { about: text } })).lines
    expect((await about('ajegunle cage')).map(({ _id }) => _id)).toEqual([before[0]!._id])
    await app.db.updateTable('players').set({ name: 'Former player' }).where('id', '=', other.id).execute()
    await app.db.deleteFrom('users').where('id', '=', other.id).execute()
    expect((await lines())[1]).toMatchObject({ subject: { name: 'Former player' } })
  })

  test('is filtered by who, what and about whom, however the name is written', async () => {
    const ask = async (query: object) => (await app.as(hauwa.token)(listAuditLog, { query })).lines
    expect((await ask({ by: 'command' })).map(({ act }) => act)).toEqual(['granted'])
    expect((await ask({ by: hauwa.id })).map(({ act }) => act)).toEqual(['suspended', 'used-right'])
    expect((await ask({ act: 'suspended' })).map(({ act }) => act)).toEqual(['suspended'])
    expect((await ask({ about: 'garba' })).map(({ act }) => act)).toEqual(['suspended', 'granted'])
    expect(await ask({ about: '%' })).toEqual([])
  })

  test('comes in pages', async () => {
    const many = Array.from({ length: pageSize + 1 }, (_, n) => n)
    for (const n of many)
      await insertLogLine(app.db, { by: null, act: 'logins-ended', facts: { n } }, app.clock.now())
    const query = { act: 'logins-ended' as const }
    const first = await app.as(hauwa.token)(listAuditLog, { query })
    expect(first).toMatchObject({ hasMore: true })
    const before = Number(first.lines.at(-1)?._id)
    const second = await app.as(hauwa.token)(listAuditLog, { query: { ...query, before } })
    expect(second).toMatchObject({ hasMore: false, lines: [{ facts: { n: 0 } }] })
  })

  test('is also a CSV file without formulas', async () => {
    await insertLogLine(
      app.db,
      { by: hauwa.id, act: 'restored', subject: ofMusa(), why: '=HYPERLINK("x"), he said' },
      app.clock.now(),
    )
    const csv = await app.as(hauwa.token)(exportAuditLog, { query: { act: 'restored' } })
    const [head, line] = csv.split('\r\n')
    expect(head).toContain('number,at,by,by_id,act')
    expect(line).toContain(
      `Hauwa,${hauwa.id},restored,account,Musa Gàrbá,${musa.id},"'=HYPERLINK(""x""), he said"`,
    )
  })

  test('is for staff alone', async () => {
    for (const call of [listAuditLog, exportAuditLog])
      await expect(app.as(musa.token)(call, { query: {} })).rejects.toMatchObject(apiError('not-found', 404))
  })
})

describe('a line', () => {
  test('loses only its reason when its author’s account is deleted', async () => {
    const password = 'kickoff-at-seven'
    const uche = await createPerson(app, { isAdmin: true, password })
    const facts = { days: 30 }
    const line = { by: uche.id, act: 'suspended', subject: ofMusa(), why: 'Knows my brother', facts } as const
    await insertLogLine(app.db, line, app.clock.now())
    const read = async () => (await app.as(hauwa.token)(listAuditLog, { query: { by: uche.id } })).lines
    const [before] = await read()
    await expect(deleteWordsInAuditLog(app.db, uche.id)).rejects.toThrow('a row of audit_log never changes')
    await app.as(uche.token)(deleteUser, { body: { password } })
    expect(await read()).toEqual([
      { ...before, why: null, by: { _id: uche.id, name: 'Former player' }, subject: before?.subject },
    ])
    for (const change of [`why = 'Another'`, `why = null, act = 'restored'`, 'facts = default'])
      await expect(
        sql`update audit_log set ${sql.raw(change)} where by = ${uche.id}`.execute(app.db),
        change,
      ).rejects.toThrow('a row of audit_log never changes')
  })

  test('loses its reason although the database role of the app cannot change lines', async () => {
    const role = `app_${randomBytes(4).toString('hex')}`
    await execute(app.databaseUrl, `create role ${role} login password 'matchday'`)
    const url = new URL(app.databaseUrl)
    url.searchParams.set('user', role)
    url.searchParams.set('password', 'matchday')
    await grantToApp(app.databaseUrl, url.href)
    const { id } = await app.db
      .insertInto('players')
      .values({ name: 'Former player', created_at: app.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertLogLine(
      app.db,
      { by: id, act: 'restored', subject: ofMusa(), why: 'A mix-up' },
      app.clock.now(),
    )
    const error = execute(url.href, `update audit_log set why = null where by = '${id}'`)
    await expect(error).rejects.toMatchObject({ code: '42501' })
    await execute(url.href, `select delete_words_in_log('${id}')`)
    expect(await execute(url.href, `select why from audit_log where by = '${id}'`)).toEqual([{ why: null }])
    await execute(app.databaseUrl, `drop owned by ${role}; drop role ${role}`)
  })

  test.each(['update audit_log set why = null', 'delete from audit_log', 'truncate audit_log'])(
    'is not changed by `%s`, whoever owns the table',
    async (statement) => {
      await insertLogLine(app.db, { by: null, act: 'granted', subject: ofMusa() }, app.clock.now())
      await expect(sql.raw(statement).execute(app.db)).rejects.toThrow('a row of audit_log never changes')
    },
  )
})
