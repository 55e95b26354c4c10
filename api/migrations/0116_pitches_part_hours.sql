-- The opening hours of each part of a combined pitch, [] for a hidden part; null for a pitch without parts. Triggers keep the
-- copy, so that a query for slots reads one row.
alter table pitches add column part_hours jsonb;

create function hours_of_parts(combined uuid) returns jsonb language sql stable as $$
  select jsonb_agg(case when part.listed then part.opening_hours else '[]' end order by part.id)
  from pitch_parts join pitches part on part.id = part_id
  where pitch_id = combined
$$;

create function update_part_hours() returns trigger language plpgsql as $$
begin
  update pitches set part_hours = hours_of_parts(id)
  where id in (old.pitch_id, new.pitch_id) and part_hours is distinct from hours_of_parts(id);
  return null;
end $$;
create trigger update_part_hours after insert or update or delete on pitch_parts
  for each row execute function update_part_hours();

create function update_hours_of_combined() returns trigger language plpgsql as $$
begin
  update pitches set part_hours = hours_of_parts(id)
  where id in (select pitch_id from pitch_parts where part_id = new.id)
    and part_hours is distinct from hours_of_parts(id);
  return null;
end $$;
create trigger update_hours_of_combined after update of opening_hours, listed on pitches for each row
  when ((old.opening_hours, old.listed) is distinct from (new.opening_hours, new.listed))
  execute function update_hours_of_combined();

update pitches set part_hours = hours_of_parts(id) where id in (select pitch_id from pitch_parts);

create trigger notify_centre_of_parts after update of part_hours on pitches for each row execute function notify_centre();
