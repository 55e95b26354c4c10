-- A notification can be about a tournament itself, to whoever owns a pitch of it or organizes it.
alter table notifications add column tournament_id uuid references tournaments (id) on delete cascade;
alter table notifications drop constraint notifications_check;
alter table notifications add constraint about_one_thing
  check (num_nonnulls(session_id, team_id, tournament_id) = 1);
create index notifications_of_tournament on notifications (tournament_id) where tournament_id is not null;
