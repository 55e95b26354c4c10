import { mutantsOf } from './mutant.ts'

export const money = [
  ...mutantsOf('api/src/centres/customers/sql.ts', 'api/src/centres/customers/kept.test.ts', {
    guard: 'who becomes one with their account loses nothing that is booked at that moment',
    find: 'await sql`select lock_customer_bookings(array[${other.centreId}::uuid])`.execute(db)',
    replace: '',
    title: 'what is booked for a captain while another booking of theirs is taken over is all theirs',
  }),
  ...mutantsOf('api/src/sessions/captain/sql.ts', 'api/src/centres/customers/kept.test.ts', {
    guard: 'a session that is handed on is another customer’s',
    find: 'updateCustomersOf(db, [booking_id])',
    replace: '',
    title: 'a captain is a customer from the first session on, and none when all of theirs are another’s',
  }),
  ...mutantsOf(
    'api/src/customer-bookings.ts',
    'api/src/centres/customers/kept.test.ts',
    {
      guard: 'what a booking is to its customer is locked last',
      find: 'beforeCommit(db, saveCustomerBookings, bookingIds)',
      replace: 'void saveCustomerBookings(db, bookingIds)',
      title: 'nobody who changes a booking has anything of its customer before they commit',
    },
    {
      guard: 'from the first receipt of its centre on a captain owes for what is to come',
      find: 'beforeCommit(db, saveBookingsAhead, [centreId])',
      replace: 'void centreId',
      title: 'from its first receipt on a centre knows what captains owe, of what was booked before too',
    },
  ),
  ...mutantsOf(
    'api/migrations/0150_centres_customers_by_actions.sql',
    'api/src/centres/customers/kept.test.ts',
    {
      guard: 'of two who book for one customer the second counts what the first booked',
      find: "perform pg_advisory_xact_lock(hashtextextended('customer bookings of ' || centre_id, 0))",
      replace: 'perform centre_id',
      title: 'of two who book for one captain the second sees what the first made of it',
    },
    {
      guard: 'an account that ends takes nothing down that others commit',
      find: 'exception when foreign_key_violation then',
      replace: 'exception when division_by_zero then',
      title: 'whose account ends while something of theirs is paid is no customer, and the payment stands',
    },
  ),
  ...mutantsOf('api/migrations/0011_ledger.sql', 'api/src/payments/routes.test.ts', {
    guard: 'the ledger only grows (its trigger)',
    find: 'create trigger ledger_only_grows before update or delete on ledger',
    replace: 'create trigger ledger_only_grows before update of id on ledger',
    title: 'no row of the ledger changes or goes',
  }),
  ...mutantsOf('api/migrations/0019_tournaments_fees.sql', 'api/src/tournaments/fees/routes.test.ts', {
    guard: 'the ledger of entry fees only grows',
    find: 'create trigger fee_ledger_only_grows before update or delete on fee_ledger',
    replace: 'create trigger fee_ledger_only_grows before update of id on fee_ledger',
    title: 'the rows of the ledger add up to nothing, and none ever changes',
  }),
  ...mutantsOf('game/src/payments/shares.ts', 'game/src/payments/shares.test.ts', {
    guard: 'shares add up to the price (the largest remainder)',
    find: '(price - leftOver) / places + (n < leftOver ? 1 : 0)',
    replace: '(price - leftOver) / places',
    title: 'add up to it exactly',
  }),
  ...mutantsOf(
    'api/src/ledger/rules.ts',
    'api/src/ledger/rules.test.ts',
    {
      guard: 'nobody who joined pays more than among as few as usual: the captain pays what is missing',
      find: '(place === payer ? missing : 0)',
      replace: '0',
      title: 'are never more than among four: a captain who plays with fewer pays what is missing',
    },
    {
      guard: 'before the start a share is what it costs when the session is full',
      find: 'const among = Math.max(ahead ? session.capacity : least, owing.length)',
      replace: 'const among = Math.max(least, owing.length)',
      title: 'are what a full session makes them until it starts',
    },
    {
      guard: 'who left late owes as long as nobody has the place',
      find: 'const owed = late.slice(late.length - unreplaced)',
      replace: 'const owed = late.slice(late.length)',
      title: 'are owed by who left late as long as nobody has the place',
    },
    {
      guard: 'a late leaver owes until the promoted player can no longer leave freely',
      find: 'capacity - (there.length - promoted.length)',
      replace: 'capacity - there.length',
      title: 'stay with a late leaver until the promoted player can no longer leave freely',
    },
    {
      guard: 'nobody owes for a session that is called off',
      find: "if (session.state === 'cancelled') return new Map()",
      replace: '',
      title: 'are nobody’s once the session is cancelled',
    },
    {
      guard: 'shares are whole naira where the price is',
      find: 'sharingUnit({ amount: priceAmount, currency: priceCurrency })',
      replace: '(priceAmount === 0 || priceCurrency ? 1 : 1)',
      title: 'are in whole naira where the price is, and in kobo where not',
    },
  ),
  ...mutantsOf(
    'api/src/payments/rules.ts',
    'api/src/payments/rules.test.ts',
    {
      guard: 'saying is for who owes, confirming for who collects',
      find: "if (ofCollector.has(act) ? !is.collector : act === 'say' && !is.payer) throw new Refusal('not-yours')",
      replace: '',
      title: 'who owes says, who collects confirms, waives and gives back',
    },
    {
      guard: 'nobody is reminded of a debt twice in 12 hours',
      find: "if (last && now.getTime() < last.getTime() + reminderEvery) throw new Refusal('reminded-lately')",
      replace: '',
      test: 'api/src/payments/reminders.test.ts',
      title: 'not again within 12 hours, also not when asked twice at once',
    },
  ),
  ...mutantsOf('game/src/payments/transfers.ts', 'api/src/payments/rules.test.ts', {
    guard: 'what is confirmed is not taken back by who plays',
    find: "if (said > 0 || !by) return [{ from: 'said', to: 'open', amount: said }]",
    replace: "if (said > 0) return [{ from: 'said', to: 'open', amount: said }]",
    title: 'that is confirmed is not taken back by who plays',
  }),
  ...mutantsOf('api/src/bookings/holds/rules.ts', 'api/src/bookings/holds/routes.test.ts', {
    guard: 'a booking keeps the price it was held at',
    find: 'priceAmount: priceOf(pitch, stretch, slots),',
    replace: 'priceAmount: priceOf(pitch, stretch, 1),',
    title: 'of several slots in a row is one booking at the price of all',
  }),
]
