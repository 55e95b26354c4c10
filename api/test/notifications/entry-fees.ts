import { recordEntryFee } from '@i-one/contract/tournaments/fees'
import type { TestApp } from '../app.ts'
import { createTestTournament } from '../make-tournament.ts'
import type { Person } from '../make.ts'
import type { NotificationCase } from './case.ts'

const charging = async (app: TestApp) => {
  const fee = { amount: 4_500_000, currency: 'NGN' }
  const { teams, organizer, params, code } = await createTestTournament(app, { teams: 1, fee })
  const [{ id, captain }] = teams as [(typeof teams)[0]]
  const move = (by: Person, act: 'say' | 'confirm') =>
    app.as(by.token)(recordEntryFee, { params: { ...params, team: id }, body: { act } })
  return { organizer, captain, move, link: `/t/${code}` }
}

export const entryFeeCases: NotificationCase[] = [
  [
    'fee-due',
    'a captain',
    async (app) => {
      const { captain, link } = await charging(app)
      app.clock.set('2025-11-25T12:00:00.000Z')
      return {
        who: captain,
        happen: app.sweep,
        title: 'Team 1 owe the entry fee for Mainland Cup',
        text: '₦45,000 is still unpaid, and entries close on Fri 28 Nov at 13:00. Mark the fee as paid in the tournament once you have paid.',
        link,
      }
    },
  ],
  [
    'fee-said',
    'the organizer',
    async (app) => {
      const { captain, organizer, move, link } = await charging(app)
      return {
        who: organizer,
        happen: () => move(captain, 'say'),
        title: 'Team 1 say they paid the entry fee',
        text: 'Confirm the ₦45,000 for Mainland Cup once you have it.',
        link,
      }
    },
  ],
  [
    'fee-confirmed',
    'a captain',
    async (app) => {
      const { captain, organizer, move, link } = await charging(app)
      return {
        who: captain,
        happen: () => move(organizer, 'confirm'),
        title: 'Paid: Team 1 in Mainland Cup',
        text: 'The entry fee of ₦45,000 is confirmed as paid.',
        link,
      }
    },
  ],
]
