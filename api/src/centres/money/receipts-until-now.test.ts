import { expect, test } from 'vitest'
import { databaseBefore } from '../../../test/database-before.ts'
import { makeOldCentre } from '../../../test/old-centre.ts'

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
