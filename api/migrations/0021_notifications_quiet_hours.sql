-- When a person wants no mails, by the clock in their zone; without a row: never.
create table quiet_hours (
  user_id uuid primary key references users (id) on delete cascade,
  is_on boolean not null,
  starts text not null,
  ends text not null check (ends <> starts),
  time_zone text not null
);

-- When the mail of a notification goes out that waits for the end of its person's quiet hours; null where none waits.
alter table notifications add column mail_at timestamptz;
create index notifications_to_mail on notifications (mail_at) where mail_at is not null;
