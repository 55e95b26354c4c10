/** The id of a row by a number. */
export const oldId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
export const oldAt = (hour: number) => `2025-11-20T${String(hour).padStart(2, '0')}:00:00Z`

type Run = (statement: string) => Promise<unknown>
const text = (value: string | undefined) => (value === undefined ? 'null' : `'${value}'`)

/** A pitch and those around it, written into tables as they were before receipts and the log kept what was true then. */
export const makeOldCentre = async (run: Run) => {
  const [owner, captain, player, pitch, centre, customer] = [1, 2, 3, 10, 11, 12].map(oldId) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  for (const [one, name] of [
    [owner, 'Owner'],
    [captain, 'Sade'],
    [player, 'Chidi'],
  ]) {
    await run(`insert into players (id, name, created_at) values ('${one}', '${name}', now())`)
    await run(`
      insert into users (id, first_name, last_name, nickname, email, email_key, phone_number, address, position, lng, lat, is_owner,
        created_at, password_hash)
      values ('${one}', 'F', 'L', '${name}', '${name}@example.com', '${name}@example.com', '', '', 'GK', 0, 0, true, now(), '')`)
  }
  await run(`
    insert into pitches (id, owner_id, name, address, photo, lng, lat, time_zone, surface, slot_minutes, opening_hours, price_amount,
      price_currency, auto_authorize, listed, centre_id, created_at)
    values ('${pitch}', '${owner}', 'Cage', '7 Street', '', 0, 0, 'Africa/Lagos', '', 60, '[]', 1, 'NGN', true, true, '${centre}', now())`)
  await run(
    `insert into customers (id, centre_id, name, created_at) values ('${customer}', '${centre}', 'Ada Eze', now())`,
  )

  /** On that day of November from 20:00 to 21:00 in Lagos. */
  const book = (day: number, kind: string, of: { booker?: string; customer?: boolean } = {}) =>
    run(`
      insert into bookings (id, pitch_id, during, kind, state, price_amount, price_currency, created_at, customer_id, booker_id)
      values ('${oldId(day)}', '${pitch}', tstzrange('2025-11-${day}T19:00Z', '2025-11-${day}T20:00Z'), '${kind}', 'confirmed',
        2000, 'NGN', now(), ${text(of.customer ? customer : undefined)}, ${text(of.booker)})`)
  const changed = (day: number, state: string, hour: number, more: { by?: string; from?: string } = {}) =>
    run(`
      insert into booking_changes (booking_id, at, by, state, moved_from)
      values ('${oldId(day)}', '${oldAt(hour)}', '${more.by ?? owner}', '${state}', ${text(more.from)})`)
  let receipt = 0
  const pay = (day: number, kind: string, amount: number, hour: number) =>
    run(`
      insert into booking_payments (id, booking_id, centre_id, receipt, kind, amount, currency, method, by, at)
      values (gen_random_uuid(), '${oldId(day)}', '${centre}', ${++receipt}, '${kind}', ${amount}, 'NGN', 'cash', '${owner}',
        '${oldAt(hour)}')`)
  return { owner, captain, player, pitch, centre, customer, book, changed, pay }
}
