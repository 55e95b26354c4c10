-- When the captain last reminded those who had not paid.
alter table sessions add column payers_reminded_at timestamptz;
