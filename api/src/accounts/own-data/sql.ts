import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { firstValue } from '../../lib/database/rows.ts'

export const findOwnPhoto = (db: Database, userId: string) =>
  firstValue<Buffer>(db)`select large from photos where user_id = ${userId}`

const when = sql`p.name as pitch, lower(b.during) as start, upper(b.during) as "end"`

// Selects the column only if the desk recorded no phone number or the user's own number.
const ofOwnPhone = (column: string) =>
  sql`case when k.phone in ('', u.phone_number) then ${sql.ref(column)} end`

// Each column that refers to users or players must have a query here or a listed exception in routes.test.ts.
const statements = (me: string) => ({
  logins: sql`
    select device, created_at as "createdAt", used_at as "usedAt" from logins where user_id = ${me} order by 1`,

  passkeys: sql`
    select name, created_at as "createdAt", used_at as "usedAt" from passkeys where user_id = ${me} order by 2`,

  knownDevices: sql`select used_at as "usedAt" from known_devices where user_id = ${me} order by 1`,

  pitches: sql`
    select id as _id, name, address, lng, lat, surface, listed, created_at as "createdAt"
    from pitches where owner_id = ${me} order by created_at`,

  centres: sql`
    select id as _id, code, name, address, phone, house_rules as "houseRules", legal_name as "legalName",
      created_at as "createdAt"
    from centres where owner_id = ${me} order by created_at, id`,

  worksAt: sql`
    select c.name as centre, s.role, s.since from centre_staff s join centres c on c.id = s.centre_id
    where s.user_id = ${me} order by s.since, c.id`,

  rolesAtCentres: sql`
    select c.name as centre, r.role, r.at, r.player_id = ${me} as "mine" from centre_staff_changes r
      join centres c on c.id = r.centre_id
    where r.player_id = ${me} or r.by = ${me} order by r.at, r.id`,

  centreLog: sql`
    select c.name as centre, line.at, line.act from centre_log line join centres c on c.id = line.centre_id
    where line.by = ${me} order by line.at, line.id`,

  // hides another customer's phone number, because a user can take over another customer's booking by link
  customerAt: sql`
    select c.name as centre, nullif(${ofOwnPhone('k.name')}, '') as name, ${ofOwnPhone('k.phone')} as phone,
      ${ofOwnPhone('k.note')} as note, k.not_welcome_since as "notWelcomeSince", k.created_at as "createdAt",
      (select coalesce(json_agg(json_build_object('start', lower(b.during), 'state', b.state) order by b.during), '[]')
        from customer_bookings theirs join bookings b on b.id = booking_id where theirs.customer_id = k.id) as bookings
    from customers k join centres c on c.id = k.centre_id join users u on u.id = k.user_id
    where k.user_id = ${me} order by k.created_at, k.id`,

  bankDetails: sql`
    select since, bank, account_number as "accountNumber", account_name as "accountName"
    from bank_details where user_id = ${me} order by id`,

  bookings: sql`
    select b.id as _id, ${when}, b.state, b.reason, b.price_amount as "priceAmount",
      b.price_currency as "priceCurrency", b.created_at as "createdAt"
    from bookings b join pitches p on p.id = b.pitch_id
    where b.booker_id = ${me} or b.blocked_by = ${me} order by b.created_at`,

  bookingChanges: sql`
    select booking_id as booking, at, state, reason from booking_changes where by = ${me} order by at`,

  takenPayments: sql`
    select booking_id as booking, at, kind, amount, currency, method, receipt
    from booking_payments where by = ${me} order by at`,

  writtenMessages: sql`
    select c.name as centre, m.day, m.words, m.people, m.at
    from centre_messages m join centres c on c.id = m.centre_id where m.by = ${me} order by m.at`,

  writtenTexts: sql`
    select a.text as "where", a.row_id as of, case a.text
        when 'sessions.title' then (select title from sessions where id = a.row_id)
        when 'sessions.note' then (select note from sessions where id = a.row_id)
        when 'teams.address' then (select address from teams where id = a.row_id)
        when 'teams.match_wanted' then (select match_wanted from teams where id = a.row_id)
        when 'teams.players_wanted' then (select players_wanted from teams where id = a.row_id)
        when 'team_formations.name' then (select name from team_formations where id = a.row_id)
        when 'tournaments.about' then (select concat_ws(', ', about, address) from tournaments where id = a.row_id)
        when 'centre_closures.reason' then (select reason from centre_closures where id = a.row_id)
      end as words
    from text_authors a where a.user_id = ${me} order by a.text, a.row_id`,

  sessions: sql`
    select s.id as _id, ${when}, s.code, s.state, s.reason, s.match_type as "matchType", s.visibility,
      s.minutes_per_match as "minutesPerMatch", s.players_per_team as "playersPerTeam", s.set_count as sets,
      s.aet, s.penalty_shootout as "penaltyShootout", s.first_to as "firstTo", s.title, s.note, s.level,
      s.who_plays as "whoPlays", s.created_at as "createdAt",
      s.started_at as "startedAt", s.ended_at as "endedAt"
    from sessions s join bookings b on b.id = s.booking_id join pitches p on p.id = b.pitch_id
    where ${me} in (s.captain_id, s.opponent_id) order by s.created_at`,

  places: sql`
    select place.id as _id, place.session_id as session, ${when}, place.state, place.set_number as set,
      place.take_me_in as "takeMeIn", place.since, place.offer_until as "offerUntil",
      balance.owed, balance.said, balance.paid, balance.waived, balance.refunded
    from places place join sessions s on s.id = place.session_id
      join bookings b on b.id = s.booking_id join pitches p on p.id = b.pitch_id
      left join lateral (
        select owed, said, paid, waived, refunded from balances where session_id = place.session_id and place_id = place.id offset 0) balance on true
    where place.player_id = ${me} order by start`,

  guests: sql`
    select place.session_id as session, player.name, place.state, place.since
    from places place join players player on player.id = place.player_id
    where ${me} in (place.added_by, place.owed_by) order by place.since`,

  wishes: sql`
    select session_id as session, player_id = ${me} as "byMe" from wishes
    where player_id = ${me} or with_id = ${me} order by session_id`,

  payments: sql`
    select session_id as session, at, act, amount, method from ledger where by = ${me} order by id`,

  teams: sql`
    select m.team_id as team, t.name, m.state, m.role, m.shirt_number as number, m.since,
      t.match_wanted as "matchWanted", t.players_wanted as "playersWanted"
    from team_members m join teams t on t.id = m.team_id where m.user_id = ${me} order by m.since`,

  challenges: sql`
    select c.id as _id, one.name as "from", other.name as "to", c.state, c.words, c.pays, c.created_at as "createdAt"
    from challenges c join teams one on one.id = c.from_team join teams other on other.id = c.to_team
    where c.by_id = ${me} order by c.created_at`,

  challengeAnswers: sql`
    select lower(b.during) as start, a.answer, a.asked_at as asked,
      a.answered_at as answered from challenge_answers a
    join bookings b on b.id = a.booking_id where a.player_id = ${me} order by lower(b.during), b.id`,

  tournaments: sql`
    select id as _id, name, state, created_at as "createdAt" from tournaments
    where organizer_id = ${me} order by created_at`,

  squads: sql`
    select q.tournament_id as tournament, t.name, q.team_id as team, q.number
    from tournament_squads q join tournaments t on t.id = q.tournament_id
    where q.player_id = ${me} order by t.created_at`,

  tieAnswers: sql`
    select tie.tournament_id as tournament, a.match_id as match, a.starts_at as start, a.answer, a.asked_at as asked
    from tournament_answers a join tournament_matches tie on tie.id = a.match_id
    where a.player_id = ${me} order by a.starts_at, a.match_id`,

  tournamentChanges: sql`
    select tournament_id as tournament, at, change, reason from tournament_changes where by = ${me} order by id`,

  feePayments: sql`
    select tournament_id as tournament, team_id as team, at, act, amount, method
    from fee_ledger where by = ${me} order by id`,

  sessionChanges: sql`
    select session_id as session, at, change, coalesce(words, reason) as reason, edits, by = ${me} as "byMe" from session_changes
    where by = ${me} or player_id = ${me} order by at`,

  lineups: sql`
    select l.match_id as match, m.starts_at as start, m.team_one_name as "teamOne", m.team_two_name as "teamTwo",
      l.side, l.role, l.number, l.x, l.y
    from lineups l join matches m on m.id = l.match_id
    where l.player_id = ${me} order by m.starts_at`,

  setLineups: sql`
    select session_id as session, set_number as set, role, number, x, y from set_lineups
    where player_id = ${me} order by session_id, set_number`,

  linedUpSets: sql`
    select session_id as session, number as set from sets where lineup_by = ${me} order by session_id, number`,

  linedUpMatches: sql`
    select id as match, lineup_one_by is not distinct from ${me} as "teamOne",
      lineup_two_by is not distinct from ${me} as "teamTwo"
    from matches where lineup_one_by = ${me} or lineup_two_by = ${me} order by starts_at`,

  // selects events about the user only in matches that have the user in the lineup
  events: sql`
    select match_id as match, id, seq, type, side, card, scored, period, clock_ms as "clockMs", at, voids,
      by is not distinct from ${me} as recorded, ${me} = any (array[player_id, on_id]) as "ofMe"
    from events
    where by = ${me}
      or match_id in (select match_id from lineups where player_id = ${me}) and (player_id = ${me} or on_id = ${me})
    order by stored_at, seq`,

  scorerOf: sql`select match_id as match from scorers where user_id = ${me}`,

  appearances: sql`
    select match_id as match, season, day, side, outcome, goals, assists, clean_sheet as "cleanSheet"
    from appearances where player_id = ${me} order by day`,

  votes: sql`select match_id as match, at from votes where voter_id = ${me} order by at`,

  awards: sql`select match_id as match, votes from awards where player_id = ${me} order by match_id`,

  notifications: sql`
    select kind, session_id as session, at, read_at as "readAt", user_id = ${me} as "toMe",
      case when player_id = ${me} then words end as reason
    from notifications where user_id = ${me} or player_id = ${me} order by at`,

  notificationPreferences: sql`
    select kind, is_on as "on", by_mail as mail from notification_preferences where user_id = ${me} order by kind`,

  quietHours: sql`
    select is_on as "on", starts as "from", ends as until, time_zone as "timeZone" from quiet_hours where user_id = ${me}`,

  reports: sql`
    select kind, at, reason, words, closed_at as "closedAt" from reports where reporter_id = ${me} order by at`,

  reviews: sql`
    select state, phone_number as "phoneNumber", words, sent_at as "sentAt" from organizer_reviews
    where user_id = ${me}`,

  reviewPapers: sql`
    select kind, at, 'data:;base64,' || translate(encode(bytes, 'base64'), E'\\n', '') as paper
    from review_papers where user_id = ${me}`,

  hiddenByStaff: sql`
    select what, at, names, 'data:image/webp;base64,' || translate(encode(large, 'base64'), E'\\n', '') as photo
    from hidden_things where user_id = ${me} order by at`,

  blocked: sql`
    select player.name, at from blocks join players player on player.id = blocked_id
    where blocker_id = ${me} order by at`,

  staffActs: sql`
    select at, act, why, by is not distinct from ${me} as "byMe" from audit_log
    where by = ${me} or subject_kind = 'account' and subject_id = ${me} order by id`,
})

type Row = Record<string, unknown>

export const listOwnData = async (db: Database, userId: string) => {
  const sections: Record<string, Row[]> = {}
  for (const [name, statement] of Object.entries<RawBuilder<unknown>>(statements(userId)))
    sections[name] = (await statement.$castTo<Row>().execute(db)).rows
  return sections as Record<keyof ReturnType<typeof statements>, Row[]>
}
