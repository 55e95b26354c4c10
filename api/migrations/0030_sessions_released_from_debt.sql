-- v0.1.0 added some players from the waitlist too late to play or refuse: after kick-off, or less than an hour before they
-- left. Clears their debts and their records of missing the session. No other player is charged instead.
create temporary table bound_unasked on commit drop as
with arrivals as (
  select distinct on (session_id, player_id) session_id, player_id, change, at, by
  from session_changes where player_id is not null and change in ('joined', 'taken-in', 'accepted')
  order by session_id, player_id, id desc
), departures as (
  select session_id, player_id, max(at) as at
  from session_changes where change = 'late-left' group by session_id, player_id
)
select place.id, place.session_id, place.player_id
from arrivals arrival
  join places place using (session_id, player_id)
  join sessions session on session.id = place.session_id
  join bookings booking on booking.id = session.booking_id
  left join departures departure using (session_id, player_id)
  cross join lateral (select coalesce(
    case when not exists (select from users where id = place.player_id) then place.added_by end, place.player_id) as id) payer
where arrival.change = 'taken-in' and arrival.by is distinct from payer.id
  and place.player_id <> session.captain_id and place.player_id is distinct from session.opponent_id
  and (
    (arrival.at >= lower(booking.during) and session.state in ('finished', 'abandoned')
      and place.state in ('going', 'no-show', 'late-left'))
    or (place.state = 'late-left'
      and departure.at between arrival.at and least(arrival.at + interval '1 hour', lower(booking.during))))
  -- a player who played, or changed anything about the place afterwards, had accepted the place
  and not exists (
    select from session_changes later
    where later.session_id = place.session_id and later.player_id = place.player_id and later.at > arrival.at
      and later.by in (payer.id, place.player_id) and later.change not in ('left', 'late-left'))
  and not exists (
    select from ledger said
    where said.session_id = place.session_id and said.place_id = place.id and said.at > arrival.at and said.by = payer.id)
  and not exists (
    select from matches match join events event on event.match_id = match.id
    where match.session_id = place.session_id and place.player_id in (event.player_id, event.on_id));

update places set state = 'left', set_number = null
from bound_unasked where places.id = bound_unasked.id;

insert into session_changes (session_id, at, change, player_id)
select session_id, now(), 'left', player_id from bound_unasked;

insert into ledger (session_id, place_id, act, from_account, to_account, amount, at)
select balance.session_id, balance.place_id, 'reverse', 'open', 'share', balance.owed, now()
from balances balance join bound_unasked on bound_unasked.session_id = balance.session_id and bound_unasked.id = balance.place_id
where balance.owed > 0;

insert into ledger (session_id, place_id, act, from_account, to_account, amount, at)
select balance.session_id, balance.place_id, 'reverse', 'waived', 'open', least(balance.waived, -balance.open), now()
from balances balance join bound_unasked on bound_unasked.session_id = balance.session_id and bound_unasked.id = balance.place_id
where balance.waived > 0 and balance.open < 0;
