-- Y-23: what a user typed into a form and did not send, for a day.
create table form_draft (
  bp text not null,
  user_id text not null,
  -- Address of the page, and the form's name on it.
  place text not null,
  company_code text not null,
  values_enc text not null,
  saved_at timestamptz not null,
  primary key (bp, user_id, place)
);
create index form_draft_saved on form_draft (saved_at);
comment on column form_draft.values_enc is 'type: Sealed';
