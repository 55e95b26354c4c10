import { randomUUID } from 'node:crypto'
import {
  Team,
  changeTeam,
  createTeam,
  disbandTeam,
  findNearbyTeams,
  getTeam,
  listMyTeams,
  renewInvite,
} from '@i-one/contract/teams'
import { removeFormation, saveFormation } from '@i-one/contract/teams/formations'
import { joinTeam } from '@i-one/contract/teams/members'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestTeam, newTeam } from '../../test/make-team.ts'
import { type Person, createPerson } from '../../test/make.ts'
import { byId, apiError, startTestApp } from '../../test/suite.ts'

const app = await startTestApp()
const stranger = await createPerson(app)
const admin = await createPerson(app, { isAdmin: true })

const as = (person?: Person) => app.as(person?.token)

describe('[TEAM-1] a team', () => {
  test('is made by its captain, once however often it is sent, and seen by everybody signed in', async () => {
    const captain = await createPerson(app)
    const make = () => as(captain)(createTeam, { body: { ...newTeam, colour: 'mint' }, key: 'one' })
    const team = await make()
    expect(z.parse(Team, team)).toEqual(team)
    expect(await make()).toEqual(team)
    expect(team).toMatchObject({
      name: 'Bariga Town',
      initials: 'BT',
      colour: 'mint',
      location: { type: 'Point', coordinates: [3.39, 6.54] },
      members: [{ player: { _id: captain.id, name: captain.nickname }, role: 'captain' }],
      mine: { state: 'member', role: 'captain' },
      asked: [],
    })
    const seen = await as(stranger)(getTeam, byId(team))
    for (const hidden of ['mine', 'asked', 'invite', 'invited']) expect(seen).not.toHaveProperty(hidden)
    expect(await as(admin)(getTeam, byId(team))).toHaveProperty('invite')
    await expect(as()(getTeam, byId(team))).rejects.toMatchObject(apiError('not-signed-in', 401))
    await expect(as(stranger)(getTeam, { params: { id: randomUUID() } })).rejects.toMatchObject(
      apiError('not-found', 404),
    )
  })

  test('says what is missing', async () => {
    const body = { name: ' ', address: '', location: newTeam.location }
    await expect(as(stranger)(createTeam, { body })).rejects.toMatchObject({
      ...apiError('bad-input', 400),
      fields: { name: 'Name is required', address: 'Choose the team’s home area' },
    })
  })

  test('stores its location with about one kilometre of accuracy', async () => {
    const captain = await createPerson(app)
    const exact = { coordinates: [48.391237, 6.554329] as [number, number] }
    const team = await as(captain)(createTeam, { body: { ...newTeam, location: exact } })
    expect(team.location.coordinates).toEqual([48.39, 6.55])
    const location = { coordinates: [48.388871, -6.545001] as [number, number] }
    const moved = await as(captain)(changeTeam, { ...byId(team), body: { location } })
    expect(moved.location.coordinates).toEqual([48.39, -6.55])
    const stored = await app.db
      .selectFrom('teams')
      .select(['lng', 'lat'])
      .where('id', '=', team._id)
      .executeTakeFirst()
    expect(stored).toEqual({ lng: 48.39, lat: -6.55 })
  })

  test('is as far away as its area, to the nearest hundred metres', async () => {
    const at = (lng: number, lat: number) => createTestTeam(app, { location: { coordinates: [lng, lat] } })
    await at(48.391237, 26.554329)
    await at(48.394999, 26.545001)
    const found = await as(stranger)(findNearbyTeams, { query: { lng: 48.391237, lat: 26.554329 } })
    expect(found.map(({ distance }) => distance)).toEqual([500, 500])
  })

  test('is found nearby, nearest first, also across the 180th meridian', async () => {
    const at = (lng: number, lat: number) =>
      createTestTeam(app, { location: { coordinates: [lng, lat] } }).then(({ team }) => team)
    const [far, near, seam] = [await at(-179.9, -16.9), await at(179.99, -16.8), await at(-179.99, -16.8)]
    await at(-178, -16.8)
    const ended = await createTestTeam(app, { location: { coordinates: [180, -16.8] } })
    await as(ended.captain)(disbandTeam, byId(ended.team))
    const found = await as(stranger)(findNearbyTeams, { query: { lng: 179.995, lat: -16.8 } })
    expect(found.map(({ _id }) => _id)).toEqual([near._id, seam._id, far._id])
    expect(found[0]).toMatchObject({ members: 1, name: near.name })
    expect(found.map(({ distance }) => Math.round(distance / 100))).toEqual([5, 16, 158])
    const one = await as(stranger)(findNearbyTeams, { query: { lng: 179.995, lat: -16.8, limit: 1 } })
    expect(one).toHaveLength(1)
    const rest = await as(stranger)(findNearbyTeams, {
      query: { lng: 179.995, lat: -16.8, limit: 2, skip: 1 },
    })
    expect(rest.map(({ _id }) => _id)).toEqual([seam._id, far._id])
  })

  test('is found nearby if it is very close', async () => {
    const min = Number.MIN_VALUE
    const { team } = await createTestTeam(app, { location: { coordinates: [min, min] } })
    for (const [lng, lat] of [
      [0, 0],
      [0, 0.001],
    ] as const) {
      const [found] = await as(stranger)(findNearbyTeams, { query: { lng, lat, limit: 1 } })
      expect(found?._id).toBe(team._id)
    }
  })

  test('is found near by by a part of its name, however it is written', async () => {
    const location = { coordinates: [100.5, 13.75] as [number, number] }
    const { team } = await createTestTeam(app, { name: 'Ọ̀ṣọ́ Rangers', location })
    await createTestTeam(app, { name: 'Yaba Bulls', location })
    const find = async (q: string) =>
      (await as(stranger)(findNearbyTeams, { query: { lng: 100.5, lat: 13.75, q } })).map(({ _id }) => _id)
    expect([await find(' oso r '), await find('RANGERS')]).toEqual([[team._id], [team._id]])
    expect(await find('Rangers%')).toEqual([])
    expect(await find('')).toHaveLength(2)
    await expect(find('x'.repeat(101))).rejects.toMatchObject({ fields: { q: 'At most 100 characters' } })
  })

  test('is among mine from when I ask, and its captain sees how many ask', async () => {
    const { team, captain } = await createTestTeam(app)
    const asker = await createPerson(app)
    await as(asker)(joinTeam, byId(team))
    expect(await as(captain)(listMyTeams)).toMatchObject([{ _id: team._id, members: 1, asking: 1 }])
    const [mine] = await as(asker)(listMyTeams)
    expect(mine).toMatchObject({ mine: { state: 'asked' } })
    expect(mine).not.toHaveProperty('asking')
    await as(captain)(disbandTeam, byId(team))
    expect(await as(captain)(listMyTeams)).toEqual([])
  })

  test('cannot have a reserved name, but can be called Admin Staff FC', async () => {
    const { team, captain } = await createTestTeam(app)
    const isReserved = {
      ...apiError('bad-input', 400),
      fields: { name: expect.stringContaining('reserved') },
    }
    const create = (name: string) => as(stranger)(createTeam, { body: { ...newTeam, name } })
    const rename = (name: string) => as(captain)(changeTeam, { ...byId(team), body: { name } })
    await expect(create('i-one Support')).rejects.toMatchObject(isReserved)
    await expect(rename('Official i-one FC')).rejects.toMatchObject(isReserved)
    expect(await rename('Admin Staff FC')).toMatchObject({ name: 'Admin Staff FC' })
  })

  test('is changed by its captain and staff', async () => {
    const { team, captain } = await createTestTeam(app)
    const change = (person: Person, body: Parameters<typeof sent>[1]) => sent(person, body)
    const sent = (person: Person, body: { name?: string; colour?: 'sky' | null }) =>
      as(person)(changeTeam, { ...byId(team), body })
    await expect(change(stranger, { name: 'Mine' })).rejects.toMatchObject(apiError('not-yours'))
    expect(await change(captain, { name: 'Bariga Lads', colour: 'sky' })).toMatchObject({
      name: 'Bariga Lads',
      initials: 'BL',
      colour: 'sky',
      address: team.address,
    })
    expect(await change(admin, { colour: null })).not.toHaveProperty('colour')
  })

  test('looks for a match and for players in words that may be empty, and is found by what it looks for', async () => {
    const home = { coordinates: [3.9, 7.4] as [number, number] }
    const { team, captain } = await createTestTeam(app, { location: home })
    const { team: other } = await createTestTeam(app, { location: home })
    const change = (body: { matchWanted?: string | null; playersWanted?: string | null }) =>
      as(captain)(changeTeam, { ...byId(team), body })
    const near = async (wanted?: 'match' | 'players') => {
      const found = await as(stranger)(findNearbyTeams, { query: { lng: 3.9, lat: 7.4, wanted } })
      return found.map(({ _id }) => _id).toSorted()
    }
    expect(team).not.toHaveProperty('matchWanted')
    expect(await change({ matchWanted: ' Sat 22 after 17:00 ' })).toMatchObject({
      matchWanted: 'Sat 22 after 17:00',
    })
    expect(await change({ playersWanted: '' })).toMatchObject({
      matchWanted: 'Sat 22 after 17:00',
      playersWanted: '',
    })
    expect(await near()).toEqual([team._id, other._id].toSorted())
    for (const wanted of ['match', 'players'] as const) expect(await near(wanted)).toEqual([team._id])
    expect(await as(captain)(listMyTeams)).toMatchObject([{ matchWanted: 'Sat 22 after 17:00', form: [] }])
    expect(await change({ matchWanted: null })).not.toHaveProperty('matchWanted')
    expect(await near('match')).toEqual([])
    expect(await near('players')).toEqual([team._id])
    await expect(change({ playersWanted: 'x'.repeat(81) })).rejects.toMatchObject({
      ...apiError('bad-input', 400),
      fields: { playersWanted: 'At most 80 characters' },
    })
  })

  test('has one link at a time', async () => {
    const { team, captain } = await createTestTeam(app)
    const invited = (code: string) => as(stranger)(getTeam, { ...byId(team), query: { code } })
    expect(await invited(team.invite!)).toMatchObject({ invited: true })
    const { invite } = await as(captain)(renewInvite, byId(team))
    expect(await invited(team.invite!)).not.toHaveProperty('invited')
    expect(await invited(invite!)).toMatchObject({ invited: true })
  })

  test('that has been ended stays as it was, and nothing of it is changed', async () => {
    const { team, captain } = await createTestTeam(app, { members: [stranger] })
    await expect(as(stranger)(disbandTeam, byId(team))).rejects.toMatchObject(apiError('not-yours'))
    for (let times = 0; times < 2; times++) await as(captain)(disbandTeam, byId(team))
    const ended = await as(stranger)(getTeam, byId(team))
    expect(ended).toMatchObject({ endedAt: app.clock.now().toISOString() })
    expect(ended.members).toHaveLength(2)
    for (const call of [
      () => as(captain)(changeTeam, { ...byId(team), body: { name: 'Again' } }),
      () => as(captain)(renewInvite, byId(team)),
      () => as(admin)(joinTeam, byId(team)),
    ])
      await expect(call()).rejects.toMatchObject(apiError('team-ended'))
    await expect(as(captain)(disbandTeam, { params: { id: randomUUID() } })).rejects.toMatchObject(
      apiError('not-found', 404),
    )
  })
})

describe('[TEAM-1] a formation', () => {
  const spot = (player?: string) => ({
    role: 'goalkeeper' as const,
    x: 50,
    y: 8.5,
    ...(player && { player }),
  })

  test('is saved and changed under the id that the device gave it, and forgotten', async () => {
    const { team, captain } = await createTestTeam(app)
    const params = { id: team._id, formation: randomUUID() }
    const save = (name: string, player?: string) =>
      as(captain)(saveFormation, { params, body: { name, spots: [spot(player), spot()] } })
    await save('Away')
    const { formations } = await save('Home', captain.id)
    expect(formations).toEqual([{ _id: params.formation, name: 'Home', spots: [spot(captain.id), spot()] }])
    for (let times = 0; times < 2; times++)
      expect(await as(captain)(removeFormation, { params })).toMatchObject({ formations: [] })
  })

  test('keeps its exact positions', async () => {
    const { team, captain } = await createTestTeam(app)
    const params = { id: team._id, formation: randomUUID() }
    const spots = [{ ...spot(), x: 45.87147221900523, y: 5e-324 }]
    const { formations } = await as(captain)(saveFormation, { params, body: { name: 'Ours', spots } })
    expect(formations[0]?.spots).toEqual(spots)
  })

  test('has only members, each once, and a team has at most ten', async () => {
    const { team, captain } = await createTestTeam(app)
    const other = await createTestTeam(app)
    const save = (formation: string, players: (string | undefined)[], mine = { team, captain }) =>
      as(mine.captain)(saveFormation, {
        params: { id: mine.team._id, formation },
        body: { name: 'Ours', spots: players.map(spot) },
      })
    await expect(save(randomUUID(), [stranger.id])).rejects.toMatchObject(apiError('not-a-member'))
    await expect(save(randomUUID(), [captain.id, captain.id])).rejects.toMatchObject(
      apiError('bad-input', 400),
    )
    const first = randomUUID()
    for (let n = 0; n < 10; n++) await save(n ? randomUUID() : first, [undefined])
    await expect(save(randomUUID(), [undefined])).rejects.toMatchObject(apiError('too-many-formations'))
    await save(first, [captain.id])
    await expect(save(first, [undefined], other)).rejects.toMatchObject(apiError('not-found', 404))
  })
})

test.each(['a\u0000b', 'a\u001bb'])('teams are not looked for by the control character of %j', async (q) => {
  const query = { lng: 3.35, lat: 6.5, q }
  await expect(as(stranger)(findNearbyTeams, { query })).rejects.toMatchObject({
    status: 400,
    fields: { q: 'Contains hidden characters. Type it again' },
  })
})
