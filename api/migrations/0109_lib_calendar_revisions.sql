-- Each event that a calendar file has shown, as it was last shown. RFC 5545 counts its revisions. An event that has lost
-- its time is shown as cancelled at the time it had.
create table calendar_revisions (
  -- a session, a booking or a match of a tournament
  event_id uuid primary key,
  -- its session, centre or tournament
  calendar_id uuid not null,
  -- a hash of everything that is shown
  fingerprint text not null,
  sequence int not null check (sequence >= 0),
  revised_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text not null
);
create index calendar_revisions_of_calendar on calendar_revisions (calendar_id, ends_at);

-- What people have in their calendars already, without a number of revisions. The first time it is shown again it is the
-- first revision. A match lasts as long as its rules say, with two minutes between its periods.
insert into calendar_revisions (event_id, calendar_id, fingerprint, sequence, revised_at, starts_at, ends_at, place)
select m.id, m.tournament_id, '', 0, now(), m.starts_at,
  m.starts_at + make_interval(mins => (t.rules ->> 'periods')::int * (t.rules ->> 'minutes')::int
    + ((t.rules ->> 'periods')::int - 1) * 2), p.name || ', ' || p.address
from tournament_matches m join tournaments t on t.id = m.tournament_id join pitches p on p.id = m.pitch_id
where m.starts_at is not null;

insert into calendar_revisions (event_id, calendar_id, fingerprint, sequence, revised_at, starts_at, ends_at, place)
select b.id, p.centre_id, '', 0, now(), lower(b.during), upper(b.during), p.name || E'\n' || p.address
from bookings b join pitches p on p.id = b.pitch_id
where b.state in ('pending', 'confirmed', 'blocked') and b.part_of is null
  and b.during && tstzrange(now() - interval '30 days', now() + interval '366 days')
  and exists (select from centre_feeds where centre_id = p.centre_id);
