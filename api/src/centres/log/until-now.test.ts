import { expect, test } from 'vitest'
import { createDatabaseOfV010 } from '../../../test/database-of-v010.ts'
import { createOldCentre, toOldCentreId as id } from '../../../test/old-centre.ts'

test('the log has what an owner did in v0.1.0, as far as it is known, marked as rebuilt', async () => {
  const { run, upgrade } = await createDatabaseOfV010()
  const { owner, captain, player, pitch, book, changed, confirm } = await createOldCentre(run)
  await book(21)
  await changed(21, 'pending', 7, captain)
  await changed(21, 'confirmed', 8)
  await confirm(21, player, 100, 9)
  await changed(21, 'moved', 10)
  await book(22)
  await changed(22, 'confirmed', 8, captain)
  await changed(22, 'cancelled', 11)
  await book(24)
  await changed(24, 'pending', 7, captain)
  await changed(24, 'confirmed', 12)
  await run(`
    insert into session_changes (session_id, at, by, change, player_id)
    values ('${id(124)}', '2025-11-20T13:00Z', '${player}', 'handed-over', '${captain}')`)
  for (const day of [25, 26])
    await run(`
      insert into bookings (id, pitch_id, during, state, price_currency, created_at, blocked_by, reason)
      values ('${id(day)}', '${pitch}', tstzrange('2025-11-${day}T19:00Z', '2025-11-${day}T20:00Z'), 'released', 'NGN', now(),
        '${owner}', 'Paint')`)
  await changed(25, 'blocked', 14)
  await changed(26, 'blocked', 14)
  await changed(26, 'released', 15)
  await upgrade()
  const lines = await run(`
    select act, count, pitch, starts_at, about, rebuilt,
      (select name from log_names where line_id = line.id and role = 'by') as by,
      (select name from log_names where line_id = line.id and role = 'about') as whom
    from centre_log line order by at, act`)
  const known = { pitch: 'Cage', rebuilt: true, by: 'Owner', count: 1, about: null }
  const night = (day: number) => new Date(`2025-11-${day}T19:00Z`)
  expect(lines).toEqual([
    { act: 'authorized', ...known, pitch: null, starts_at: null, whom: 'Sade' },
    { act: 'took', ...known, pitch: null, starts_at: null, whom: 'Chidi' },
    { act: 'moved', ...known, starts_at: night(21), whom: 'Sade' },
    { act: 'cancelled', ...known, starts_at: night(22), whom: 'Sade' },
    { act: 'authorized', ...known, starts_at: night(24), whom: null },
    { act: 'closed', ...known, count: 2, about: 'Paint', starts_at: night(25), whom: null },
    { act: 'opened', ...known, about: 'Paint', starts_at: night(26), whom: null },
  ])
})
