import { randomUUID } from 'node:crypto'
import { suspend } from '@i-one/contract/moderation/staff/suspension'
import { type Team, disbandTeam, getTeam, listMyTeams } from '@i-one/contract/teams'
import { saveFormation } from '@i-one/contract/teams/formations'
import {
  acceptMember,
  appointViceCaptain,
  transferTeam,
  joinTeam,
  leaveTeam,
  removeMember,
  setShirtNumber,
} from '@i-one/contract/teams/members'
import { expect, test } from 'vitest'
import { createTestTeam } from '../../../test/make-team.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()
const stranger = await createPerson(app)
const admin = await createPerson(app, { isAdmin: true })

const as = (person?: Person) => app.as(person?.token)
const join = (person: Person, team: Team, code?: string) =>
  as(person)(joinTeam, { params: { id: team._id }, body: { code } })
const accept = (person: Person, team: Team, player: Person) =>
  as(person)(acceptMember, { params: { id: team._id }, body: { player: player.id } })
const number = (person: Person, team: Team, player: Person, to: number | null) =>
  as(person)(setShirtNumber, { params: { id: team._id, player: player.id }, body: { number: to } })
const remove = (person: Person, team: Team, player: Person) =>
  as(person)(removeMember, { params: { id: team._id, player: player.id } })
const names = ({ members }: Team) => members.map(({ player }) => player.name)

test('[TEAM-1] who asks is let in or declined by the captain, and may take it back', async () => {
  const { team, captain } = await createTestTeam(app)
  const [one, two] = [await createPerson(app), await createPerson(app)]
  for (let times = 0; times < 2; times++)
    expect(await join(one, team)).toMatchObject({ mine: { state: 'asked' } })
  await join(two, team)
  const seen = await as(captain)(getTeam, { params: { id: team._id } })
  expect(seen.asked?.map(({ player }) => player._id)).toEqual([one.id, two.id])
  await expect(accept(one, team, one)).rejects.toMatchObject(apiError('not-yours'))
  await expect(accept(captain, team, stranger)).rejects.toMatchObject(apiError('not-a-member'))
  expect(names(await accept(captain, team, one))).toEqual([captain.nickname, one.nickname])
  for (let times = 0; times < 2; times++)
    expect(await remove(captain, team, two)).toMatchObject({ asked: [] })
  await join(two, team)
  expect(await as(two)(leaveTeam, { params: { id: team._id } })).not.toHaveProperty('mine')
  await expect(as(two)(leaveTeam, { params: { id: team._id } })).rejects.toMatchObject(
    apiError('not-a-member'),
  )
})

test('two who let the same in at once let in one', async () => {
  const { team, captain } = await createTestTeam(app)
  const admin = await createPerson(app, { isAdmin: true })
  const asker = await createPerson(app)
  await join(asker, team)
  await Promise.all([accept(captain, team, asker), accept(admin, team, asker), accept(captain, team, asker)])
  expect(names(await as(asker)(getTeam, { params: { id: team._id } }))).toEqual([
    captain.nickname,
    asker.nickname,
  ])
})

test('[TEAM-1] the link lets in at once, and a wrong one does not', async () => {
  const { team } = await createTestTeam(app)
  const person = await createPerson(app)
  await expect(join(person, team, 'a'.repeat(22))).rejects.toMatchObject(apiError('wrong-link', 400))
  await join(person, team)
  for (let times = 0; times < 2; times++)
    expect(await join(person, team, team.invite)).toMatchObject({ mine: { state: 'member', role: 'member' } })
})

test('[TEAM-1] who is taken out does not come back by the old link; who is declined changes no link', async () => {
  const one = await createPerson(app)
  const { team, captain } = await createTestTeam(app, { members: [one] })
  await join(stranger, team)
  expect((await remove(captain, team, stranger)).invite).toBe(team.invite)
  const { invite } = await remove(captain, team, one)
  expect(invite).not.toBe(team.invite)
  await expect(join(one, team, team.invite)).rejects.toMatchObject(apiError('wrong-link', 400))
  expect(await join(stranger, team, invite)).toMatchObject({ mine: { state: 'member' } })
})

const fill = async (team: Team, count: number, state: 'asked' | 'member') => {
  const many = await Promise.all(Array.from({ length: count }, () => createPerson(app)))
  const since = app.clock.now()
  await app.db
    .insertInto('team_members')
    .values(many.map(({ id }) => ({ team_id: team._id, user_id: id, state, since })))
    .execute()
}

test('a full team lets nobody in, by asking, by its link or by its captain', async () => {
  const { team, captain } = await createTestTeam(app)
  const asker = await createPerson(app)
  await join(asker, team)
  await fill(team, 49, 'member')
  await expect(join(stranger, team)).rejects.toMatchObject(apiError('team-full'))
  await expect(join(stranger, team, team.invite)).rejects.toMatchObject(apiError('team-full'))
  await expect(accept(captain, team, asker)).rejects.toMatchObject(apiError('team-full'))
})

test('requests to join take no places: twenty can wait, and the link still works', async () => {
  const { team } = await createTestTeam(app)
  await fill(team, 20, 'asked')
  await expect(join(stranger, team)).rejects.toMatchObject(apiError('too-many-asked'))
  expect(await join(stranger, team, team.invite)).toMatchObject({ mine: { state: 'member' } })
})

test('[TEAM-1] a number is one player’s, whoever gives it to two at once', async () => {
  const members = [await createPerson(app), await createPerson(app)]
  const [one, two] = members as [Person, Person]
  const { team, captain } = await createTestTeam(app, { members })
  const both = await Promise.allSettled([number(captain, team, one, 9), number(captain, team, two, 9)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both).toContainEqual({
    status: 'rejected',
    reason: expect.objectContaining(apiError('number-taken')),
  })
  await number(captain, team, one, null)
  await number(captain, team, two, 9)
  const after = await number(captain, team, one, 4)
  expect(after.members.map((member) => member.number)).toEqual([undefined, 4, 9])
  expect(await as(one)(listMyTeams)).toMatchObject([{ mine: { number: 4 } }])
  await expect(number(one, team, one, 7)).rejects.toMatchObject(apiError('not-yours'))
  await expect(number(captain, team, stranger, 7)).rejects.toMatchObject(apiError('not-a-member'))
  await expect(number(captain, team, one, 100)).rejects.toMatchObject(apiError('bad-input', 400))
})

test('[TEAM-1] the captain hands over to a member and can leave then, and a spot of theirs is free', async () => {
  const next = await createPerson(app)
  const { team, captain } = await createTestTeam(app, { members: [next] })
  const params = { id: team._id }
  const spots = [{ role: 'goalkeeper' as const, x: 50, y: 9, player: captain.id }]
  await as(captain)(saveFormation, { params: { ...params, formation: team._id }, body: { name: 'A', spots } })
  await expect(as(captain)(leaveTeam, { params })).rejects.toMatchObject(apiError('captain-stays'))
  await expect(remove(captain, team, captain)).rejects.toMatchObject(apiError('captain-stays'))
  const hand = (player: Person) => as(captain)(transferTeam, { params, body: { player: player.id } })
  await expect(hand(stranger)).rejects.toMatchObject(apiError('not-a-member'))
  await join(stranger, team)
  await expect(hand(stranger)).rejects.toMatchObject(apiError('not-a-member'))
  expect((await hand(next)).members.map(({ role }) => role)).toEqual(['captain', 'member'])
  await expect(hand(captain)).rejects.toMatchObject(apiError('not-yours'))
  const left = await as(captain)(leaveTeam, { params })
  expect(names(left)).toEqual([next.nickname])
  expect(left.formations[0]?.spots).toEqual([{ role: 'goalkeeper', x: 50, y: 9 }])
})

test('members of a disbanded or unknown team cannot change', async () => {
  const one = await createPerson(app)
  const { team, captain } = await createTestTeam(app, { members: [one] })
  await join(stranger, team)
  await as(captain)(disbandTeam, { params: { id: team._id } })
  const before = await as(captain)(getTeam, { params: { id: team._id } })
  const tries = (of: Team) => [
    () => join(stranger, of),
    () => as(one)(leaveTeam, { params: { id: of._id } }),
    () => accept(captain, of, stranger),
    () => remove(captain, of, one),
    () => number(captain, of, one, 7),
    () => as(captain)(transferTeam, { params: { id: of._id }, body: { player: one.id } }),
  ]
  for (const call of tries(team)) await expect(call()).rejects.toMatchObject(apiError('team-ended'))
  for (const call of tries({ ...team, _id: randomUUID() }))
    await expect(call()).rejects.toMatchObject(apiError('not-found', 404))
  expect(await as(captain)(getTeam, { params: { id: team._id } })).toEqual(before)
})

test('[TEAM-2] a vice-captain acts for the team, but gives no roles and changes nothing of it', async () => {
  const [vice, mate] = [await createPerson(app), await createPerson(app)]
  const { team, captain } = await createTestTeam(app, { members: [vice, mate] })
  const appoint = (by: Person, player: string | null) =>
    as(by)(appointViceCaptain, { params: { id: team._id }, body: { player } })
  for (const by of [vice, stranger])
    await expect(appoint(by, vice.id)).rejects.toMatchObject(apiError('not-yours'))
  await expect(appoint(captain, stranger.id)).rejects.toMatchObject(apiError('not-a-member'))
  await expect(appoint(captain, captain.id)).rejects.toMatchObject(apiError('captain-stays'))
  await appoint(captain, mate.id)
  const { members } = await appoint(captain, vice.id)
  expect(members.map(({ role }) => role)).toEqual(['captain', 'vice-captain', 'member'])
  const asker = await createPerson(app)
  await join(asker, team)
  const [card] = await as(vice)(listMyTeams)
  expect(card).toMatchObject({ mine: { role: 'vice-captain' }, asking: 1 })
  expect(names(await accept(vice, team, asker))).toContain(asker.nickname)
  await number(vice, team, mate, 7)
  await remove(vice, team, asker)
  await expect(remove(vice, team, captain)).rejects.toMatchObject(apiError('captain-stays'))
  const params = { params: { id: team._id } }
  await expect(as(vice)(disbandTeam, params)).rejects.toMatchObject(apiError('not-yours'))
  await expect(as(vice)(transferTeam, { ...params, body: { player: vice.id } })).rejects.toMatchObject(
    apiError('not-yours'),
  )
  await appoint(captain, null)
  await expect(number(vice, team, mate, 8)).rejects.toMatchObject(apiError('not-yours'))
})

test('nobody who is suspended becomes captain or vice-captain', async () => {
  const [out, next] = [await createPerson(app), await createPerson(app)]
  const { team, captain } = await createTestTeam(app, { members: [out, next] })
  const params = { id: team._id }
  const asked = { params, body: { player: out.id } }
  const body = { reason: 'threatens-people' as const, days: 7 as const, words: 'Threatened people.' }
  await as(admin)(suspend, { params: { id: out.id }, body })
  await expect(as(captain)(transferTeam, asked)).rejects.toMatchObject(apiError('cannot-lead'))
  await expect(as(captain)(appointViceCaptain, asked)).rejects.toMatchObject(apiError('cannot-lead'))
  const { members } = await as(captain)(transferTeam, { params, body: { player: next.id } })
  expect(members.find(({ role }) => role === 'captain')?.player._id).toBe(next.id)
})
