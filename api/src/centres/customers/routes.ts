import {
  type CentreCustomer,
  changeCustomer,
  listCustomerBookings,
  listCustomers,
  customersPerPage,
} from '@i-one/contract/centres/customers'
import { toStaffId, addToCentreLog } from '../../centre-log.ts'
import { requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { serve } from '../../lib/http/serve.ts'
import { formatCursor, parseCursor } from '../cursor.ts'
import { getCentreFor } from '../staff/actions.ts'
import {
  type StoredCustomer,
  countCustomers,
  findCustomer,
  updateCustomer,
  listBookingsOf,
  listMatchingCustomers,
  lockCustomers,
} from './sql.ts'

export const customers = (app: App) => {
  serve(app, listCustomers, async ({ params, query: { search, only, after }, user, db, now }) => {
    const { id } = await getCentreFor('listCustomers', db, params.id, user)
    const sought = { centreId: id, search, now }
    const counts = await countCustomers(db, sought)
    const known = await listMatchingCustomers(db, { ...sought, only, after: parseCursor(after) })
    const page = known.slice(0, customersPerPage)
    const last = known.length > customersPerPage ? page.at(-1) : undefined
    return { ...counts, customers: page.map(toCentreCustomer), next: last ? formatCursor(last) : null }
  })

  serve(app, listCustomerBookings, async ({ params, user, db, now }) => {
    const { id } = await getCentreFor('listCustomerBookings', db, params.id, user)
    const visits = await listBookingsOf(db, id, params.customer, now)
    return visits.map(({ id: _id, start, owed, currency, ...visit }) => ({
      _id,
      ...visit,
      start: start.toISOString(),
      owed: { amount: owed, currency },
    }))
  })

  serve(app, changeCustomer, async ({ params, body, user, db, now }) => {
    await lockActiveUser(db, user.id)
    const centre = await getCentreFor('changeCustomer', db, params.id, user)
    const centreId = centre.id
    await lockCustomers(db, centreId)
    const id = params.customer
    const before = requireFound(await findCustomer(db, centreId, { id, now }))
    await updateCustomer(db, { centreId, id }, { ...body, now })
    const after = requireFound(await findCustomer(db, centreId, { id, now }))
    const at = { centreId, by: toStaffId(centre, user), now }
    const whom = after.account ? { user: id } : { customer: id }
    if (after.note !== before.note) await addToCentreLog(db, at, { act: 'noted', ...whom })
    if (after.notWelcome !== before.notWelcome)
      await addToCentreLog(db, at, { act: after.notWelcome ? 'barred' : 'unbarred', ...whom })
    return toCentreCustomer(after)
  })
}

const toCentreCustomer = (customer: StoredCustomer): CentreCustomer => {
  const { id, at: _, atDesk, last, ...known } = customer
  return { _id: id, ...known, ...(atDesk && { atDesk }), last: last?.toISOString() ?? null }
}
