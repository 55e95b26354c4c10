import { randomUUID } from 'node:crypto'
import { getUser } from '@i-one/contract/accounts'
import { closePitch } from '@i-one/contract/bookings/closures'
import { cancelSession, getSession } from '@i-one/contract/sessions'
import { drawSets } from '@i-one/contract/sessions/sets'
import { createTeam, getTeam } from '@i-one/contract/teams'
import { acceptMember, transferTeam, joinTeam } from '@i-one/contract/teams/members'
import { expect, createPerson, type Person, test } from './fixtures.ts'
import { createSessionOf } from './slots.ts'
import { createTestPitch } from './test-session.ts'

const notYours = { status: 409, code: 'not-yours' }

test('[API-2] a captain’s tools are hidden from other players, and the server rejects their requests', async ({
  member,
  baseURL,
}) => {
  const session = await createSessionOf(await createPerson(baseURL ?? ''))
  const { page, person } = member
  await page.goto(`/sessions/${session._id}`)
  await expect(page.getByRole('button', { name: /^Join for/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Captain’s tools' })).toHaveCount(0)
  const params = { id: session._id }
  await expect(person.call(cancelSession, { params, body: {} })).rejects.toMatchObject(notYours)
  await expect(person.call(drawSets, { params })).rejects.toMatchObject(notYours)
  expect(await person.call(getSession, { params })).toMatchObject({ state: session.state })
})

test('[API-2] a captain cannot change the team of another captain', async ({ member, baseURL }) => {
  const { page, person } = member
  const [owner, asker] = await Promise.all([createPerson(baseURL ?? ''), createPerson(baseURL ?? '')])
  const at = { address: 'Surulere', location: { coordinates: [3.3541, 6.4969] as [number, number] } }
  const make = ({ call }: Person, name: string) =>
    call(createTeam, {
      body: { name: `${name} ${randomUUID().slice(0, 6)}`, ...at },
      key: randomUUID(),
    })
  const [theirs] = await Promise.all([make(owner, 'Owls'), make(person, 'Larks')])
  await asker.call(joinTeam, { params: { id: theirs._id }, body: {} })
  await page.goto(`/teams/${theirs._id}`)
  await expect(page.getByRole('button', { name: 'Ask to join' })).toBeVisible()
  for (const name of ['Accept', 'Invite by link', 'Save a formation'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  const [{ user: asking }, { user }] = await Promise.all([asker.call(getUser), person.call(getUser)])
  const params = { id: theirs._id }
  await expect(person.call(acceptMember, { params, body: { player: asking._id } })).rejects.toMatchObject(
    notYours,
  )
  await expect(person.call(transferTeam, { params, body: { player: user._id } })).rejects.toMatchObject(
    notYours,
  )
  expect((await owner.call(getTeam, { params })).members).toHaveLength(1)
})

test('[API-2] an organizer cannot close the pitch of another organizer', async ({ baseURL }) => {
  const pitch = await createTestPitch(baseURL ?? '', { slotMinutes: 60, coordinates: [8.5167, 12.0022] })
  const other = await createPerson(baseURL ?? '', { isOwner: true })
  const [start, end] = [26, 27].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
  const body = { start: start ?? '', end: end ?? '', reason: 'Mowing' }
  const closing = other.call(closePitch, { params: { id: pitch._id }, body })
  await expect(closing).rejects.toMatchObject(notYours)
})
