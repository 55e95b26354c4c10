import { expect, test } from 'vitest'
import { createDatabaseOfV010 } from '../../../test/database-of-v010.ts'
import { createOldCentre, toOldCentreId } from '../../../test/old-centre.ts'

test('shares confirmed in v0.1.0 have receipts with what is known, marked as rebuilt', async () => {
  const { run, upgrade } = await createDatabaseOfV010()
  const { captain, player, book, changed, confirm } = await createOldCentre(run)
  const [guest, former] = [toOldCentreId(31), toOldCentreId(33)]
  await run(`
    insert into players (id, name, created_at) values ('${guest}', 'Emeka', now()), ('${former}', 'Former player', now())`)
  await book(21)
  await confirm(21, captain, 1500, 8)
  await confirm(21, guest, 300, 9, captain)
  await confirm(21, former, 200, 10)
  await book(22)
  await confirm(22, player, 100, 11)
  await changed(22, 'moved', 12)
  await confirm(22, captain, 100, 13)
  await book(23)
  await confirm(23, player, 100, 14)
  await changed(23, 'cancelled', 15)
  await confirm(23, captain, 100, 16)
  await run(`update bookings set state = 'cancelled' where id = '${toOldCentreId(23)}'`)
  await upgrade()
  const rows = await run(`
    select receipt, pitch_name, starts_at, price, paid, refund_of, rebuilt, centre_name,
      (select name from log_names where payment_id = p.id and role = 'about') as payer,
      (select guest_id from log_names where payment_id = p.id and role = 'about') as guest,
      (select name from log_names where payment_id = p.id and role = 'by') as by
    from booking_payments p order by receipt`)
  const known = {
    pitch_name: 'Cage',
    price: 2000,
    rebuilt: true,
    centre_name: 'Cage',
    by: 'Owner',
    guest: null,
  }
  const on = (day: number) => ({ starts_at: new Date(`2025-11-${day}T19:00Z`) })
  expect(rows).toMatchObject([
    { receipt: 1, ...known, ...on(21), paid: 1500, payer: 'Sade', refund_of: null },
    { receipt: 2, ...known, ...on(21), paid: 1800, payer: 'Emeka', guest },
    { receipt: 3, ...known, ...on(21), paid: 2000, payer: null },
    { receipt: 4, pitch_name: null, price: null, starts_at: null, paid: 100, payer: 'Chidi', rebuilt: true },
    { receipt: 5, ...known, ...on(22), paid: 200 },
    { receipt: 6, ...known, ...on(23) },
    { receipt: 7, ...known, ...on(23), price: 0 },
  ])
  await expect(run('update booking_payments set paid = 0')).rejects.toThrow('never changes')
})
