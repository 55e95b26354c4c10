-- The form of a team is read from its latest day back, not from a season of results.
create index team_results_latest on team_results (team_id, season, day desc);
