-- The clock on the scoreboard starts each period at its regular minute. `clock_elapsed_ms` stays the time that was played;
-- this is what was played in earlier periods beyond their regular length, negative where they ended early.
alter table matches add column clock_added_ms int not null default 0;
