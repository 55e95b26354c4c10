import { getUser } from '@i-one/contract/accounts'
import { agreeToNotice } from '@i-one/contract/accounts/profile'
import { privacyNotice } from '@i-one/contract/privacy'
import { expect, test } from 'vitest'
import { type Person, createPerson } from '../../../test/make.ts'
import { day, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()
const { version } = privacyNotice

const createUserWithOldNotice = async () => {
  const person = await createPerson(app)
  const agreed = new Date(app.clock.now().getTime() - 30 * day)
  await app.db
    .updateTable('users')
    .set({ privacy_version: version - 1, privacy_agreed_at: agreed })
    .where('id', '=', person.id)
    .execute()
  return { person, agreed }
}

const saved = ({ id }: Person) =>
  app.db
    .selectFrom('users')
    .select(['privacy_version as version', 'privacy_agreed_at as at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('a new version is agreed to once, and a repeat keeps the first date', async () => {
  const { person } = await createUserWithOldNotice()
  const other = await createUserWithOldNotice()
  const agree = () => app.as(person.token)(agreeToNotice, { body: { version } })
  const first = app.clock.now()
  const { user } = await agree()
  expect(user.privacyVersion).toBe(version)
  expect(await saved(person)).toEqual({ version, at: first })
  app.clock.advance(day)
  expect(await agree()).toEqual({ user })
  expect(await app.as(person.token)(getUser)).toEqual({ user })
  expect(await saved(person)).toEqual({ version, at: first })
  expect(await saved(other.person)).toEqual({ version: version - 1, at: other.agreed })
})

test.each([version - 1, version + 1, String(version), null, undefined])(
  'version %s, which is not in force, is refused and changes nothing',
  async (wrong) => {
    const { person, agreed } = await createUserWithOldNotice()
    const body = { version: wrong } as unknown as { version: typeof version }
    await expect(app.as(person.token)(agreeToNotice, { body })).rejects.toMatchObject({
      code: 'bad-input',
      fields: { version: 'This is not the current privacy notice' },
    })
    expect(await saved(person)).toEqual({ version: version - 1, at: agreed })
  },
)

test('agreeing requires a login', async () => {
  await expect(app.as()(agreeToNotice, { body: { version } })).rejects.toMatchObject(
    apiError('not-signed-in', 401),
  )
})
