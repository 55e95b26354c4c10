import type { Proof } from '@i-one/contract/accounts/password'
import {
  type BankDetails,
  getBankDetails,
  getTransferDetails,
  updateBankDetails,
  removeBankDetails,
} from '@i-one/contract/payments/bank-details'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { queueUserMail } from '../../accounts/actions.ts'
import { verifyIdentity } from '../../accounts/passkeys/actions.ts'
import { getUserById } from '../../accounts/sql.ts'
import { listBalances } from '../../ledger/sql.ts'
import type { Database } from '../../lib/database/database.ts'
import { requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { type AuthenticatedUser, lockActiveUser } from '../../lib/http/log-in.ts'
import { serve } from '../../lib/http/serve.ts'
import { requireOrganizer } from '../../pitches/registration/rules.ts'
import type { Caller } from '../../roles.ts'
import { requireVisible } from '../../sessions/rules.ts'
import { type StoredSession, findSession } from '../../sessions/sql.ts'
import { isPayer } from '../payments-view.ts'
import { findBankDetailsFor, getOwnBankDetails } from './actions.ts'
import { bankDetailsChangedMail } from './emails.ts'
import { isPlaceCertain, isSameDetails, hasDebt } from './rules.ts'
import { addBankDetails, listBankDetails } from './sql.ts'

const owesHere = async (db: Database, session: StoredSession, user: Caller) => {
  const own = new Set(session.places.filter((place) => isPayer(place, user)).map(({ id }) => id))
  if (own.size === 0 || !isPlaceCertain(session)) return false
  const balances = await listBalances(db, session.id)
  return balances.some((balance) => own.has(balance.placeId) && hasDebt(balance))
}

const preventCaching = (reply: FastifyReply) => reply.header('cache-control', 'no-store')

interface Change {
  user: AuthenticatedUser
  shown: 'passkey' | 'password'
  details: BankDetails | null
}

export const bankDetails = (app: App) => {
  const prove = async (
    proof: z.output<typeof Proof>,
    { user, db, now, request }: { user: AuthenticatedUser; db: Database; now: Date; request: FastifyRequest },
  ) => {
    await verifyIdentity(app, { user: await getUserById(db, user.id), ip: request.ip }, proof, now)
    return proof.passkey ? ('passkey' as const) : ('password' as const)
  }

  const change = async (db: Database, { user, shown, details }: Change, now: Date) => {
    await lockActiveUser(db, user.id)
    const before = await listBankDetails(db, user.id)
    if (!isSameDetails(details, before.at(-1)?.details ?? null)) {
      await addBankDetails(db, user.id, details, now)
      const kind = { isRemoved: details === null, isFirst: before.length === 0, shown }
      await queueUserMail(db, user.id, (address) => bankDetailsChangedMail(address, kind, app.config))
    }
    return getOwnBankDetails(db, user.id, now)
  }

  serve(app, getBankDetails, async ({ user, db, now, reply }) => {
    preventCaching(reply)
    return getOwnBankDetails(db, user.id, now)
  })

  serve(app, updateBankDetails, {
    prepare: async ({ body: { password, passkey, ...details }, ...input }) => {
      requireOrganizer(input.user)
      return { details, shown: await prove({ password, passkey }, input) }
    },
    handle: ({ prepared, user, db, now }) => change(db, { user, ...prepared }, now),
  })

  serve(app, removeBankDetails, {
    prepare: ({ body, ...input }) => prove(body, input),
    handle: ({ prepared: shown, user, db, now }) => change(db, { user, shown, details: null }, now),
  })

  serve(app, getTransferDetails, async ({ params, user, db, now, reply }) => {
    const session = requireFound(await findSession(db, params.id))
    requireVisible(session, user)
    preventCaching(reply)
    const { ownerId } = session
    if (ownerId === null) return { details: null }
    const input = { organizerId: ownerId, userId: user.id, owes: () => owesHere(db, session, user) }
    return { details: await findBankDetailsFor(db, input, now) }
  })
}
