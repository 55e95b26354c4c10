alter table customers
  -- for those who act for the centre alone
  add column note text not null default '',
  -- since when they may not book there
  add column not_welcome_since timestamptz;
