import { expect, test } from 'vitest'
import { databaseBefore } from '../../../test/database-before.ts'
import { makeOldCentre, oldAt as at, oldId as id } from '../../../test/old-centre.ts'

test('the log of before is put together as far as it is known, and says so', async () => {
  const { run, upgrade } = await databaseBefore('0118_centres_receipts')
  const { owner, captain, pitch, centre, book, changed, pay } = await makeOldCentre(run)
  // moved and taken over after it was booked and paid
  await book(21, 'session', { booker: captain, customer: true })
  await changed(21, 'confirmed', 8)
  await pay(21, 'payment', 100, 9)
  await changed(21, 'moved', 10, { from: '2025-11-21T17:00Z' })
  await changed(21, 'taken-over', 11, { by: captain })
  // of a captain, cancelled by the pitch
  await book(22, 'session', { booker: captain })
  await changed(22, 'confirmed', 8, { by: captain })
  await changed(22, 'cancelled', 9)
  // closed and opened
  await run(`
    insert into bookings (id, pitch_id, during, state, price_currency, created_at, blocked_by, reason)
    values ('${id(23)}', '${pitch}', tstzrange('2025-11-23T19:00Z', '2025-11-23T20:00Z'), 'released', 'NGN', now(), '${owner}', 'Paint')`)
  await changed(23, 'blocked', 8)
  await changed(23, 'released', 9)
  await run(`
    insert into centre_messages (centre_id, day, words, by, people, at)
    values ('${centre}', '2025-11-21', 'It rains', '${owner}', 3, '${at(12)}')`)
  await upgrade()
  const lines = await run(`
    select act, count, pitch, starts_at, moved_from, about, people, rebuilt,
      (select name from log_names where line_id = line.id and role = 'by') as by,
      (select name from log_names where line_id = line.id and role = 'about') as whom
    from centre_log line order by at, act`)
  const there = { pitch: 'Cage', rebuilt: true, by: 'Owner', count: 1 }
  const night = (day: number) => new Date(`2025-11-${day}T19:00Z`)
  expect(lines).toMatchObject([
    { act: 'booked', ...there, pitch: null, starts_at: new Date('2025-11-21T17:00Z'), whom: 'Ada Eze' },
    { act: 'closed', ...there, about: 'Paint', starts_at: night(23), whom: null },
    { act: 'cancelled', ...there, starts_at: night(22), whom: 'Sade' },
    { act: 'opened', ...there, about: 'Paint' },
    { act: 'took', rebuilt: true, whom: 'Ada Eze' },
    {
      act: 'moved',
      ...there,
      starts_at: night(21),
      moved_from: new Date('2025-11-21T17:00Z'),
      whom: 'Ada Eze',
    },
    { act: 'taken-over', ...there, by: 'Sade', whom: 'Ada Eze' },
    { act: 'wrote', by: 'Owner', people: 3, rebuilt: true },
  ])
  expect(lines).toHaveLength(8)
  expect(await run('select booking_id, joined from take_overs')).toEqual([
    { booking_id: id(21), joined: null },
  ])
})
