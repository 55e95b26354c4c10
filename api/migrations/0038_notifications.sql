alter table notifications
  add column tournament_id uuid references tournaments (id) on delete cascade,
  -- when to send the mail that the user's quiet hours delay; null if no mail is waiting
  add column mail_at timestamptz,
  add column centre_id uuid references centres (id) on delete cascade,
  drop constraint notifications_check,
  add constraint about_one_thing check (num_nonnulls(session_id, team_id, tournament_id, centre_id) = 1);
create index notifications_of_tournament on notifications (tournament_id) where tournament_id is not null;
create index notifications_of_centre on notifications (centre_id) where centre_id is not null;
create index notifications_to_mail on notifications (mail_at) where mail_at is not null;

-- Quiet hours in the user's time zone. Users without a row get mail at any time.
create table quiet_hours (
  user_id uuid primary key references users (id) on delete cascade,
  is_on boolean not null,
  starts text not null,
  ends text not null check (ends <> starts),
  time_zone text not null
);
