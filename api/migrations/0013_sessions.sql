-- How a set lines up before its matches. Of a player who has left the set since, it is passed over.
create table set_lineups (
  session_id uuid not null,
  set_number int not null,
  player_id uuid not null,
  role text not null check (role in ('goalkeeper', 'defenders', 'midfielders', 'forward', 'substitutes')),
  number int not null check (number between 1 and 99),
  rank int not null,
  -- percent of the pitch's width and length from the own goal; both or neither
  x real check (x between 0 and 100),
  y real check (y between 0 and 100),
  check ((x is null) = (y is null)),
  primary key (session_id, set_number, player_id),
  foreign key (session_id, set_number) references sets (session_id, number) on delete cascade,
  foreign key (session_id, player_id) references places (session_id, player_id)
    on update cascade on delete cascade
);
create index set_lineups_of_player on set_lineups (player_id);

-- How often a lineup was saved, and who did it last.
alter table sets
  add column lineup_revision int not null default 0,
  add column lineup_by uuid references players (id);

alter table matches
  add column lineup_one_revision int not null default 0,
  add column lineup_one_by uuid references players (id),
  add column lineup_two_revision int not null default 0,
  add column lineup_two_by uuid references players (id);
