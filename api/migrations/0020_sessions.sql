-- Sessions that repeat one another weekly have the same one; each stands for itself in everything else.
alter table sessions add column series_id uuid;
create index sessions_of_series on sessions (series_id) where series_id is not null;
