-- The log of what was done before 0120, as far as it is known. Others work meanwhile: a row that has a line gets no second one.
insert into centre_log (centre_id, at, by, act, count, booking_id, about, pitch, starts_at, moved_from, rebuilt, source)
select centre_id, at, by, act, count(*), (array_agg(booking_id order by starts_at, pitch))[1], min(about),
  (array_agg(pitch order by starts_at, pitch))[1], min(starts_at), min(moved_from), true, 'booking ' || min(id)
from (
  select c.id, c.at, c.by, p.centre_id, step.act, b.id as booking_id, c.moved_from,
    -- what a later move left behind is not known, except from when it was moved
    case when next.id is null then p.name end as pitch,
    case when next.id is null then lower(b.during) else next.moved_from end as starts_at,
    case when b.blocked_by is not null then b.reason else (
      select t.name from tournament_matches m join tournaments t on t.id = m.tournament_id
      where m.booking_id = b.id limit 1) end as about,
    case when b.series_id is not null then 'series ' || b.series_id
      when b.blocked_by is not null then 'closure' else c.id::text end as batch
  from booking_changes c
    join bookings b on b.id = c.booking_id and b.part_of is null
    join pitches p on p.id = b.pitch_id
    left join sessions s on s.booking_id = b.id
    left join lateral (
      select id, moved_from from booking_changes m
      where m.booking_id = b.id and m.state = 'moved' and m.id > c.id order by m.id limit 1) next on true
    cross join lateral (
      select case c.state
        when 'blocked' then 'closed' when 'declined' then 'declined' when 'cancelled' then 'cancelled'
        when 'moved' then 'moved' when 'no-show' then 'no-show' when 'no-show-undone' then 'no-show-undone'
        when 'taken-over' then 'taken-over'
        when 'released' then case when b.blocked_by is not null then 'opened' end
        when 'confirmed' then case
          when exists (select from booking_changes where booking_id = b.id and state = 'cancelled' and id < c.id)
            then 'put-back'
          when exists (select from booking_changes where booking_id = b.id and id < c.id) then 'authorized'
          else 'booked' end
        end as act) as step
  where step.act is not null and c.by is not null and (step.act = 'taken-over'
    or c.by is distinct from b.booker_id and c.by is distinct from s.captain_id and c.by in (
      select owner_id from centres where id = p.centre_id
      union all select user_id from centre_staff where centre_id = p.centre_id
      union all select player_id from centre_staff_changes where centre_id = p.centre_id))
) as done
group by centre_id, at, by, act, batch
on conflict do nothing;

insert into centre_log (centre_id, at, by, act, booking_id, payment_id, rebuilt, source)
select centre_id, at, by, case kind when 'payment' then 'took' else 'gave-back' end, booking_id, id, true, 'payment ' || id
from booking_payments
on conflict do nothing;
insert into centre_log (centre_id, at, by, act, pitch, day, people, rebuilt, source)
select message.centre_id, message.at, message.by, 'wrote', p.name, message.day, message.people, true, 'message ' || message.id
from centre_messages message left join pitches p on p.id = message.pitch_id
on conflict do nothing;
insert into centre_log (centre_id, at, by, act, role, rebuilt, source)
select centre_id, at, by, case when role is null then 'removed' when by = player_id then 'came' else 'role-changed' end, role, true,
  'role ' || id
from centre_staff_changes
on conflict do nothing;

insert into log_names (line_id, role, user_id, name)
select line.id, 'by', u.id, p.name
from centre_log line join users u on u.id = line.by join players p on p.id = u.id
where line.rebuilt;
insert into log_names (line_id, role, user_id, name)
select line.id, 'about', u.id, p.name
from centre_staff_changes change
  join centre_log line on line.source = 'role ' || change.id and line.rebuilt
  join users u on u.id = change.player_id join players p on p.id = u.id;
insert into log_names (line_id, role, user_id, customer_id, name)
select line.id, named.role, named.user_id, named.customer_id, named.name
from centre_log line join log_names named on named.payment_id = line.payment_id and named.role = 'about'
where line.rebuilt;
-- whose booking it was: the customer of the desk until a captain took it over, else the captain unless another one was then
insert into log_names (line_id, role, user_id, customer_id, name)
select line.id, 'about', u.id, case when u.id is null then customer.id end, coalesce(player.name, customer.name)
from centre_log line
  join bookings b on b.id = line.booking_id and b.blocked_by is null
  left join sessions s on s.booking_id = b.id
  cross join lateral (select b.kind = 'desk' or exists (
      select from booking_changes where booking_id = b.id and state = 'taken-over' and at >= line.at) as at_desk,
    exists (select from session_changes where session_id = s.id and change = 'handed-over' and at > line.at) as handed_over) was
  left join users u on not was.at_desk and not was.handed_over and u.id = coalesce(s.captain_id, b.booker_id)
  left join players player on player.id = u.id
  left join customers customer on was.at_desk and customer.id = b.customer_id and customer.name <> ''
where line.rebuilt and line.payment_id is null and line.about is null and num_nonnulls(u.id, customer.id) > 0;

-- What captains have taken over by then can be taken back too.
insert into take_overs (booking_id, at, joined)
select b.id, c.at, case when customer.user_id is not null and customer.user_id = b.booker_id
  then jsonb_build_object('note', customer.note, 'notWelcomeSince', customer.not_welcome_since) end
from bookings b
  join (select booking_id, max(at) as at from booking_changes where state = 'taken-over' group by booking_id) c on c.booking_id = b.id
  left join customers customer on customer.id = b.customer_id
where b.kind = 'session' and b.state = 'confirmed'
on conflict do nothing;
