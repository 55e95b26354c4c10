-- What is told by a broker, for two minutes: it goes out after the commit, and whoever the broker did not reach finds it here.
create table news (
  id bigint generated always as identity primary key,
  topic text not null,
  -- what is told several times in one transaction is told once
  transaction xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  unique (transaction, topic)
);
create index news_unsent on news (id) where sent_at is null;
create index news_by_time on news (at);

-- Whether there is a broker. One row, which each process that starts writes.
create table news_way (
  single boolean primary key default true check (single),
  by_broker boolean not null default false
);
insert into news_way default values;

-- NOTIFY makes commits wait for each other; a row does not.
create function tell_news(topics text[]) returns void language plpgsql as $$
begin
  if (select by_broker from news_way) then
    insert into news (topic) select unnest(topics) on conflict do nothing;
  else
    perform pg_notify('news', topic) from unnest(topics) as topic;
  end if;
end $$;

create or replace function notify_centre_of_booking() returns trigger language plpgsql as $$
begin
  perform tell_news(array_agg('centre:' || centre_id)) from pitches where id in (new.pitch_id, old.pitch_id);
  return null;
end $$;

create or replace function notify_centre() returns trigger language plpgsql as $$
begin
  perform tell_news(array['centre:' || new.centre_id]);
  return null;
end $$;

create or replace function notify_centre_of_session() returns trigger language plpgsql as $$
begin
  perform tell_news(array_agg('centre:' || centre_id))
  from pitches where id = (select pitch_id from bookings where id = new.booking_id);
  return null;
end $$;
