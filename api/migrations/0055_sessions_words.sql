-- Reason of a cancellation that a user typed. Null: `reason` is a code, or in older rows also a typed reason.
alter table session_changes add column words text;
