-- A hidden part hides its combined pitch from visitors. The desk books hidden pitches too, so the hours of hidden parts count.
alter table pitches add column parts_listed boolean not null default true;

create or replace function hours_of_parts(combined uuid) returns jsonb language sql stable as $$
  select jsonb_agg(part.opening_hours order by part.id)
  from pitch_parts join pitches part on part.id = part_id
  where pitch_id = combined
$$;

create function are_parts_listed(combined uuid) returns boolean language sql stable as $$
  select coalesce(bool_and(part.listed), true)
  from pitch_parts join pitches part on part.id = part_id
  where pitch_id = combined
$$;

create or replace function update_part_hours() returns trigger language plpgsql as $$
begin
  update pitches set part_hours = hours_of_parts(id), parts_listed = are_parts_listed(id)
  where id in (old.pitch_id, new.pitch_id)
    and (part_hours, parts_listed) is distinct from (hours_of_parts(id), are_parts_listed(id));
  return null;
end $$;

create or replace function update_hours_of_combined() returns trigger language plpgsql as $$
begin
  update pitches set part_hours = hours_of_parts(id), parts_listed = are_parts_listed(id)
  where id in (select pitch_id from pitch_parts where part_id = new.id)
    and (part_hours, parts_listed) is distinct from (hours_of_parts(id), are_parts_listed(id));
  return null;
end $$;

update pitches set part_hours = hours_of_parts(id), parts_listed = are_parts_listed(id)
where id in (select pitch_id from pitch_parts);
