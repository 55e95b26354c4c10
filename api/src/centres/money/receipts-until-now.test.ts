import { expect, test } from 'vitest'
import { databaseBefore } from '../../../test/database-before.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const [owner, captain, player] = [id(1), id(2), id(3)]
const [pitch, centre, customer] = [id(10), id(11), id(12)]
const at = (hour: number) => `2025-11-20T${String(hour).padStart(2, '0')}:00:00Z`

/** Bookings of one pitch, an hour each; payments in order, each `[booking, kind, amount, hour, place]`. */
const makePast = async (run: (statement: string) => Promise<unknown>) => {
  for (const [one, name] of [
    [owner, 'Owner'],
    [captain, 'Sade'],
    [player, 'Chidi'],
  ]) {
    await run(`insert into players (id, name, created_at) values ('${one}', '${name}', now())`)
    await run(`
      insert into users (id, first_name, last_name, nickname, email, email_key, phone_number, address, position, lng, lat, is_owner, created_at, password_hash)
      values ('${one}', 'F', 'L', '${name}', '${name}@example.com', '${name}@example.com', '', '', 'GK', 0, 0, true, now(), '')`)
  }
  await run(`
    insert into pitches (id, owner_id, name, address, photo, lng, lat, time_zone, surface, slot_minutes, opening_hours, price_amount,
      price_currency, auto_authorize, listed, centre_id, created_at)
    values ('${pitch}', '${owner}', 'Cage', '7 Street', '', 0, 0, 'Africa/Lagos', '', 60, '[]', 1, 'NGN', true, true, '${centre}', now())`)
  await run(`
    insert into customers (id, centre_id, name, created_at) values ('${customer}', '${centre}', 'Ada Eze', now())`)
}

test('receipts of before get their values as far as they are known, and say that they were completed later', async () => {
  const { run, upgrade } = await databaseBefore('0118_centres_receipts')
  await makePast(run)
  const book = (n: number, kind: string, more: string) =>
    run(`
      insert into bookings (id, pitch_id, during, kind, state, price_amount, price_currency, created_at, ${more.split('|')[0]})
      values ('${id(n)}', '${pitch}', tstzrange('2025-11-${n}T19:00Z', '2025-11-${n}T20:00Z'), '${kind}', 'confirmed', 2000, 'NGN', now(),
        ${more.split('|')[1]})`)
  const changed = (n: number, state: string, hour: number, from?: string) =>
    run(`
      insert into booking_changes (booking_id, at, by, state, moved_from)
      values ('${id(n)}', '${at(hour)}', '${owner}', '${state}', ${from ? `'${from}'` : 'null'})`)
  let receipt = 0
  const pay = (n: number, kind: string, amount: number, hour: number) =>
    run(`
      insert into booking_payments (id, booking_id, centre_id, receipt, kind, amount, currency, method, by, at)
      values (gen_random_uuid(), '${id(n)}', '${centre}', ${++receipt}, '${kind}', ${amount}, 'NGN', 'cash', '${owner}', '${at(hour)}')`)
  const desk = `customer_id|'${customer}'`
  // nothing came after it
  await book(21, 'desk', desk)
  await pay(21, 'payment', 1500, 8)
  await pay(21, 'payment', 500, 9)
  await pay(21, 'refund', 700, 10)
  // moved after it, once as it was kept from where
  await book(22, 'desk', desk)
  await pay(22, 'payment', 100, 8)
  await changed(22, 'moved', 9, '2025-11-22T17:00Z')
  // taken over by a captain after it
  await book(23, 'session', `customer_id, booker_id|'${customer}', '${captain}'`)
  await pay(23, 'payment', 100, 8)
  await changed(23, 'taken-over', 9)
  await pay(23, 'payment', 100, 10)
  await upgrade()
  const rows = await run(`
    select receipt, pitch_name, starts_at, price, paid, refund_of, rebuilt, centre_name,
      (select name from log_names where payment_id = p.id and role = 'about') as payer,
      (select name from log_names where payment_id = p.id and role = 'by') as by
    from booking_payments p order by receipt`)
  const there = { pitch_name: 'Cage', price: 2000, rebuilt: true, centre_name: 'Cage', by: 'Owner' }
  expect(rows).toMatchObject([
    {
      receipt: 1,
      ...there,
      starts_at: new Date('2025-11-21T19:00Z'),
      paid: 1500,
      payer: 'Ada Eze',
      refund_of: null,
    },
    { receipt: 2, ...there, paid: 2000 },
    {
      receipt: 3,
      ...there,
      paid: 1300,
      refund_of: [
        { receipt: 2, amount: 500 },
        { receipt: 1, amount: 200 },
      ],
    },
    { receipt: 4, pitch_name: null, price: null, starts_at: new Date('2025-11-22T17:00Z'), payer: 'Ada Eze' },
    { receipt: 5, ...there, payer: 'Ada Eze' },
    { receipt: 6, ...there, payer: 'Sade' },
  ])
  await expect(run('update booking_payments set paid = 0')).rejects.toThrow('never changes')
})
