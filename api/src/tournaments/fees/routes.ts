import { type EntryFee, getEntryFees, recordEntryFee } from '@i-one/contract/tournaments/fees'
import { sumTransfers } from '@i-one/game/payments/transfers'
import type { Database } from '../../lib/database/database.ts'
import { ApiError, requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { serve } from '../../lib/http/serve.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { notify } from '../../notifications/actions.ts'
import { findBankDetailsFor } from '../../payments/bank-details/actions.ts'
import { requireMayAct, requireTransfers, toPaymentState } from '../../payments/rules.ts'
import type { Caller } from '../../roles.ts'
import { toTeamSummary } from '../../stats/teams/rules.ts'
import { isWithdrawalFree } from '../progress.ts'
import { isOrganizer, requirePermission } from '../rules.ts'
import { type StoredTournament, agreeToEntry, findTournament, lockTournament } from '../sql.ts'
import { type FeeBalance, insertFeeTransfers, listFeeBalances } from './sql.ts'

const withReceived = (balance: FeeBalance) => ({ ...balance, received: 0 })

const feeView = (balance: FeeBalance, stored: StoredTournament, { id }: Caller): EntryFee | undefined => {
  const { team, name, colour, leaders, entered, owed, open, said, paid, waived, method } = balance
  const state = toPaymentState(withReceived(balance))
  const entry = stored.entries.find((one) => one.team === team && one.state === 'entered')
  return (
    state && {
      team: toTeamSummary({ id: team, name, colour }),
      entered,
      mine: leaders.includes(id),
      withdrawsFree: entry !== undefined && isWithdrawalFree(stored, entry),
      state,
      owed,
      open,
      said,
      paid,
      waived,
      ...(method && { method }),
    }
  )
}

const owes = ({ mine, state }: EntryFee) => mine && (state === 'unpaid' || state === 'said')

const show = async (db: Database, stored: StoredTournament, user: Caller, now: Date) => {
  const { id, feeAmount, feeCurrency, organizerId } = stored
  const all = (await listFeeBalances(db, id)).flatMap((balance) => feeView(balance, stored, user) ?? [])
  const collects = isOrganizer(stored, user)
  const input = { organizerId, userId: user.id, owes: () => all.some(owes) }
  return {
    tournament: id,
    ...(feeAmount && feeCurrency !== null && { fee: { amount: feeAmount, currency: feeCurrency } }),
    collects,
    teams: collects ? all : all.filter(({ mine }) => mine),
    details: await findBankDetailsFor(db, input, now),
  }
}

export const entryFees = (app: App) => {
  serve(app, getEntryFees, async ({ params, user, db, now }) =>
    show(db, requireFound(await findTournament(db, params.id)), user, now),
  )

  serve(app, recordEntryFee, async ({ params, body: { act, method, expected }, user, db, now }) => {
    await lockActiveUser(db, user.id)
    const stored = requireFound(await lockTournament(db, params.id))
    const balance = (await listFeeBalances(db, stored.id)).find(({ team }) => team === params.team)
    const leaders = balance?.leaders ?? stored.entries.find(({ team }) => team === params.team)?.leaders ?? []
    requirePermission('recordEntryFee', stored, user, leaders)
    const collector = isOrganizer(stored, user) ? 'captain' : undefined
    requireMayAct(act, { payer: leaders.includes(user.id), collector: collector !== undefined })

    const wanted = { act, by: collector, expected } as const
    const payment = balance && feeView(balance, stored, user)
    if (!balance) throw new ApiError('payment-moved', { payment })
    const transfers = requireTransfers(withReceived(balance), wanted, () => payment)
    const saved = act === 'say' || (act === 'confirm' && !balance.said && !balance.paid) ? method : null
    const { id: tournamentId, organizerId, name: tournament, code, feeCurrency } = stored
    const { team } = balance
    await insertFeeTransfers(db, { tournamentId, team, act, method: saved, by: user.id, now }, transfers)
    if (act === 'say') await agreeToEntry(db, { tournamentId, team, now })
    const amount = sumTransfers(act, transfers)
    const price = { amount, currency: feeCurrency ?? '' }
    if (act === 'say' && organizerId !== user.id) {
      const facts = { player: user.id, other: balance.name, price }
      await notify(db, { kind: 'fee-said', users: [organizerId], tournamentId, facts, now })
    }
    if (act === 'confirm') {
      const users = leaders.filter((leader) => leader !== user.id)
      const facts = { player: user.id, tournament, code, price }
      await notify(db, { kind: 'fee-confirmed', users, teamId: team, facts, now })
    }
    await notifyTopics(db, `tournament:${tournamentId}`)
    return show(db, requireFound(await findTournament(db, tournamentId)), user, now)
  })
}
