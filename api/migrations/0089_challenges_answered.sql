-- Who said first that they could play has a place first once the challenge is accepted.
alter table challenge_answers add column answered_at timestamptz;
