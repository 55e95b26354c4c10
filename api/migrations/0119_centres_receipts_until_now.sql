-- Completes the receipts written before 0118, as far as it is known. Taking money waits for this; reading goes on.
alter table booking_payments disable trigger booking_payments_grow;
with moved as (
  -- the first move after each receipt says where it began until then, if that was kept
  select distinct on (payment.id) payment.id, c.moved_from
  from booking_payments payment join booking_changes c on c.booking_id = payment.booking_id
  where c.state = 'moved' and c.at > payment.at order by payment.id, c.id
), cancelled as (
  select booking_id, max(at) as at from booking_changes where state = 'cancelled' group by booking_id
)
update booking_payments payment set
  rebuilt = true,
  centre_name = c.name,
  centre_address = c.address,
  time_zone = p.time_zone,
  pitch_id = case when moved.id is null then p.id end,
  pitch_name = case when moved.id is null then p.name end,
  starts_at = case when moved.id is null then lower(b.during) else moved.moved_from end,
  ends_at = case when moved.id is null then upper(b.during) end,
  price = case when moved.id is null then case
    when b.state in ('pending', 'confirmed') or payment.at < cancelled.at then b.price_amount else b.cancel_fee end end,
  paid = sums.paid
from booking_payments one
  join bookings b on b.id = one.booking_id
  join pitches p on p.id = b.pitch_id
  join centres c on c.id = one.centre_id
  join (select id, sum(case kind when 'payment' then amount else -amount end)
    over (partition by booking_id order by at, receipt, id) as paid from booking_payments) sums on sums.id = one.id
  left join moved on moved.id = one.id
  left join cancelled on cancelled.booking_id = b.id
where payment.id = one.id and one.centre_name is null;

do $$
declare
  refund record;
begin
  for refund in
    select id, booking_id, place_id, amount, at from booking_payments where kind = 'refund' and refund_of is null
    order by at, receipt, id
  loop
    update booking_payments
    set refund_of = receipts_to_refund(refund.booking_id, refund.place_id, refund.amount, refund.at)
    where id = refund.id;
  end loop;
end $$;
alter table booking_payments enable trigger booking_payments_grow;

insert into log_names (payment_id, role, user_id, name)
select payment.id, 'by', u.id, p.name
from booking_payments payment join users u on u.id = payment.by join players p on p.id = u.id
on conflict do nothing;
insert into log_names (payment_id, role, user_id, customer_id, name)
select payment.id, 'about', u.id, case when u.id is null then customer.id end, coalesce(player.name, customer.name)
from booking_payments payment
  join bookings b on b.id = payment.booking_id
  left join sessions s on s.booking_id = b.id
  left join places place on place.id = payment.place_id
  cross join lateral (select b.kind = 'desk' or exists (
    select from booking_changes where booking_id = b.id and state = 'taken-over' and at > payment.at) as at_desk,
    exists (select from session_changes where session_id = s.id and change = 'handed-over' and at > payment.at) as handed_over) was
  left join users u on u.id = case when place.id is not null then place.player_id
    when not was.at_desk and not was.handed_over then coalesce(s.captain_id, b.booker_id) end
  left join players player on player.id = u.id
  left join customers customer on customer.id = b.customer_id and was.at_desk and place.id is null and customer.name <> ''
where num_nonnulls(u.id, customer.id) > 0
on conflict do nothing;
