-- A time that is offered in a challenge is held from the tap on, as a draft; sending the challenge takes it over.
alter table bookings drop constraint bookings_kind_check;
alter table bookings add constraint bookings_kind_check check (kind in ('session', 'draft', 'challenge'));
-- Who pays for the pitch: each side half, or the team that asks, or the team challenged.
alter table challenges add column pays text not null default 'both' check (pays in ('both', 'from', 'to'));
-- The side that pays all of it, where its two teams agreed so; else each pays half.
alter table sessions add column paying_side int check (paying_side in (1, 2));
