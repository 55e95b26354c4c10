-- Adds log entries for owners' actions in v0.1.0, as far as they are known. `on conflict` skips entries that a running process
-- has written since the last migration.
insert into centre_log (centre_id, at, by, act, count, booking_id, about, pitch, starts_at, rebuilt, source)
select centre_id, at, by, act, count(*), (array_agg(booking_id order by starts_at, pitch))[1], min(about),
  (array_agg(pitch order by starts_at, pitch))[1], min(starts_at), true, 'booking ' || min(id)
from (
  select c.id, c.at, c.by, p.centre_id, step.act, b.id as booking_id,
    -- pitch and start at that time are unknown if the booking was moved later
    case when not later.moved then p.name end as pitch,
    case when not later.moved then lower(b.during) end as starts_at,
    case when b.blocked_by is not null then b.reason else (
      select t.name from tournament_matches m join tournaments t on t.id = m.tournament_id
      where m.booking_id = b.id limit 1) end as about,
    case when b.blocked_by is not null then 'closure' else c.id::text end as batch
  from booking_changes c
    join bookings b on b.id = c.booking_id
    join pitches p on p.id = b.pitch_id
    join centres on centres.id = p.centre_id and centres.owner_id = c.by
    left join sessions s on s.booking_id = b.id
    cross join lateral (select exists (
      select from booking_changes where booking_id = b.id and state = 'moved' and id > c.id) as moved) as later
    cross join lateral (
      select case c.state
        when 'blocked' then 'closed' when 'declined' then 'declined' when 'cancelled' then 'cancelled' when 'moved' then 'moved'
        when 'released' then case when b.blocked_by is not null then 'opened' end
        when 'confirmed' then case
          when exists (select from booking_changes where booking_id = b.id and id < c.id) then 'authorized' else 'booked' end
        end as act) as step
  where step.act is not null and c.by is distinct from b.booker_id and c.by is distinct from s.captain_id
) as done
group by centre_id, at, by, act, batch
on conflict do nothing;

insert into centre_log (centre_id, at, by, act, booking_id, payment_id, rebuilt, source)
select centre_id, at, by, 'took', booking_id, id, true, 'payment ' || id from booking_payments
on conflict do nothing;

insert into log_names (payment_id, role, user_id, name)
select payment.id, 'by', u.id, p.name
from booking_payments payment join users u on u.id = payment.by join players p on p.id = u.id;
insert into log_names (payment_id, role, user_id, guest_id, name)
select payment.id, 'about', u.id, case when u.id is null then p.id end, p.name
from booking_payments payment
  join places place on place.id = payment.place_id
  join players p on p.id = place.player_id
  left join users u on u.id = p.id
where u.id is not null or place.added_by is not null;

insert into log_names (line_id, role, user_id, name)
select line.id, 'by', u.id, p.name
from centre_log line join users u on u.id = line.by join players p on p.id = u.id
where line.rebuilt;
insert into log_names (line_id, role, user_id, guest_id, name)
select line.id, named.role, named.user_id, named.guest_id, named.name
from centre_log line join log_names named on named.payment_id = line.payment_id and named.role = 'about'
where line.rebuilt;
-- names the booking's captain, unless the session was handed over after the logged action
insert into log_names (line_id, role, user_id, name)
select line.id, 'about', u.id, p.name
from centre_log line
  join bookings b on b.id = line.booking_id and b.blocked_by is null
  left join sessions s on s.booking_id = b.id
  join users u on u.id = coalesce(s.captain_id, b.booker_id)
  join players p on p.id = u.id
where line.rebuilt and line.payment_id is null and line.about is null and not exists (
  select from session_changes where session_id = s.id and change = 'handed-over' and at > line.at);
