-- When staff answered by mail, or said that there is nothing to answer.
alter table contact_messages add column answered_at timestamptz;
