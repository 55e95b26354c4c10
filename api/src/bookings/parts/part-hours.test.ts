import { expect, test } from 'vitest'
import { databaseBefore } from '../../../test/database-before.ts'

test('a pitch that was combined before its parts closed it knows their hours', async () => {
  const { run, upgrade } = await databaseBefore('0116_pitches_part_hours')
  const hours = (close: string) => JSON.stringify([{ day: 1, open: '08:00', close }])
  await run(`
    insert into pitches (id, name, address, photo, lng, lat, time_zone, surface, slot_minutes, opening_hours, price_amount,
      price_currency, auto_authorize, listed, centre_id, created_at)
    select id::uuid, name, '', '', 0, 0, 'Africa/Lagos', '', 60, hours::jsonb, 1, 'NGN', true, listed,
      '00000000-0000-4000-8000-000000000000', now()
    from (values ('00000000-0000-4000-8000-00000000000a', 'A', '${hours('18:30')}', true),
      ('00000000-0000-4000-8000-00000000000b', 'B', '${hours('22:00')}', false),
      ('00000000-0000-4000-8000-00000000000c', 'Full', '${hours('24:00')}', true)) as made (id, name, hours, listed)`)
  await run(`
    insert into pitch_parts (pitch_id, part_id, centre_id)
    select whole.id, part.id, part.centre_id from pitches whole, pitches part where whole.name = 'Full' and part.name <> 'Full'`)
  await upgrade()
  expect(await run('select name, part_hours, parts_listed from pitches order by name')).toEqual([
    { name: 'A', part_hours: null, parts_listed: true },
    { name: 'B', part_hours: null, parts_listed: true },
    {
      name: 'Full',
      part_hours: [JSON.parse(hours('18:30')), JSON.parse(hours('22:00'))],
      parts_listed: false,
    },
  ])
})
