import {
  getBankDetails,
  getTransferDetails,
  putBankDetails,
  removeBankDetails,
} from '@i-one/contract/payments/bank-details'
import type { FastifyReply } from 'fastify'
import { listBalances } from '../../ledger/sql.ts'
import { type Database, inTransaction } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import { stayWhile } from '../../lib/http/log-in.ts'
import { found } from '../../lib/http/refusal.ts'
import { serve } from '../../lib/http/serve.ts'
import { requireOrganizer } from '../../pitches/registration/rules.ts'
import type { Asker } from '../../roles.ts'
import { requireSeen } from '../../sessions/rules.ts'
import { type StoredSession, findSession } from '../../sessions/sql.ts'
import { answersFor } from '../payments-view.ts'
import { isCertain, owes } from './rules.ts'
import { deleteBankDetails, findBankDetails, keepBankDetails } from './sql.ts'

const owesHere = async (db: Database, session: StoredSession, user: Asker) => {
  const own = new Set(session.places.filter((place) => answersFor(place, user)).map(({ id }) => id))
  if (own.size === 0 || !isCertain(session)) return false
  const balances = await listBalances(db, session.id)
  return balances.some((balance) => own.has(balance.placeId) && owes(balance))
}

/** An account number is asked for each time: no browser keeps it. */
const keepOffDevice = (reply: FastifyReply) => reply.header('cache-control', 'no-store')

export const bankDetails = (app: App) => {
  serve(app, getBankDetails, async ({ user, db, reply }) => {
    keepOffDevice(reply)
    return { details: await findBankDetails(db, user.id) }
  })

  serve(app, putBankDetails, ({ body, user, db }) =>
    inTransaction(db, async (tx) => {
      requireOrganizer(user)
      await stayWhile(tx, user.id)
      await keepBankDetails(tx, user.id, body)
      return { details: body }
    }),
  )

  serve(app, removeBankDetails, async ({ user, db }) => {
    await deleteBankDetails(db, user.id)
    return { details: null }
  })

  serve(app, getTransferDetails, async ({ params, user, db, reply }) => {
    const session = found(await findSession(db, params.id))
    requireSeen(session, user)
    keepOffDevice(reply)
    const { ownerId } = session
    if (ownerId === null) return { details: null }
    const maySee = ownerId === user.id || (await owesHere(db, session, user))
    return { details: maySee ? await findBankDetails(db, ownerId) : null }
  })
}
