import { mutantsOf } from './mutant.ts'

export const bookings = [
  ...mutantsOf('api/migrations/0006_bookings.sql', 'api/src/bookings/races.test.ts', {
    guard: 'the exclusion constraint: no two bookings of one pitch at a time',
    find: `constraint slot_taken exclude using gist (pitch_id with =, during with &&)
    where (state in ('held', 'pending', 'confirmed', 'blocked'))`,
    replace: 'constraint slot_taken check (true)',
    title: 'one gets it, the others are told what is free',
    row: 'BOOK-4',
  }),
  ...mutantsOf(
    'api/src/bookings/sql.ts',
    'api/src/bookings/holds/routes.test.ts',
    {
      guard: 'a hold that has run out occupies nothing',
      find: "and b.${occupying} and (b.state <> 'held' or b.expires_at > a.now) limit 1",
      replace: 'and b.${occupying} limit 1',
      title: 'takes the place of one that has run out, before any timer has run',
    },
    {
      guard: 'a slot whose hold has run out is shown as free',
      find: "where b.${occupying} and (b.state <> 'held' or b.expires_at > $4)",
      replace: 'where b.${occupying}',
      test: 'api/src/bookings/slots.test.ts',
      title: 'are free again the moment a hold runs out, before any timer has run',
    },
    {
      guard: 'no session is made of a hold that has run out',
      find: "and (state <> 'held' or expires_at > ${now})",
      replace: '',
      test: 'api/src/bookings/actions.test.ts',
      title: 'is nothing once it has run out, and nothing to anybody else',
    },
    {
      guard: 'a booking is confirmed until the time for it is over',
      find: "and (state <> 'pending' or ${to} <> 'confirmed' or authorize_by > ${now})",
      replace: '',
      test: 'api/src/bookings/actions.test.ts',
      title: 'confirms a pending booking until the time for it is over',
    },
    {
      guard: 'a booking moves on from the state it is in, not from where it was',
      find: 'where id = ${id} and state = any (${from})',
      replace: 'where id = ${id}',
      test: 'api/src/bookings/actions.test.ts',
      title: 'makes a confirmed or a pending booking of it, once',
    },
    {
      guard: 'a hold is its holder’s',
      find: 'and (${bookerId}::uuid is null or booker_id = ${bookerId})',
      replace: 'and ${bookerId}::uuid is not distinct from ${bookerId}',
      title: 'is nothing to anybody else',
    },
  ),
  ...mutantsOf(
    'api/src/bookings/holds/rules.ts',
    'api/src/bookings/holds/routes.test.ts',
    {
      guard: 'a hold lasts ten minutes by the server’s clock',
      find: 'const holdLasts = 10 * minute',
      replace: 'const holdLasts = 11 * minute',
      title: 'keeps the slot for ten minutes by the server',
      row: 'BOOK-2',
    },
    {
      guard: 'one person has two holds at a time',
      find: 'if (live >= most.live)',
      replace: 'if (live > most.live)',
      title: 'are two holds that live',
    },
    {
      guard: 'ten holds a day of which nothing came',
      find: 'if (unused >= most.unused)',
      replace: 'if (unused > most.unused)',
      title: 'are ten holds a day of which no session was made',
    },
  ),
  ...mutantsOf(
    'api/src/bookings/holds/sql.ts',
    'api/src/bookings/holds/routes.test.ts',
    {
      guard: 'the holds of one person are counted one after the other',
      find: 'sql`select pg_advisory_xact_lock(hashtextextended(${`holds of ${userId}`}, 0))`.execute(db)',
      replace: 'sql`select ${userId}::text`.execute(db)',
      title: 'hold when many holds are taken at once',
    },
    {
      guard: 'a sweep ends the holds that have run out, and no others',
      find: "select id from bookings where state = 'held' and expires_at <= ${now}",
      replace: "select id from bookings where state = 'held'",
      title: 'ends the holds that have run out, and no others',
    },
  ),
  ...mutantsOf(
    'api/src/bookings/rules.ts',
    'api/src/bookings/holds/routes.test.ts',
    {
      guard: 'nothing is booked that has begun',
      find: "if (start <= now) throw new Refusal('in-the-past')",
      replace: '',
      title: 'is refused on a slot that has begun',
    },
    {
      guard: 'nothing is booked more than thirty days ahead',
      find: "if (start >= bookableUntil(pitch, now)) throw new Refusal('too-far-ahead')",
      replace: '',
      title: 'is refused more than thirty days ahead',
    },
    {
      guard: 'a hidden pitch is not booked',
      find: "if (!pitch.listed) throw new Refusal('pitch-hidden')",
      replace: '',
      title: 'is refused on a hidden pitch and on an unknown one',
    },
  ),
  ...mutantsOf(
    'api/src/lib/http/first-answer.ts',
    'api/src/bookings/holds/routes.test.ts',
    {
      guard: 'an idempotency key gets its first answer again',
      find: 'if (!numInsertedOrUpdatedRows) {',
      replace: 'if (!numInsertedOrUpdatedRows && false) {',
      title: 'gets the first answer and takes nothing more',
    },
    {
      guard: 'a key is good for one request',
      find: "if (!first.request_hash.equals(hash)) throw new Refusal('key-reused')",
      replace: '',
      title: 'gets the first answer and takes nothing more',
    },
  ),
  ...mutantsOf('api/src/bookings/closures/rules.ts', 'api/src/bookings/closures/routes.test.ts', {
    guard: 'a pitch is closed by its owner or staff (ownership)',
    find: "if (ownerId === user.id) roles.add('organizer')",
    replace: "roles.add('organizer')",
    title: 'is for its owner and for staff',
    row: 'API-2',
  }),
  ...mutantsOf('api/src/bookings/rules.ts', 'api/src/bookings/slots.test.ts', {
    guard: 'a day is the calendar day in the zone of the pitch',
    find: 'const first = from ?? dayAt(hours.timeZone, now)',
    replace: "const first = from ?? dayAt('UTC', now)",
    title: 'are today by the calendar of the pitch when it is already tomorrow here',
  }),
  ...mutantsOf('api/src/bookings/slots.ts', 'api/src/bookings/slots.unit.test.ts', {
    guard: 'a day on which the clocks change has 23 or 25 hours of slots',
    find: "const zoned = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' })",
    replace: "const zoned = wall.toZonedDateTime('UTC', { disambiguation: 'earlier' })",
    title: 'are 23 or 25 hours of play',
  }),
]
