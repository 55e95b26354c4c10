-- Names the payers of receipts written before 0155. A guest is never renamed, so the name is that of then. Of a guest who was
-- claimed only the name of the account is known: these receipts and their lines say that they were completed later.
insert into log_names (payment_id, role, guest_id, name)
select payment.id, 'about', guest.id, guest.name
from booking_payments payment
  join places place on place.id = payment.place_id and place.added_by is not null
  join players guest on guest.id = place.player_id
on conflict do nothing;

alter table booking_payments disable trigger booking_payments_grow;
with named as (
  insert into log_names (payment_id, role, user_id, name)
  select payment.id, 'about', u.id, player.name
  from booking_payments payment
    join places place on place.id = payment.place_id and place.added_by is null
    join users u on u.id = place.player_id
    join players player on player.id = u.id
  on conflict do nothing
  returning payment_id
), completed as (
  update booking_payments set rebuilt = true where id in (select payment_id from named)
)
update centre_log set rebuilt = true where payment_id in (select payment_id from named);
alter table booking_payments enable trigger booking_payments_grow;

insert into log_names (line_id, role, user_id, guest_id, name)
select line.id, named.role, named.user_id, named.guest_id, named.name
from centre_log line
  join booking_payments payment on payment.id = line.payment_id and payment.place_id is not null
  join log_names named on named.payment_id = payment.id and named.role = 'about'
on conflict do nothing;
