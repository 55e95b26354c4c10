-- What is read of a past that grows is a stretch of an index, however long it has become.

-- somebody's latest places, for what is to come and who came
create index places_latest on places (player_id, since);
drop index places_of_player;
-- what a captain leads that is not over
create index sessions_led on sessions (captain_id) where state in ('open', 'confirmed', 'started');
-- what two teams have agreed on
create index challenges_accepted_from on challenges (from_team) where state = 'accepted';
create index challenges_accepted_to on challenges (to_team) where state = 'accepted';
-- what is still to be played at some time
create index tournament_matches_to_play on tournament_matches (starts_at) where result is null;
create index matches_not_over on matches (id) where state not in ('finished', 'abandoned', 'walkover');
-- tournaments that are over, the latest first
create index tournaments_over on tournaments (ended_at desc, created_at desc, id) where state in ('finished', 'cancelled');
-- who was put in by somebody
create index places_of_guests on places (player_id) where added_by is not null;
-- guests whose names are still known
create index players_named on players (created_at) where name <> 'Guest';
drop index players_by_age;
-- holds that ended and can go; those of a challenge stay with it
create index bookings_to_forget on bookings (created_at) where state in ('expired', 'released') and kind <> 'challenge';
drop index bookings_ended_holds;
-- one's own data
create index wishes_of_player on wishes (player_id);
create index wishes_with_player on wishes (with_id);
