-- Recomputes email keys with IDNA's rules for domains: 'straße.example' differs from 'strasse.example' and equals
-- 'xn--strae-oqa.example'. Typographic hyphens become ASCII hyphens.

-- Decodes a Punycode label (RFC 3492); returns an invalid label unchanged.
create function pg_temp.shown_label(label text) returns text language plpgsql as $$
declare
  coded text := substr(label, 5);
  basic int := length(coded) - position('-' in reverse(coded));
  points int[] := '{}';
  n bigint := 128;
  i bigint := 0;
  bias int := 72;
  at int := 1;
  before bigint;
  weight bigint;
  digit int;
  threshold int;
  delta bigint;
  k int;
begin
  if left(label, 4) <> 'xn--' then return label; end if;
  if position('-' in coded) > 0 then
    points := array(select ascii(sign) from regexp_split_to_table(left(coded, basic), '') as sign where sign <> '');
    at := basic + 2;
  end if;
  while at <= length(coded) loop
    before := i;
    weight := 1;
    k := 36;
    loop
      digit := ascii(substr(coded, at, 1));
      digit := case when digit between 97 and 122 then digit - 97 when digit between 48 and 57 then digit - 22 end;
      if digit is null then return label; end if;
      at := at + 1;
      i := i + digit * weight;
      threshold := greatest(1, least(26, k - bias));
      exit when digit < threshold;
      weight := weight * (36 - threshold);
      k := k + 36;
    end loop;
    delta := case when before = 0 then (i - before) / 700 else (i - before) / 2 end;
    delta := delta + delta / (cardinality(points) + 1);
    k := 0;
    while delta > 455 loop
      delta := delta / 35;
      k := k + 36;
    end loop;
    bias := k + 36 * delta / (delta + 38);
    n := n + i / (cardinality(points) + 1);
    i := i % (cardinality(points) + 1);
    points := points[1:i] || n::int || points[i + 1:];
    i := i + 1;
  end loop;
  return coalesce(nullif((select string_agg(chr(point), '' order by nth) from unnest(points) with ordinality as p (point, nth)), ''), label);
exception when others then
  return label;
end $$;

create function pg_temp.email_key(email text, stored text) returns text language sql as $$
  select translate(substring(stored from '^(.*)@'), '‐‑‒–—―−', '-------') || '@' || string_agg(
    pg_temp.shown_label(normalize(lower(label), nfkc)), '.' order by nth)
  from regexp_split_to_table(substring(email from '@([^@]*)$'), '[.。]') with ordinality as labels (label, nth)
$$;

-- An account keeps its old key if another account already has the new key.
create temporary table changed_keys on commit drop as
  select id, key from (
    select id, email_key, pg_temp.email_key(email, email_key) as key, row_number() over (
      partition by pg_temp.email_key(email, email_key) order by email_confirmed_at nulls last, created_at, id) as place
    from users where email ~* '@.*(ß|ς|ı|xn--)' or email ~ '[‐-―−].*@') as keys
  where key is not null and key <> email_key and place = 1 and not exists (select from users o where o.email_key = keys.key);
update users set email_key = key from changed_keys where users.id = changed_keys.id;
