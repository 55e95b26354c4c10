-- Authors of texts on sessions, tournaments and other rows that can be handed over. A text is deleted with its author's
-- account. A text without a row here belongs to the current captain or organizer.
create table text_authors (
  -- table and column of the text, such as 'sessions.title'
  text text not null,
  row_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  primary key (text, row_id)
);
create index text_authors_by_user on text_authors (user_id);

create temporary table written on commit drop as
  select text, id, coalesce(edited, created, captain_id) as by from (
    select 'sessions.title' as text, s.id, s.captain_id,
      (select by from session_changes where session_id = s.id and change = 'edited' and reason like '%title “%'
        order by id desc limit 1) as edited,
      (select by from session_changes where session_id = s.id and change = 'created' order by id limit 1) as created
    from sessions s where title <> ''
    union all
    select 'sessions.note', s.id, s.captain_id,
      (select by from session_changes where session_id = s.id and change = 'edited' and reason like '%note “%'
        order by id desc limit 1),
      (select by from session_changes where session_id = s.id and change = 'created' order by id limit 1)
    from sessions s where note <> ''
    union all
    select 'tournaments.about', t.id, t.organizer_id, null,
      (select by from tournament_changes where tournament_id = t.id and change = 'created' order by id limit 1)
    from tournaments t where about is not null or address is not null
  ) as texts;

insert into text_authors (text, row_id, user_id)
  select text, id, by from written where by in (select id from users);

-- Deletes texts that v0.1.0 kept after their authors had deleted their accounts.
update sessions s set title = case when gone.title then '' else s.title end, note = case when gone.note then '' else s.note end
  from (
    select id, bool_or(text = 'sessions.title') as title, bool_or(text = 'sessions.note') as note from written
    where by not in (select id from users) group by id) as gone
  where s.id = gone.id;
update tournaments set about = null, address = null where id in (
  select id from written where text = 'tournaments.about' and by not in (select id from users));
update tournament_entries e set deduction_reason = '' from tournaments t
  where t.id = e.tournament_id and deduction_reason <> '' and t.organizer_id not in (select id from users);
update bookings set reason = null where reason is not null and booker_id not in (select id from users);

-- Deletes contact details of centres that have neither an owner nor a published pitch.
create temporary table left_centres on commit drop as
  select id from centres c where owner_id is null and not exists (select from pitches where centre_id = c.id and listed);
update centres set phone = '' where id in (select id from left_centres);
update pitches set phone = '', facilities = '{}' where centre_id in (select id from left_centres);

-- Deletes addresses and formation names of ended teams without a captain.
create temporary table left_teams on commit drop as
  select id from teams t where ended_at is not null
    and not exists (select from team_members where team_id = t.id and role = 'captain');
update teams set address = '' where id in (select id from left_teams);
update team_formations set name = 'Formation' where team_id in (select id from left_teams);
