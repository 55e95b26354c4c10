-- Which side owes the price of a session of two teams: 1 the captain's, 2 the opponent's; both half where it is null.
alter table sessions add column paying_side int check (paying_side between 1 and 2);
alter table challenges add column paying_side int check (paying_side between 1 and 2);
-- Each tap on a time holds it while the challenge is written; a challenge that is sent takes these holds over.
create index bookings_held_for_challenges on bookings (booker_id) where state = 'held' and kind = 'challenge';
