import { listAuditLog } from '@i-one/contract/moderation/audit'
import {
  type ReviewDecision,
  decideReview,
  getReview,
  getReviewForStaff,
  getReviewDocument,
  listReviews,
  updateReviewDocument,
  sendReview,
  showReviewPhone,
} from '@i-one/contract/moderation/reviews'
import { getPayments } from '@i-one/contract/payments'
import { getBankDetails, getTransferDetails, updateBankDetails } from '@i-one/contract/payments/bank-details'
import { findNearbyPitches, getPitch, searchPlaces } from '@i-one/contract/pitches'
import { changePitch, createPitch, listMyPitches } from '@i-one/contract/pitches/registration'
import { retentionDays } from '@i-one/contract/privacy'
import { findNearbySessions } from '@i-one/contract/sessions/nearby'
import { beforeEach, describe, expect, test } from 'vitest'
import { createOpenSession } from '../../../test/make-open-session.ts'
import { createPicture } from '../../../test/make-picture.ts'
import { type Person, createPerson, createTestPitch, newPitch } from '../../../test/make.ts'
import { day, apiError, startTestApp, openTestMailbox } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false, publicUrl: 'https://i-one.example' })
const mailbox = await openTestMailbox(app)
const password = 'kickoff-at-seven'
const bank = { bank: 'First Bank', accountNumber: '0000014579', accountName: 'Folákẹ́ Adéníyì' }
const [lng, lat] = newPitch.location.coordinates
let count = 0

let owner: Person
let staff: Person
beforeEach(async () => {
  owner = await createPerson(app, { isOwner: true, password })
  staff = await createPerson(app, { isAdmin: true })
  // staff need a passkey, because this server has a public URL
  const { id } = await app.db
    .insertInto('passkeys')
    .values({
      user_id: staff.id,
      name: 'Phone',
      credential_id: Buffer.from(staff.id),
      public_key: Buffer.from('key'),
      counter: 0,
      transports: [],
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db.updateTable('logins').set({ passkey_id: id }).where('user_id', '=', staff.id).execute()
})

const register = (name = `Jagunmólu ${++count}`) =>
  app.as(owner.token)(createPitch, { body: { ...newPitch, name, autoAuthorize: true, sessionsAhead: 20 } })
const own = () => app.as(owner.token)(getReview)
const pdf = (text = '%PDF-1.7 ground rent') => new Blob([text], { type: 'application/pdf' })
const putDocument = (body: Blob = pdf()) => app.as(owner.token)(updateReviewDocument, { body })
const send = (phoneNumber = '0803 555 4471') => app.as(owner.token)(sendReview, { body: { phoneNumber } })
const forStaff = () => app.as(staff.token)(getReviewForStaff, { params: { id: owner.id } })
const checks = ['person', 'place', 'paper', 'account'] as const
const decide = async (
  decision: ReviewDecision,
  { words = '', yes = [...checks] as (typeof checks)[number][] } = {},
) => {
  const { state, sentAt, bank: seen } = await forStaff()
  const body = { decision, words, yes, state, sentAt, bankSince: seen?.since ?? null }
  return app.as(staff.token)(decideReview, { params: { id: owner.id }, body })
}
const sendAll = async () => {
  const pitch = await register()
  await putDocument()
  await send()
  return pitch
}
const whereFound = async ({ _id, name }: { _id: string; name: string }) => {
  const near = await app.as()(findNearbyPitches, { query: { lng, lat, limit: 100 } })
  const found = await app.as()(searchPlaces, { query: { q: name, lng, lat } })
  return { map: near.some((one) => one._id === _id), search: found.some((one) => one._id === _id) }
}
const everywhere = { map: true, search: true }
const nowhere = { map: false, search: false }
const documentOf = (token: string) =>
  fetch(`${app.baseUrl}${getReviewDocument.path.replace(':id', owner.id)}`, {
    headers: { authorization: `Bearer ${token}` },
  })

describe('a new organizer’s first pitch', () => {
  test('is in review: it works by its link, and is not listed', async () => {
    const pitch = await register()
    expect(pitch).toMatchObject({ listed: true, review: 'waiting' })
    expect(await whereFound(pitch)).toEqual(nowhere)
    expect(await app.as()(getPitch, { params: { id: pitch._id } })).toMatchObject({ name: pitch.name })
    const { session } = await createOpenSession(app, { pitch: pitch._id })
    const sessions = await app.as()(findNearbySessions, { query: { lng, lat, radius: 50 } })
    expect(sessions.map(({ _id }) => _id)).not.toContain(session._id)
    expect(await own()).toMatchObject({ state: 'open', pitch: { _id: pitch._id }, paper: null })
  })

  test('allows two more pitches in review, and none after that; a listed organizer needs no review', async () => {
    await register()
    for (const n of [2, 3]) expect(await register(), String(n)).toMatchObject({ review: 'waiting' })
    await expect(register()).rejects.toMatchObject(apiError('review-first'))
    owner = await createPerson(app, { isOwner: true, password })
    await createTestPitch(app, { owner })
    expect(await register()).not.toHaveProperty('review')
    expect(await own()).toMatchObject({ state: 'listed', bankShown: false })
    await putDocument()
    expect(await send()).toMatchObject({ state: 'sent' })
  })

  test('hides bank details from debtors, and tells the owner', async () => {
    const pitch = await register()
    await app.as(owner.token)(updateBankDetails, { body: { ...bank, password } })
    const { session, captain } = await createOpenSession(app, { pitch: pitch._id, others: 3 })
    const seen = async () =>
      (await app.as(captain.token)(getTransferDetails, { params: { id: session._id } })).details
    expect(await seen()).toBeNull()
    expect((await app.as(captain.token)(getPayments, { params: { id: session._id } })).places).not.toEqual([])
    expect(await app.as(owner.token)(getBankDetails)).toMatchObject({ details: bank, shown: false })
    await putDocument()
    await send()
    await decide('list')
    expect(await seen()).toBeNull()
    expect(await whereFound(pitch)).toEqual(everywhere)
    await putDocument()
    await send()
    await decide('list-with-bank')
    expect(await seen()).toEqual(bank)
    expect(await app.as(owner.token)(getBankDetails)).toMatchObject({ shown: true })
    expect(await own()).toMatchObject({ state: 'listed', bankShown: true })
  })
})

describe('what is sent for review', () => {
  test('needs a telephone and a photo or document, and stays as it is until staff decide', async () => {
    await expect(putDocument()).rejects.toMatchObject(apiError('not-in-review'))
    await register()
    await expect(send()).rejects.toMatchObject(apiError('paper-missing'))
    await expect(send('12')).rejects.toMatchObject({
      status: 400,
      fields: { phoneNumber: expect.any(String) },
    })
    expect(await putDocument()).toMatchObject({ state: 'open', paper: { kind: 'pdf' } })
    expect(await send()).toMatchObject({ state: 'sent', phoneNumber: '+2348035554471' })
    await expect(send()).rejects.toMatchObject(apiError('review-sent'))
    await expect(putDocument()).rejects.toMatchObject(apiError('review-sent'))
  })

  test('must really be a picture or a PDF', async () => {
    await register()
    await expect(putDocument(pdf('<script>'))).rejects.toMatchObject({
      status: 400,
      fields: { paper: 'This file is not a PDF' },
    })
    await expect(putDocument(new Blob(['%PDF-'], { type: 'image/png' }))).rejects.toMatchObject({
      status: 400,
    })
    const photo = new Blob([new Uint8Array(await createPicture('png', 60, 40))], { type: 'image/png' })
    expect(await putDocument(photo)).toMatchObject({ paper: { kind: 'photo' } })
  })

  test('is visible only to staff: the phone number is logged, the account number masked', async () => {
    await sendAll()
    await app.as(owner.token)(updateBankDetails, { body: { ...bank, password } })
    const list = (await app.as(staff.token)(listReviews)).reviews
    expect(list.map(({ _id }) => _id)).toContain(owner.id)
    const shown = await forStaff()
    expect(shown).toMatchObject({ state: 'sent', bank: { lastFour: '4579' }, phoneNumber: '+234 ••• 4471' })
    expect(JSON.stringify(shown)).not.toContain(bank.accountNumber)
    const paper = await documentOf(staff.token)
    expect(paper.headers.get('content-type')).toBe('application/pdf')
    expect(await paper.text()).toBe('%PDF-1.7 ground rent')
    expect((await documentOf(owner.token)).status).toBe(404)
    expect(await app.as(staff.token)(showReviewPhone, { params: { id: owner.id } })).toEqual({
      phoneNumber: '+2348035554471',
    })
    const { lines } = await app.as(staff.token)(listAuditLog, { query: { act: 'phone-shown' } })
    expect(lines[0]).toMatchObject({ by: { _id: staff.id }, subject: { kind: 'account', _id: owner.id } })
  })

  test('is deleted with the decision, and after a month where there is none', async () => {
    await sendAll()
    await decide('ask', { words: 'The street cannot be read' })
    expect((await documentOf(staff.token)).status).toBe(200)
    await send()
    await decide('list')
    expect((await documentOf(staff.token)).status).toBe(404)
    expect((await forStaff()).phoneNumber).toBe('')
    owner = await createPerson(app, { isOwner: true })
    await register()
    await putDocument()
    app.clock.advance((retentionDays.reviewDocuments + 1) * day)
    await app.sweep()
    const left = await app.db
      .selectFrom('review_papers')
      .selectAll()
      .where('user_id', '=', owner.id)
      .execute()
    expect(left).toEqual([])
  })
})

describe('staff decide', () => {
  test('to list it, which is in the log and mailed', async () => {
    const pitch = await sendAll()
    await decide('list')
    expect(await whereFound(pitch)).toEqual(everywhere)
    expect(await own()).toMatchObject({ state: 'listed', bankShown: false })
    expect(await mailbox.next(`${owner.id}@example.com`)).toMatchObject({
      subject: 'Your pitch is published',
    })
    const { lines } = await app.as(staff.token)(listAuditLog, { query: { act: 'review-decided' } })
    expect(lines[0]).toMatchObject({
      by: { _id: staff.id },
      subject: { _id: owner.id },
      facts: { decision: 'list', yes: 'person place paper account' },
    })
    await expect(decide('list')).rejects.toMatchObject(apiError('not-in-review'))
  })

  test('to ask for more, with a word, and it can be sent again', async () => {
    const pitch = await sendAll()
    await expect(decide('ask')).rejects.toMatchObject({ fields: { words: 'Say what is missing' } })
    await decide('ask', { words: 'The street cannot be read' })
    expect(await own()).toMatchObject({ state: 'asked', words: 'The street cannot be read' })
    expect((await mailbox.next(`${owner.id}@example.com`)).text).toContain('The street cannot be read')
    expect(await whereFound(pitch)).toEqual(nowhere)
    expect(await send()).toMatchObject({ state: 'sent' })
  })

  test('to turn it down: it stays hidden, and no other pitch can be added', async () => {
    const pitch = await sendAll()
    await expect(decide('turn-down')).rejects.toMatchObject({ status: 400 })
    await decide('turn-down', { words: 'The pitch is somebody else’s' })
    const [left] = await app.as(owner.token)(listMyPitches)
    expect(left).toMatchObject({ _id: pitch._id, listed: false, review: 'turned-down' })
    const change = { params: { id: pitch._id }, body: { revision: left!.revision, listed: true } }
    await expect(app.as(owner.token)(changePitch, change)).rejects.toMatchObject(apiError('turned-down'))
    await expect(register()).rejects.toMatchObject(apiError('turned-down'))
    await expect(send()).rejects.toMatchObject(apiError('not-in-review'))
    await decide('list')
    expect(
      (await app.as(owner.token)(changePitch, { ...change, body: { revision: 3, listed: true } })).pitch,
    ).not.toHaveProperty('review')
    expect(await whereFound(pitch)).toEqual(everywhere)
  })

  test('only with the answers that it needs', async () => {
    await sendAll()
    await expect(decide('list', { yes: ['person', 'paper'] })).rejects.toMatchObject({
      status: 400,
      fields: { yes: 'Not confirmed yet: place' },
    })
    await expect(decide('list-with-bank', { yes: ['person', 'place', 'paper'] })).rejects.toMatchObject({
      status: 400,
    })
    await expect(decide('list-with-bank')).rejects.toMatchObject(apiError('review-changed'))
  })

  test('about what they looked at: bank details that changed in the meantime are checked again', async () => {
    await sendAll()
    const { state, sentAt, bank: seen } = await forStaff()
    await app.as(owner.token)(updateBankDetails, { body: { ...bank, password } })
    const body = {
      decision: 'list' as const,
      words: '',
      yes: [...checks],
      state,
      sentAt,
      bankSince: seen?.since ?? null,
    }
    await expect(app.as(staff.token)(decideReview, { params: { id: owner.id }, body })).rejects.toMatchObject(
      apiError('review-changed'),
    )
  })

  test('once: of two who decide at once the second is refused', async () => {
    await sendAll()
    const { state, sentAt, bank: seen } = await forStaff()
    const yes = [...checks]
    const looked = { yes, state, sentAt, bankSince: seen?.since ?? null }
    const call = app.as(staff.token)
    const params = { id: owner.id }
    const results = await Promise.allSettled([
      call(decideReview, { params, body: { ...looked, decision: 'turn-down', words: 'No' } }),
      call(decideReview, { params, body: { ...looked, decision: 'list', words: '' } }),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
