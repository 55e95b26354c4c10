alter table pitches
  -- { lists: [{ from, week: [{ days, open, close, amount }] }], holidays: [{ name, date, yearly, by, value }] };
  -- null where every slot costs the base price. Which of it holds when is computed in Node alone.
  add column prices jsonb;

alter table centres
  -- { freeHours, laterShare, deposit }; null where cancelling costs nothing
  add column terms jsonb;
alter table pitches
  -- those of its centre, kept here so that a hold reads one row
  add column terms jsonb;
alter table bookings
  -- as they stood when it was held
  add column terms jsonb,
  -- what the centre is owed after a cancellation, by the terms
  add column cancel_fee int not null default 0 check (cancel_fee >= 0);

create function take_terms() returns trigger language plpgsql as $$
begin
  new.terms := (select terms from centres where id = new.centre_id);
  return new;
end $$;
-- after stand_alone, by the order of names
create trigger take_terms before insert or update of centre_id on pitches for each row execute function take_terms();

create function hand_terms_on() returns trigger language plpgsql as $$
begin
  update pitches set terms = new.terms where centre_id = new.id;
  return null;
end $$;
create trigger hand_terms_on after update of terms on centres for each row
  when (old.terms is distinct from new.terms) execute function hand_terms_on();
