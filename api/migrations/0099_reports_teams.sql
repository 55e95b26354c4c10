-- The name of a team is seen by everybody, and may be reported as that of a person or a pitch.
alter table reports
  drop constraint reports_kind_check,
  add constraint reports_kind_check check (kind in ('person', 'name', 'photo', 'pitch', 'team'));
