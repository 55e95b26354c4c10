import { expect, test } from 'vitest'
import { createDatabaseOfV010 } from '../../../test/database-of-v010.ts'
import { toOldCentreId as id } from '../../../test/old-centre.ts'

const kickOff = '2025-11-20T19:00:00Z'
const at = (time: string) => `2025-11-20T${time}:00Z`
const share = 625_000

test('after an upgrade, a player owes nothing for a game that they could neither play nor refuse', async () => {
  const { run, upgrade } = await createDatabaseOfV010()
  const people = {
    captain: 1,
    leaver: 2,
    addedAfterKickOff: 3,
    addedAndLeftWithinTheHour: 4,
    addedAndLeftLater: 5,
    saidPaid: 6,
    tookIt: 7,
    wasThere: 8,
    hosted: 9,
  }
  for (const [name, n] of Object.entries(people)) {
    await run(`insert into players (id, name, created_at) values ('${id(n)}', '${name}', now())`)
    if (name !== 'hosted')
      await run(`
        insert into users (id, first_name, last_name, nickname, email, email_key, phone_number, address, position, lng, lat,
          created_at, password_hash)
        values ('${id(n)}', 'F', 'L', '${name}', '${name}@example.com', '${name}@example.com', '', '', 'GK', 0, 0, now(), '')`)
  }
  await run(`
    insert into pitches (id, name, address, photo, lng, lat, time_zone, surface, slot_minutes, opening_hours, price_amount,
      price_currency, auto_authorize, listed, created_at)
    values ('${id(20)}', 'Cage', '7 Street', '', 0, 0, 'Africa/Lagos', '', 60, '[]', 1, 'NGN', true, true, now())`)
  await run(`
    insert into bookings (id, pitch_id, booker_id, during, kind, state, price_amount, price_currency, created_at)
    values ('${id(21)}', '${id(20)}', '${id(1)}', tstzrange('${kickOff}', '${at('20:00')}'), 'session', 'confirmed', 2500000,
      'NGN', now())`)
  await run(`
    insert into sessions (id, code, booking_id, captain_id, state, minutes_per_match, players_per_team, set_count, aet,
      penalty_shootout, match_type, visibility, minimum, fill_by, created_at)
    values ('${id(22)}', 'code', '${id(21)}', '${id(1)}', 'finished', 5, 8, 2, true, true, 'Friendly Match', 'public', 4,
      '${at('17:00')}', now())`)
  const change = (who: number, what: string, when: string, by: number | null) =>
    run(`
      insert into session_changes (session_id, at, by, change, player_id)
      values ('${id(22)}', '${at(when)}', ${by === null ? 'null' : `'${id(by)}'`}, '${what}', '${id(who)}')`)
  const place = async (who: number, state: string, addedBy?: number) => {
    await run(`
      insert into places (id, session_id, player_id, state, added_by, since)
      values ('${id(30 + who)}', '${id(22)}', '${id(who)}', '${state}', ${addedBy ? `'${id(addedBy)}'` : 'null'}, now())`)
    await run(`
      insert into ledger (session_id, place_id, act, from_account, to_account, amount, at)
      values ('${id(22)}', '${id(30 + who)}', 'owe', 'share', 'open', ${share}, '${at('19:59')}')`)
  }
  const { captain, leaver, ...others } = people
  await place(captain, 'checked-in')
  await change(others.addedAfterKickOff, 'taken-in', '19:59', leaver)
  await place(others.addedAfterKickOff, 'no-show')
  await run(`
    insert into ledger (session_id, place_id, act, from_account, to_account, amount, by, at)
    values ('${id(22)}', '${id(30 + others.addedAfterKickOff)}', 'waive', 'open', 'waived', 100000, '${id(captain)}',
      '${at('20:10')}')`)
  await change(others.hosted, 'taken-in', '19:00', null)
  await place(others.hosted, 'going', captain)
  await change(others.addedAndLeftWithinTheHour, 'taken-in', '16:00', leaver)
  await change(others.addedAndLeftWithinTheHour, 'late-left', '16:30', others.addedAndLeftWithinTheHour)
  await place(others.addedAndLeftWithinTheHour, 'late-left')
  await change(others.addedAndLeftLater, 'taken-in', '16:00', leaver)
  await change(others.addedAndLeftLater, 'late-left', '17:01', others.addedAndLeftLater)
  await place(others.addedAndLeftLater, 'late-left')
  await change(others.saidPaid, 'taken-in', '19:30', leaver)
  await place(others.saidPaid, 'going')
  await run(`
    insert into ledger (session_id, place_id, act, from_account, to_account, amount, by, at)
    values ('${id(22)}', '${id(30 + others.saidPaid)}', 'say', 'open', 'said', ${share}, '${id(others.saidPaid)}', '${at('19:59')}')`)
  await change(others.tookIt, 'taken-in', '19:30', others.tookIt)
  await place(others.tookIt, 'no-show')
  await change(others.wasThere, 'taken-in', '19:30', leaver)
  await place(others.wasThere, 'checked-in')

  await upgrade()
  const rows = (await run(`
    select name, state, owed, open, waived from places join players on players.id = player_id
      join balances on place_id = places.id`)) as { name: string }[]
  const saved = { owed: share, open: share, waived: 0 }
  const released = { state: 'left', owed: 0, open: 0, waived: 0 }
  expect(Object.fromEntries(rows.map(({ name, ...row }) => [name, row]))).toEqual({
    captain: { state: 'checked-in', ...saved },
    addedAfterKickOff: released,
    hosted: released,
    addedAndLeftWithinTheHour: released,
    addedAndLeftLater: { state: 'late-left', ...saved },
    saidPaid: { state: 'going', ...saved, open: 0 },
    tookIt: { state: 'no-show', ...saved },
    wasThere: { state: 'checked-in', ...saved },
  })
  expect(await run(`select player_id from session_changes where change = 'left' order by player_id`)).toEqual(
    [others.addedAfterKickOff, others.addedAndLeftWithinTheHour, others.hosted].map((n) => ({
      player_id: id(n),
    })),
  )
})
