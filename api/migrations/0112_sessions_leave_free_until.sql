-- Until when a player who got the place without a tap of their own can leave it freely; null once that time is over.
alter table places add column leave_free_until timestamptz;
create index places_to_settle on places (leave_free_until) where leave_free_until is not null;
