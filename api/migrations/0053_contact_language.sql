-- Code of the language of the page that sent the message, so that the reply is in the same language.
alter table contact_messages add column language text check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$');
