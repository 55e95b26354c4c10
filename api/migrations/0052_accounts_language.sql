-- Code of the language in which the app writes to the user, such as 'fr'. Null: the server's default language.
alter table users add column language text check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$');
