-- when staff replied by mail or decided that no reply is needed; null while the message is open
alter table contact_messages add column answered_at timestamptz;
create index contact_messages_by_age on contact_messages (sent_at);
