import { exportHostBookings } from '@i-one/contract/centres/bookings'
import { recordPayment } from '@i-one/contract/centres/money'
import { exportReport } from '@i-one/contract/centres/report'
import { getPayments } from '@i-one/contract/payments'
import { changePitch, createPitch } from '@i-one/contract/pitches/registration'
import { createTournament } from '@i-one/contract/tournaments'
import { expect, test } from 'vitest'
import { createOpenSession } from '../../test/make-open-session.ts'
import { newTournament } from '../../test/make-tournament.ts'
import { findCentreId, createPerson, createTestPitch, newPitch } from '../../test/make.ts'
import { byId, startTestApp } from '../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })

const days = { from: '2025-11-21', to: '2025-11-21' }

test.each([
  ['XOF', 5000, 500, '5000', '500'],
  ['TND', 25_500, 2550, '25.500', '2.550'],
  ['NGN', 2_500_000, 250_000, '25000.00', '2500.00'],
])(
  'a pitch that costs %s %i has shares, receipts and files in the minor unit of its currency',
  async (currency, amount, share, inFile, shareInFile) => {
    const owner = await createPerson(app, { isOwner: true })
    const price = { amount, currency }
    const pitch = await createTestPitch(app, { owner, autoAuthorize: true, price })
    const { session, captain } = await createOpenSession(app, { pitch, price, others: 1 })
    const { places } = await app.as(captain.token)(getPayments, byId(session))
    expect(places.map((place) => place.share)).toEqual([share, share])
    const { booking } = await app.db
      .selectFrom('sessions')
      .select('booking_id as booking')
      .where('id', '=', session._id)
      .executeTakeFirstOrThrow()
    const body = { _id: crypto.randomUUID(), amount: share, method: 'cash' as const }
    await app.as(owner.token)(recordPayment, { params: { id: booking }, body })
    const params = { id: await findCentreId(app, pitch) }
    const report = await app.as(owner.token)(exportReport, { params, query: days })
    expect(report).toContain(`,${inFile},${shareInFile},`)
    expect(report).toContain(`: ${shareInFile} cash`)
    const bookings = await app.as(owner.token)(exportHostBookings, { query: days })
    expect(bookings).toContain(`,${inFile},${currency},`)
  },
)

test('a pitch takes every currency of ISO 4217', async () => {
  for (const currency of ['XOF', 'TND', 'CLF', 'USD']) {
    const owner = await createPerson(app, { isOwner: true })
    expect(
      await app.as(owner.token)(createPitch, { body: { ...newPitch, price: { amount: 5000, currency } } }),
    ).toMatchObject({ price: { currency } })
  }
})

test.each(['ZZZ', 'XAU', 'XTS'])('neither a pitch nor an entry fee can be in %s', async (currency) => {
  const owner = await createPerson(app, { isOwner: true })
  const me = app.as(owner.token)
  const price = { amount: 5000, currency }
  const fieldErrorAt = (field: string) => ({
    code: 'bad-input',
    fields: { [field]: 'Must be an ISO 4217 currency code, such as NGN or XOF' },
  })
  await expect(me(createPitch, { body: { ...newPitch, price } })).rejects.toMatchObject(
    fieldErrorAt('price.currency'),
  )
  const { _id, revision } = await me(createPitch, { body: newPitch })
  await expect(me(changePitch, { params: { id: _id }, body: { revision, price } })).rejects.toMatchObject(
    fieldErrorAt('price.currency'),
  )
  await expect(me(createTournament, { body: { ...newTournament, fee: price } })).rejects.toMatchObject(
    fieldErrorAt('fee.currency'),
  )
})
