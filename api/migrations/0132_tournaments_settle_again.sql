-- Corrections after full time did not reach later matches before. The server settles these tournaments once more.
alter table tournaments add column settle_again boolean not null default false;
update tournaments set settle_again = true where state in ('drawn', 'running');
create index tournaments_to_settle on tournaments (id) where settle_again;
