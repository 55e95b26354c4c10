-- The address that a user asked for. It takes the place of `email` once the link that was mailed to it is opened.
alter table users add new_email text, add new_email_key text;
