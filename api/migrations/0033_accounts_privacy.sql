-- Which version of the privacy notice somebody agreed to when they signed up, and when; null for those who signed up
-- before there was one.
alter table users
  add column privacy_version int,
  add column privacy_agreed_at timestamptz,
  add constraint privacy_agreed check ((privacy_version is null) = (privacy_agreed_at is null));

-- What the nightly sweep looks for.
create index contact_messages_by_age on contact_messages (sent_at);
create index bookings_ended_holds on bookings (created_at) where state in ('expired', 'released');
create index booking_changes_by_age on booking_changes (at);
create index session_changes_by_age on session_changes (at);
create index tournament_changes_by_age on tournament_changes (at);
create index players_by_age on players (created_at);
