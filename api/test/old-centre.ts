export const toOldCentreId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
export const toOldCentreTime = (hour: number) => `2025-11-20T${String(hour).padStart(2, '0')}:00:00Z`

type Run = (statement: string) => Promise<unknown>

export const createOldCentre = async (run: Run) => {
  const [owner, captain, player, pitch] = [1, 2, 3, 10].map(toOldCentreId) as [string, string, string, string]
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
      price_currency, auto_authorize, listed, created_at)
    values ('${pitch}', '${owner}', 'Cage', '7 Street', '', 0, 0, 'Africa/Lagos', '', 60, '[]', 1, 'NGN', true, true, now())`)

  const book = async (day: number) => {
    await run(`
      insert into bookings (id, pitch_id, during, kind, state, price_amount, price_currency, created_at, booker_id)
      values ('${toOldCentreId(day)}', '${pitch}', tstzrange('2025-11-${day}T19:00Z', '2025-11-${day}T20:00Z'), 'session', 'confirmed',
        2000, 'NGN', now(), '${captain}')`)
    await run(`
      insert into sessions (id, code, booking_id, captain_id, state, minutes_per_match, players_per_team, set_count, aet,
        penalty_shootout, match_type, visibility, minimum, fill_by, created_at)
      values ('${toOldCentreId(100 + day)}', 'code${day}', '${toOldCentreId(day)}', '${captain}', 'open', 10, 5, 2, false, false, '', 'public', 1,
        now(), now())`)
  }
  const changed = (day: number, state: string, hour: number, by = owner) =>
    run(`
      insert into booking_changes (booking_id, at, by, state)
      values ('${toOldCentreId(day)}', '${toOldCentreTime(hour)}', '${by}', '${state}')`)
  let place = 200
  const confirm = async (day: number, of: string, amount: number, hour: number, addedBy?: string) => {
    const [id, session] = [toOldCentreId(++place), toOldCentreId(100 + day)]
    await run(`
      insert into places (id, session_id, player_id, state, added_by, since)
      values ('${id}', '${session}', '${of}', 'going', ${addedBy ? `'${addedBy}'` : 'null'}, now())`)
    await run(`
      insert into ledger (session_id, place_id, act, from_account, to_account, amount, by, at)
      values ('${session}', '${id}', 'owe', 'share', 'open', ${amount}, null, '${toOldCentreTime(hour)}'),
        ('${session}', '${id}', 'confirm', 'open', 'received', ${amount}, '${owner}', '${toOldCentreTime(hour)}')`)
  }
  return { owner, captain, player, pitch, book, changed, confirm }
}
