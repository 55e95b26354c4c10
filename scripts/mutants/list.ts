import type { Mutant } from './mutant.ts'

/** At most 60 mutants. To add a mutant to a full list, replace a less harmful mutant. */
export const mutants: readonly Mutant[] = [
  {
    guard: 'the ledger is never changed',
    sql: 'drop trigger ledger_only_grows on ledger',
    test: 'api/src/payments/routes.test.ts',
    title: 'no row of the ledger changes or goes',
  },
  {
    guard: 'shares add up to the price',
    value: '0',
    test: 'game/src/payments/shares.test.ts',
    title: 'of 100 among three are 34, 33 and 33',
  },
  {
    guard: 'the captain pays the shares of missing players',
    value: '0',
    test: 'api/src/ledger/rules.test.ts',
    title: 'are never more than among four: a captain who plays with fewer pays what is missing',
  },
  {
    guard: 'a player who leaves late owes until another player has the place',
    value: '[]',
    test: 'api/src/ledger/rules.test.ts',
    title: 'are owed by who left late as long as nobody has the place',
  },
  {
    guard: 'a cancelled session costs players nothing',
    test: 'api/src/ledger/rules.test.ts',
    title: 'are nobody’s once the session is cancelled',
  },
  {
    guard: 'only the collector can confirm a payment',
    test: 'api/src/payments/rules.test.ts',
    title: 'who owes says, who collects confirms, waives and gives back',
  },
  {
    guard: 'a player cannot take back a confirmed payment',
    test: 'api/src/payments/rules.test.ts',
    title: 'that is confirmed is not taken back by who plays',
  },
  {
    guard: 'a booking costs the price of all its slots',
    value: '0',
    test: 'api/src/bookings/holds/routes.test.ts',
    title: 'of several slots in a row is one booking at the price of all',
  },
  {
    guard: 'after kick-off, users can take a place only for themselves',
    test: 'api/src/sessions/places/promotion.test.ts',
    title: 'the captain cannot put in a player who does not tap',
  },

  {
    guard: 'a pitch has one booking at a time',
    sql: 'alter table bookings drop constraint slot_taken',
    test: 'api/src/bookings/races.test.ts',
    title: 'one gets it, the others are told what is free',
  },
  {
    guard: 'an expired hold does not occupy its slot',
    test: 'api/src/bookings/holds/routes.test.ts',
    title: 'takes the place of one that has run out, before any timer has run',
  },
  {
    guard: 'an expired hold cannot become a booking',
    test: 'api/src/bookings/actions.test.ts',
    title: 'is nothing once it has run out, and nothing to anybody else',
  },
  {
    guard: 'a booking can be confirmed only before its deadline',
    test: 'api/src/bookings/actions.test.ts',
    title: 'confirms a pending booking until the time for it is over',
  },
  {
    guard: 'concurrent requests change the state of a booking once',
    test: 'api/src/bookings/actions.test.ts',
    title: 'makes a confirmed or a pending booking of it, once',
  },
  {
    guard: 'only the holder can use a hold',
    test: 'api/src/bookings/holds/routes.test.ts',
    title: 'is nothing to anybody else',
  },
  {
    guard: 'a hold lasts ten minutes',
    value: '660_000',
    test: 'api/src/bookings/holds/routes.test.ts',
    title: 'keeps the slot for ten minutes by the server',
  },
  {
    guard: 'concurrent holds of a user are counted one at a time',
    value: 'async () => undefined',
    test: 'api/src/bookings/holds/routes.test.ts',
    title: 'hold when many holds are taken at once',
  },

  {
    guard: 'a repeated idempotency key returns the first response',
    test: 'api/src/bookings/holds/routes.test.ts',
    title: 'gets the first answer and takes nothing more',
  },

  {
    guard: 'changes to a session run one at a time',
    test: 'api/src/sessions/opponents/routes.test.ts',
    title: 'goes to one of eight concurrent captains, and the others see who was faster',
  },
  {
    guard: 'a full session accepts no more players',
    value: "'going'",
    test: 'api/src/sessions/places/rules.test.ts',
    title: 'takes a free place, otherwise joins the waitlist',
  },
  {
    guard: 'a removed player cannot rejoin',
    test: 'api/src/sessions/places/rules.test.ts',
    title: 'of somebody ',
  },
  {
    guard: 'a player has one place in a session',
    test: 'api/src/sessions/places/rules.test.ts',
    title: 'of somebody ',
  },
  {
    guard: 'leaving within five hours of kick-off is late',
    value: "'left'",
    test: 'api/src/sessions/places/rules.test.ts',
    title: 'is free until five hours before kick-off, late after it',
  },
  {
    guard: 'an offered place expires at its deadline',
    value: "({ state }: Waiting) => state === 'offered'",
    test: 'api/src/sessions/places/offers.test.ts',
    title: 'is rejected after the deadline, before and after the timer runs',
  },
  {
    guard: 'a booking request can be answered once, before its deadline',
    test: 'api/src/sessions/authorization/routes.test.ts',
    title: 'is rejected for other users, twice and after the deadline',
  },
  {
    guard: 'a session has at most two sides',
    test: 'api/src/sessions/opponents/routes.test.ts',
    title: 'goes to one of eight concurrent captains, and the others see who was faster',
  },
  {
    guard: 'an edit does not remove players',
    test: 'api/src/sessions/captain/routes.test.ts',
    title: 'leaves everyone who is in a place, guests too',
  },
  {
    guard: 'changes to a challenge run one at a time',
    test: 'api/src/sessions/challenges/routes.test.ts',
    title: 'is accepted once, and never together with a withdrawal',
  },

  {
    guard: 'a role can do only what the permissions list',
    value: '() => true',
    test: 'api/src/sessions/rules.test.ts',
    title: '; who sees it only is told so, others see nothing',
  },
  {
    guard: 'a link-only session is hidden from other users',
    test: 'api/src/sessions/routes.test.ts',
    title: 'a link-only session is visible to its participants and to everyone with the link',
  },
  {
    guard: 'a link-only session opens only with its current code',
    test: 'api/src/sessions/captain/link.test.ts',
    title: 'a session of a link is joined with its newest code, and found by its id alone by nobody',
  },
  {
    guard: 'the schedule hides matches of link-only sessions',
    test: 'api/src/matches/schedule/routes.test.ts',
    title: 'shows the match of a link to those in it alone, until they are removed',
  },
  {
    guard: 'a blocked user cannot join sessions of users who blocked them',
    value: 'async () => false',
    test: 'api/src/moderation/blocks/routes.test.ts',
    title: 'joins no session of theirs, and may be let in again',
  },
  {
    guard: 'visitors see first names only',
    value: '(name: string) => name',
    test: 'api/test/visitors.test.ts',
    title: 'of a session is named by the place alone, and signed in by player and user too',
  },
  {
    guard: 'only the current link of a team admits players',
    test: 'api/src/teams/members/routes.test.ts',
    title: '[TEAM-1] the link lets in at once, and a wrong one does not',
  },
  {
    guard: 'only one user can claim a guest',
    test: 'api/src/claims/routes.test.ts',
    title: 'two use one link: one of them is the guest',
  },
  {
    guard: 'no cache stores an API response',
    test: 'api/src/lib/http/security-headers.unit.test.ts',
    title: 'no answer of the API stays in a store on the way, unless it says so itself',
  },

  {
    guard: 'a suspended user has no access',
    test: 'api/src/accounts/routes.test.ts',
    title: 'is refused for a suspended account, and so is every call of it',
  },
  {
    guard: 'an unused login expires',
    value: '(_: Date) => new Date(0)',
    test: 'api/src/accounts/routes.test.ts',
    title: 'ends after 30 days without use',
  },
  {
    guard: 'staff rights need a passkey',
    value: 'false',
    test: 'api/src/accounts/passkeys/routes.test.ts',
    title: 'have their rights only in a login with a passkey',
  },
  {
    guard: "a deleted account's request fails",
    test: 'api/src/leaving/routes.test.ts',
    title: 'a session joined or made after it finds that they have left',
  },
  {
    guard: 'a rate limit also counts concurrent requests',
    test: 'api/src/accounts/limits.test.ts',
    title:
      'with wrong passwords allows 10 of 200 concurrent attempts per account, without blocking other accounts',
  },
  {
    guard: 'a reset code allows five attempts',
    test: 'api/src/accounts/password-reset/routes.test.ts',
    title: 'takes 5 tries of a code; then the right one is refused, and the link still works',
  },
  {
    guard: 'a reset ticket is valid for one account',
    test: 'api/src/accounts/password-reset/routes.test.ts',
    title: 'is for the account whose code was shown, and stays when another is named',
  },
  {
    guard: 'a reset ticket works once',
    test: 'api/src/accounts/password-reset/routes.test.ts',
    title: 'sent 20 times at once works once',
  },
  {
    guard: 'a new password revokes all logins',
    test: 'api/src/accounts/password-reset/routes.test.ts',
    title: 'is set anew with the code from the mail, which ends every login and is told by mail',
  },
  {
    guard: 'passwords are stored as hashes',
    value: 'async (password: string) => password',
    test: 'api/src/accounts/routes.test.ts',
    title: 'keeps the password only as an argon2id hash of its own',
  },
  {
    guard: 'the log of staff is never changed',
    sql: 'drop trigger audit_log_only_grows on audit_log',
    test: 'api/src/moderation/audit/routes.test.ts',
    title: 'is not changed by',
  },

  {
    guard: 'an event counts once',
    value: 'undefined as MatchEvent | undefined',
    test: 'api/src/matches/events/rules.test.ts',
    title: 'are taken when new and repeated when known, whatever their instant says',
  },
  {
    guard: 'only players in the lineup can score',
    test: 'api/src/matches/events/routes.test.ts',
    title:
      'refuses an event one by one: a player of no lineup or of the other side, an id with other content',
  },
  {
    guard: 'a result is final after 48 hours',
    test: 'api/src/matches/events/corrections.test.ts',
    title: 'a result can be corrected for 48 hours after the first full time, then by staff alone',
  },
  {
    guard: 'only scorers record a match',
    test: 'api/src/matches/events/routes.test.ts',
    title: 'is for the captain, appointed scorers and staff',
  },
  {
    guard: 'a correction updates the statistics',
    test: 'api/src/matches/events/corrections.test.ts',
    title: 'a correction after full time, by an appointed scorer, moves every figure and keeps its history',
  },
  {
    guard: 'a correction cannot change a tournament match that has begun',
    test: 'api/src/tournaments/results/routes.test.ts',
    title: 'refuses one that would change a match which has begun',
  },
  {
    guard: 'events of a match are numbered without gaps',
    test: 'api/src/matches/events/routes.test.ts',
    title: 'numbers without gaps what many scorers send at once',
  },
  {
    guard: 'voiding a goal also voids its assist',
    value: '[]',
    test: 'game/src/matches/event.test.ts',
    title: 'voiding a goal voids the assist that names it, and gives it back with the goal',
  },
  {
    guard: 'no team can enter a tournament after its deadline',
    test: 'api/src/tournaments/entries/routes.test.ts',
    title: 'after the deadline nobody enters',
  },
  {
    guard: 'no team can enter a full tournament',
    test: 'api/src/tournaments/entries/routes.test.ts',
    title: 'of two concurrent entries for the last place, one succeeds',
  },
  {
    guard: 'a team plays one match at a time',
    test: 'game/src/tournaments/calendar.test.ts',
    title: 'breaks no rule, and each match is either placed or missing',
  },
]
