import {
  type BankDetails,
  getBankDetails,
  getTransferDetails,
  updateBankDetails,
  removeBankDetails,
} from '@i-one/contract/payments/bank-details'
import { registerTeam } from '@i-one/contract/tournaments/entries'
import { getEntryFees } from '@i-one/contract/tournaments/fees'
import { beforeEach, describe, expect, test } from 'vitest'
import { createOpenSession } from '../../../test/make-open-session.ts'
import { createTestTeam } from '../../../test/make-team.ts'
import { createTestTournament } from '../../../test/make-tournament.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { byId, day, hour, startTestApp, openTestMailbox } from '../../../test/suite.ts'
import { showBankDetails } from '../../accounts/sql.ts'

const app = await startTestApp({ rateLimits: false })
const mailbox = await openTestMailbox(app)
const password = 'kickoff-at-seven'
const details = { bank: 'First Bank', accountNumber: '0000014579', accountName: 'Folákẹ́ Adéníyì' }
const others = { bank: 'Mushin Microfinance', accountNumber: '1234567890', accountName: 'Five Ltd' }
const thirds = { bank: 'Mushin Microfinance', accountNumber: '2345678901', accountName: 'Six Ltd' }

let owner: Person
beforeEach(async () => {
  owner = await createPerson(app, { isOwner: true, password })
  await showBankDetails(app.db, owner.id)
})
const put = (body: BankDetails, shown = password) =>
  app.as(owner.token)(updateBankDetails, { body: { ...body, password: shown } })
const remove = (shown = password) => app.as(owner.token)(removeBankDetails, { body: { password: shown } })
const own = () => app.as(owner.token)(getBankDetails)
const createOwingSession = async () => {
  const pitch = await createTestPitch(app, { owner, autoAuthorize: true })
  const { session, captain } = await createOpenSession(app, { others: 3, pitch })
  return async () => (await app.as(captain.token)(getTransferDetails, byId(session))).details
}
const later = (milliseconds: number) => new Date(app.clock.now().getTime() + milliseconds).toISOString()

describe('a change of bank details', () => {
  test('asks for the password: a wrong one is a 400 at its field, and changes nothing', async () => {
    await put(details)
    for (const change of [() => put(others, 'not-mine'), () => remove('not-mine')])
      await expect(change()).rejects.toMatchObject({
        status: 400,
        fields: { password: 'This password is wrong' },
      })
    expect(await own()).toMatchObject({ details })
  })

  test('sends a mail, also for a removal, but not if nothing changed', async () => {
    const address = `${owner.id}@example.com`
    const mail = () => mailbox.next(address)
    await put(details)
    expect((await mail()).subject).toBe('Your bank details were changed')
    await put(details)
    await put(others)
    const second = await mail()
    expect(second.text).toContain('24 hours')
    expect(second.text).not.toContain(others.accountNumber)
    await remove()
    expect((await mail()).text).toContain('removed')
    expect(mailbox.unread.filter(({ to }) => to?.some((one) => one.address === address))).toEqual([])
  })

  test('takes effect after 24 hours; until then players see the old details', async () => {
    await put(details)
    const seen = await createOwingSession()
    expect(await seen()).toEqual(details)
    await put(others)
    expect(await own()).toMatchObject({ details: others, heldFrom: later(day) })
    expect(await seen()).toEqual(details)
    app.clock.advance(day - 1)
    expect(await seen()).toEqual(details)
    app.clock.advance(1)
    expect(await seen()).toEqual(others)
    expect(await own()).toMatchObject({ details: others, heldFrom: null })
  })

  test('that is reverted within a day never takes effect', async () => {
    await put(details)
    const seen = await createOwingSession()
    await put(others)
    app.clock.advance(hour)
    await put(thirds)
    app.clock.advance(day - hour)
    expect(await seen()).toEqual(details)
    app.clock.advance(hour)
    expect(await seen()).toEqual(thirds)
  })

  test('takes effect immediately for a removal, and with a delay for new details', async () => {
    await put(details)
    const seen = await createOwingSession()
    app.clock.advance(2 * day)
    await remove()
    expect(await seen()).toBeNull()
    await put(others)
    expect(await seen()).toBeNull()
    app.clock.advance(day)
    expect(await seen()).toEqual(others)
  })

  test('takes effect after 24 hours for entry fees too', async () => {
    await put(details)
    const { params } = await createTestTournament(app, {
      organizer: owner,
      fee: { currency: 'NGN', amount: 4_500_000 },
    })
    const { team, captain } = await createTestTeam(app)
    await app.as(captain.token)(registerTeam, { params, body: { team: team._id } })
    await put(others)
    const fees = async ({ token }: Person) => (await app.as(token)(getEntryFees, { params })).details
    expect(await fees(captain)).toEqual(details)
    expect(await fees(owner)).toEqual(others)
  })

  test('is stored as immutable history', async () => {
    await put(details)
    await put(others)
    await remove()
    const rows = () =>
      app.db
        .selectFrom('bank_details')
        .select('account_number as number')
        .where('user_id', '=', owner.id)
        .orderBy('id')
        .execute()
    const before = await rows()
    expect(before).toEqual([{ number: '0000014579' }, { number: '1234567890' }, { number: null }])
    const change = app.db.updateTable('bank_details').set({ bank: 'Another' }).where('user_id', '=', owner.id)
    await expect(change.execute()).rejects.toThrow('never changes')
    const lose = app.db.deleteFrom('bank_details').where('user_id', '=', owner.id)
    await expect(lose.execute()).rejects.toThrow('never changes')
    expect(await rows()).toEqual(before)
  })
})
