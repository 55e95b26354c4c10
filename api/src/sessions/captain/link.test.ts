import { getSession } from '@i-one/contract/sessions'
import { editSession, transferCaptaincy, renewLink } from '@i-one/contract/sessions/captain'
import { listSessionChanges } from '@i-one/contract/sessions/history'
import { becomeOpponent } from '@i-one/contract/sessions/opponents'
import {
  addGuests,
  claimGuest,
  joinSession,
  leaveSession,
  createGuestLink,
  removePlace,
} from '@i-one/contract/sessions/places'
import { getSessionByCode, watchSharedSession } from '@i-one/contract/sharing'
import { expect, test } from 'vitest'
import { createOpenSession } from '../../../test/make-open-session.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { byId, apiError, startTestApp } from '../../../test/suite.ts'
import { readStream } from '../../../test/watch.ts'

const app = await startTestApp()

type Seen = { _id: string }
const as = (person?: Person) => app.as(person?.token)
const byCode = (code: string, person?: Person) => as(person)(getSessionByCode, { params: { code } })
const join = (person: Person, session: Seen, code?: string) =>
  as(person)(joinSession, { ...byId(session), body: { code } })
const watch = (code: string, person?: Person) =>
  readStream(app.connection(person?.token), watchSharedSession, { params: { code } })

const withOneRemoved = async (visibility: 'public' | 'link') => {
  const made = await createOpenSession(app, { visibility, others: 2 })
  const [out, stays] = made.others as [Person, Person]
  const place = made.session.places.find(({ player }) => player._id === out.id)?._id ?? ''
  const remove = () => as(made.captain)(removePlace, { params: { id: made.session._id, place } })
  return { ...made, out, stays, remove }
}

test.each(['public', 'link'] as const)(
  'a removal from a %s session is final: who comes back is told so, and the link is another',
  async (visibility) => {
    const { session, captain, out, remove } = await withOneRemoved(visibility)
    const { code } = await remove()
    expect(code).not.toBe(session.code)
    await expect(byCode(session.code)).rejects.toMatchObject(apiError('not-found', 404))
    await expect(byCode(session.code, out)).rejects.toMatchObject(apiError('not-found', 404))
    await expect(join(out, session, code)).rejects.toMatchObject(apiError('removed-from-session'))
    expect((await as(captain)(getSession, byId(session))).code).toBe(code)
  },
)

test('a removal stays final under the next captain, and where a guest’s place is claimed', async () => {
  const { session, captain, out, stays, remove } = await withOneRemoved('link')
  const { code: link } = await remove()
  await as(captain)(transferCaptaincy, { ...byId(session), body: { player: stays.id } })
  const final = apiError('removed-from-session')
  await expect(join(out, session, link)).rejects.toMatchObject(final)
  const { places } = await as(stays)(addGuests, { ...byId(session), body: { guests: [{ name: 'Emeka' }] } })
  const place = places.find(({ addedBy }) => addedBy === stays.id)?._id ?? ''
  const { code } = await as(stays)(createGuestLink, { params: { id: session._id, place } })
  const claim = (person: Person) => as(person)(claimGuest, { body: { code } })
  await expect(claim(out)).rejects.toMatchObject(final)
  await claim(await createPerson(app))
  await expect(join(out, session, link)).rejects.toMatchObject(final)
})

test('who was removed from a session of a link does not get in by its new link', async () => {
  const { session, out, remove } = await withOneRemoved('link')
  const { code } = await remove()
  await expect(byCode(code, out)).rejects.toMatchObject(apiError('removed-from-session'))
  await expect(watch(code, out).ended).rejects.toMatchObject({ code: 'removed-from-session', status: 409 })
  expect((await byCode(code, await createPerson(app)))._id).toBe(session._id)
})

test('the stream of an old link ends, but for those who are in the session', async () => {
  const { session, stays, remove } = await withOneRemoved('link')
  const [visitor, player] = [watch(session.code), watch(session.code, stays)]
  await visitor.untilNamed('session')
  await player.untilNamed('session')
  const { code } = await remove()
  await visitor.ended
  await player.until(() => player.messages.some(({ name, data }) => name === 'session' && data.code === code))
  player.cut()
})

test('who leaves by themselves may come back, and the link stays; so it does when a guest is taken out', async () => {
  const { session, captain, out } = await withOneRemoved('link')
  await as(out)(leaveSession, byId(session))
  expect((await join(out, session)).code).toBe(session.code)
  const { places } = await as(out)(addGuests, { ...byId(session), body: { guests: [{ name: 'Emeka' }] } })
  const place = places.find(({ addedBy }) => addedBy === out.id)?._id ?? ''
  const after = await as(captain)(removePlace, { params: { id: session._id, place } })
  expect(after.code).toBe(session.code)
})

test('a session that is no longer public has another link', async () => {
  const { session, captain } = await createOpenSession(app)
  const change = (visibility: 'public' | 'link') =>
    as(captain)(editSession, { ...byId(session), body: { visibility } })
  const { code } = await change('link')
  expect(code).not.toBe(session.code)
  await expect(byCode(session.code)).rejects.toMatchObject(apiError('not-found', 404))
  expect((await change('public')).code).toBe(code)
})

test('a session of a link is joined with its newest code, and found by its id alone by nobody', async () => {
  const { session, captain } = await createOpenSession(app, { visibility: 'link', sets: 1 })
  const [player, opponent] = [await createPerson(app), await createPerson(app)]
  const oppose = (code?: string) => as(opponent)(becomeOpponent, { ...byId(session), body: { code } })
  const { code } = await as(captain)(renewLink, byId(session))
  const nothing = apiError('not-found', 404)
  for (const wrong of [undefined, session.code]) {
    await expect(join(player, session, wrong)).rejects.toMatchObject(nothing)
    await expect(oppose(wrong)).rejects.toMatchObject(nothing)
  }
  await expect(as(player)(getSession, byId(session))).rejects.toMatchObject(nothing)
  expect(await join(player, session, code)).toMatchObject({ mine: { state: 'going' } })
  expect(await oppose(code)).toMatchObject({ opponent: { _id: opponent.id } })
})

test('the captain makes a new link, and nobody else does', async () => {
  const { session, captain, others } = await createOpenSession(app, { others: 1 })
  const renew = (person?: Person) => as(person)(renewLink, byId(session))
  await expect(renew(others[0])).rejects.toMatchObject(apiError('not-yours'))
  const { code } = await renew(captain)
  expect(code).not.toBe(session.code)
  await expect(byCode(session.code)).rejects.toMatchObject(apiError('not-found', 404))
  expect((await byCode(code))._id).toBe(session._id)
  const changes = await as(captain)(listSessionChanges, byId(session))
  expect(changes.at(-1)).toMatchObject({ change: 'new-link', by: { _id: captain.id } })
})
