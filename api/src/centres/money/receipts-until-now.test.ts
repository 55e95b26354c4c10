import { expect, test } from 'vitest'
import { databaseBefore } from '../../../test/database-before.ts'
import { makeOldCentre, oldId } from '../../../test/old-centre.ts'

test('receipts of before get their values as far as they are known, and say that they were completed later', async () => {
  const { run, upgrade } = await databaseBefore('0118_centres_receipts')
  const { captain, book, changed, pay } = await makeOldCentre(run)
  // nothing came after it
  await book(21, 'desk', { customer: true })
  await pay(21, 'payment', 1500, 8)
  await pay(21, 'payment', 500, 9)
  await pay(21, 'refund', 700, 10)
  // moved after it, once as it was kept from where
  await book(22, 'desk', { customer: true })
  await pay(22, 'payment', 100, 8)
  await changed(22, 'moved', 9, { from: '2025-11-22T17:00Z' })
  // taken over by a captain after it
  await book(23, 'session', { booker: captain, customer: true })
  await pay(23, 'payment', 100, 8)
  await changed(23, 'taken-over', 9, { by: captain })
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

test('receipts of before for places of guests get the name of the guest, or of who claimed them and say so', async () => {
  const { run, upgrade } = await databaseBefore('0155_centres_guests_on_receipts')
  const { captain, player, centre, book } = await makeOldCentre(run)
  await book(21, 'session', { booker: captain })
  const [guest, claimed, former] = [oldId(31), player, oldId(33)] as [string, string, string]
  await run(`
    insert into players (id, name, created_at) values ('${guest}', 'Emeka', now()), ('${former}', 'Former player', now())`)
  await run(`
    insert into sessions (id, code, booking_id, captain_id, state, minutes_per_match, players_per_team, set_count, aet,
      penalty_shootout, match_type, visibility, minimum, fill_by, created_at)
    values ('${oldId(40)}', 'code', '${oldId(21)}', '${captain}', 'open', 10, 5, 2, false, false, '', 'public', 1, now(), now())`)
  const places = [
    [41, captain, null],
    [42, guest, captain],
    [43, claimed, null],
    [44, former, null],
  ] as const
  for (const [place, who, by] of places) {
    const addedBy = by === null ? 'null' : `'${by}'`
    await run(`
      insert into places (id, session_id, player_id, state, added_by, since)
      values ('${oldId(place)}', '${oldId(40)}', '${who}', 'going', ${addedBy}, now())`)
    await run(`
      insert into booking_payments (id, booking_id, centre_id, receipt, kind, amount, currency, method, by, at, place_id, centre_name,
        centre_address, time_zone, paid)
      values ('${oldId(place + 10)}', '${oldId(21)}', '${centre}', ${place}, 'payment', 100, 'NGN', 'cash', '${captain}', now(),
        '${oldId(place)}', 'Cage', '7 Street', 'Africa/Lagos', 100)`)
    await run(`
      insert into centre_log (centre_id, at, by, act, payment_id) values ('${centre}', now(), '${captain}', 'took', '${oldId(place + 10)}')`)
  }
  // the name of who has an account was stored with the receipt and its line
  await run(`
    insert into log_names (payment_id, role, user_id, name) values ('${oldId(51)}', 'about', '${captain}', 'Sade of then')`)
  await run(`
    insert into log_names (line_id, role, user_id, name)
    select id, 'about', '${captain}', 'Sade of then' from centre_log where payment_id = '${oldId(51)}'`)
  await upgrade()
  const rows = await run(`
    select payer.name, payer.user_id, payer.guest_id, p.rebuilt, line.rebuilt as line_rebuilt, whom.name as whom
    from booking_payments p
      join centre_log line on line.payment_id = p.id
      left join log_names payer on payer.payment_id = p.id and payer.role = 'about'
      left join log_names whom on whom.line_id = line.id and whom.role = 'about'
    order by receipt`)
  const known = { rebuilt: false, line_rebuilt: false }
  expect(rows).toMatchObject([
    { name: 'Sade of then', whom: 'Sade of then', user_id: captain, ...known },
    { name: 'Emeka', whom: 'Emeka', guest_id: guest, ...known },
    { name: 'Chidi', whom: 'Chidi', user_id: claimed, rebuilt: true, line_rebuilt: true },
    { name: null, whom: null, ...known },
  ])
})
