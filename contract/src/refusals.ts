/**
 * Every answer that says no: its code, its HTTP status and its sentence for a person.
 *
 * 403 only for a suspended account, because the client logs out on it · 404 not there, or not yours to see · 409 the
 * world has moved on, or (`not-yours`) seen but not yours to change · 429 and 503 with `Retry-After`.
 *
 * A constraint in the database bears the name of its refusal with underscores: `slot_taken` becomes `slot-taken`.
 */
export const refusals = {
  'bad-input': [400, 'Something in this request is not right.'],
  'wrong-login': [401, 'Email or password is wrong.'],
  'not-signed-in': [401, 'Please sign in.'],
  suspended: [403, 'This account is suspended.'],
  'not-found': [404, 'There is nothing here.'],
  'not-yours': [409, 'This is not yours to change.'],
  'too-large': [413, 'This is too large.'],
  'too-many': [429, 'Too many tries. Please wait a moment.'],
  'server-error': [500, 'Server Error'],
  stopping: [503, 'The server is restarting. Please try again.'],
  busy: [503, 'Too much is going on right now. Please try again in a moment.'],

  'key-reused': [409, 'This Idempotency-Key was used for another request.'],
  'email-taken': [409, 'There is already an account with this email.'],
  'hand-over-first': [409, 'Something of yours is still to come. Hand it over or end it first.'],
  'demo-only-here': [409, 'Demo accounts sign in only on the machine the demo runs on.'],

  'wrong-passkey': [400, 'This passkey was not accepted. Try again, or use your password.'],
  'too-many-passkeys': [409, 'An account can have ten passkeys. Remove one first.'],
  'no-name-for-passkeys': [409, 'Passkeys need a domain name, and this server is reached by its IP address.'],
  'passkey-needed': [
    409,
    'Staff sign in with a passkey. Add one under Security, or sign in with the one you have.',
  ],

  'wrong-code': [400, 'This code is wrong or has expired.'],
  'wrong-link': [400, 'This link has been used or has expired. Ask for a new one.'],
  'no-reset-ticket': [400, 'Verify a code first, then set the new password.'],

  'slot-taken': [409, 'This slot has just been taken.'],
  'not-welcome': [409, 'This centre does not take this booking. Call them.'],
  'dates-taken': [409, 'Some of these times are taken. Nothing is booked yet.'],
  'bookings-in-the-way': [409, 'There are bookings in that time.'],
  'booking-cancelled': [409, 'This booking was cancelled. Call the pitch.'],
  'taken-over': [409, 'This booking is a session already. Ask who leads it for its link.'],
  'more-than-owed': [409, 'This booking does not owe so much.'],
  'more-than-paid': [409, 'Not so much was paid.'],
  'price-changed': [409, 'The price of this slot has changed.'],
  'price-agreed': [409, 'The captain has agreed to the price: a move makes it no dearer.'],
  'slot-closed': [409, 'The pitch is not open then.'],
  'in-the-past': [409, 'This slot has already begun.'],
  'not-begun': [409, 'This has not begun yet.'],
  'too-far-ahead': [409, 'Slots can be booked up to 30 days ahead.'],
  'too-many-holds': [409, 'You are already holding two slots. Use one or give it back first.'],
  'too-many-unused-holds': [409, 'You have held ten slots today without a session. Try again tomorrow.'],
  'weeks-taken': [409, 'Some of these weeks have just been taken. Nothing is booked yet.'],
  'hold-ended': [409, 'Your hold on this slot has ended.'],
  'photos-full': [409, 'This pitch has six photos. Remove one first.'],
  'photos-changed': [409, 'The photos of this pitch have changed in the meantime.'],
  'not-in-centre': [409, 'A pitch is made of pitches of its own centre.'],
  'is-combined': [409, 'It is combined with others of its centre. Change what is made of what first.'],
  'centre-changed': [409, 'This centre was changed somewhere else in the meantime.'],
  'parts-of-parts': [409, 'A part has no parts itself.'],
  'pitch-hidden': [409, 'This pitch takes no bookings at the moment.'],

  'too-many-sessions': [409, 'You already lead as many coming sessions as one captain can. Play one first.'],
  'address-not-confirmed': [409, 'Confirm your e-mail address first, with the link we mailed you.'],

  'organizers-only': [409, 'This is for organizers. Become one in your profile.'],
  'review-first': [409, 'You have three pitches. Staff will look at the first one before you can add more.'],
  'turned-down': [409, 'Staff have turned this down. Write to us if you think this is wrong.'],
  'not-in-review': [409, 'There is nothing to look at.'],
  'review-sent': [409, 'You have sent this. Staff will look at it as it is.'],
  'review-changed': [409, 'Something was sent or changed in the meantime. Look at it again.'],
  'not-hidden': [409, 'There is nothing hidden here that could be shown again.'],
  'paper-missing': [409, 'Add a photo or paper that shows that the pitch is yours to rent out.'],
  'pitch-changed': [409, 'This pitch was changed in the meantime.'],
  'bookings-to-come': [409, 'This pitch has bookings to come, so its time zone has to stay.'],

  'session-ended': [409, 'This session has ended.'],
  'session-started': [409, 'This session has already started.'],
  'session-not-started': [409, 'This session has not started yet.'],
  'not-authorized-yet': [409, 'The pitch has not authorized this session yet.'],
  'not-awaiting-authorization': [409, 'This is no longer waiting for an answer.'],
  'already-in': [409, 'You are already in this session.'],
  'not-in': [409, 'You have no place in this session.'],
  'removed-from-session': [409, 'The captain took you out of this session. You cannot join it again.'],
  'cannot-join-session': [409, 'You cannot join this session.'],
  'captain-stays': [409, 'You are its captain. Hand it over or cancel it first.'],
  'relied-on': [409, 'Others have joined and rely on their places.'],
  'cannot-lead': [409, 'This player cannot be captain at the moment.'],
  'cannot-lead-here': [409, 'The centre takes no bookings of this player. Choose another captain.'],
  'captain-pays': [
    409,
    'Places are missing, and the captain pays for them. Nobody else can become captain now.',
  ],
  'guest-cannot-lead': [409, 'Only somebody with an account can be captain.'],
  'no-place-free': [409, 'No place is free.'],
  'only-by-player': [409, 'The game has kicked off. Only the player can take the place now.'],
  'offer-ended': [409, 'This offer has ended. You are back in line.'],
  'too-many-guests': [409, 'You can add three guests. Ask the captain for more.'],
  'not-a-guest': [409, 'This player has an account.'],
  'claim-clashes': [409, 'You and this guest have been in the same session or match.'],
  'too-early': [409, 'You can do this from 30 minutes before kick-off.'],
  'too-late': [409, 'It is too late for this now.'],
  'not-enough-players': [409, 'Each of the first two sets needs a player.'],
  'opponent-wanted': [409, 'A session with one set needs an opponent first.'],
  'opponent-taken': [409, 'Somebody else has just taken the other side.'],
  'no-opponent': [409, 'Nobody has the other side at the moment.'],

  'team-ended': [409, 'This team has ended.'],
  'team-full': [409, 'This team is not taking players at the moment.'],
  'cannot-ask-team': [409, 'You cannot ask this team.'],
  'too-many-asked': [409, 'Many players are waiting to hear from this team. Ask its captain for the link.'],
  'not-a-member': [409, 'This player is not in the team.'],
  'number-taken': [409, 'Another player wears this number.'],
  'too-many-formations': [409, 'A team can keep ten formations. Delete one first.'],
  'same-team': [409, 'A team cannot challenge itself.'],
  'same-captain': [409, 'You sent this challenge. Somebody else has to answer for the other team.'],
  'challenge-open': [409, 'Your team has an open challenge. Withdraw it first, or wait for the answer.'],
  'challenge-over': [409, 'This challenge is not open any more.'],
  'slots-taken': [409, 'Some of these times have just been taken. The challenge is not sent yet.'],
  'too-many-times': [409, 'You are already holding three times to offer. Give one back first.'],
  'too-many-unused-times': [
    409,
    'You have held thirty times today without offering them. Try again tomorrow.',
  ],
  'too-soon': [409, 'Offer times that are more than six hours away.'],
  'team-plays': [409, 'This team plays another set of this session.'],
  'set-name-taken': [409, 'Another set of this session has this name.'],

  'entries-closed': [409, 'This tournament takes no more entries.'],
  'tournament-full': [409, 'This tournament is full.'],
  'already-entered': [409, 'This team has entered already.'],
  'not-entered': [409, 'This team is not in the tournament.'],
  'in-two-squads': [409, 'A player is in the squad of another team.'],
  'squad-too-large': [409, 'The squad has more players than the tournament allows.'],
  'not-in-squad': [409, 'You are not in a squad of this match.'],
  'no-time-yet': [409, 'This match has no time yet.'],
  'squads-closed': [409, 'The squads are closed. Ask the organizer.'],
  'tournament-begun': [409, 'The tournament has begun.'],
  'already-drawn': [409, 'The draw has been made.'],
  'too-few-entries': [409, 'Too few teams have entered.'],
  'not-level': [409, 'These teams do not share a place, or still have matches to play.'],
  'sides-unknown': [409, 'It is not known yet who plays this match.'],
  'match-recorded': [409, 'This match was scored in the app. Correct its goals there.'],
  'may-end-level': [409, 'A match of a table may end level. No lot is drawn.'],
  'not-a-draw': [409, 'This match did not end level. A lot decides level matches only.'],
  'match-replayed': [409, 'This match is played again. What happened in the earlier one stays as it is.'],
  'results-void': [409, 'This team has withdrawn, and none of its results counts.'],
  'result-entered': [409, 'The organizer has entered the result of this match.'],
  'changes-later-matches': [409, 'This changes who plays later matches.'],
  'later-match-begun': [
    409,
    'This changes who plays a later match, and that has begun. Undo its kick-off or take its result back first.',
  ],
  'not-drawn': [409, 'Make the draw first.'],
  'plan-outdated': [409, 'Some of these slots have gone. Nothing is booked. Make a new plan.'],
  'team-plays-then': [409, 'One of the teams plays another match then, or rests.'],
  'out-of-order': [409, 'This match has to come after those that lead to it.'],
  'team-has-begun': [409, 'This team has played already. It can only withdraw.'],
  'not-an-organizer': [409, 'This person is not an organizer yet. They can become one in their profile.'],
  'calendar-busy': [503, 'Other plans are being made. Please try again.'],
  'tournament-over': [409, 'This tournament is over.'],

  'not-about-oneself': [409, 'Report somebody else.'],
  'already-answered': [409, 'This message has been answered.'],
  'is-staff': [409, 'This account is staff. Take that away with the admin command first.'],
  'already-suspended': [409, 'This account is suspended already.'],
  'not-suspended': [409, 'This account is not suspended.'],

  'payment-moved': [409, 'This payment has changed in the meantime.'],
  'reminded-lately': [409, 'They were reminded in the last 12 hours. Try again later.'],
  'nobody-owes': [409, 'Nobody else has a share to pay.'],

  'match-unfinished': [409, 'Finish the match that is running first.'],
  'match-begun': [409, 'The match has begun. Record a substitution instead.'],
  'match-over': [409, 'This match is over.'],
  'vote-not-open': [409, 'The vote on this match is not open.'],
  'not-in-match': [409, 'This player was not in this match.'],
  'not-oneself': [409, 'Vote for somebody else.'],
  'lineup-changed': [409, 'Somebody has changed this lineup in the meantime.'],
  'not-scorer': [409, 'You may not keep the score of this match.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type RefusalCode = keyof typeof refusals

/**
 * The body of a refusal. `error`, `message` and `detail` hold one sentence, because the screens read any of them;
 * `fields` names each wrong field by its path (`location.coordinates.0`). It may carry how the world stands now, such
 * as `alternatives` on `slot-taken`.
 */
export interface RefusalBody {
  error: string
  message: string
  detail: string
  code: RefusalCode
  fields?: Record<string, string>
  [fact: string]: unknown
}
