-- Of all that a team played of late, its next session is looked for among the few that are not over.
create index sessions_not_over on sessions (id) where state in ('open', 'confirmed', 'started');
