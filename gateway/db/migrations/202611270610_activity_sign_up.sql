-- E 2.1: seats of activities, with those that wait for one.
create sequence seq_activity_no start 100001;
-- An uploaded picture; it is shown in place of `cover`.
alter table market_activity add column cover_file_id text;

create table activity_sign_up (
  bp text not null,
  sign_up_id text not null,
  company_code text not null,
  activity_id text not null,
  user_id text not null,
  -- Title and start as messages name them; a change of the activity is written here too.
  activity_title text not null,
  starts_at timestamptz not null,
  contact_name_enc text not null,
  contact_phone_enc text not null,
  attendees int not null check (attendees between 1 and 5),
  -- Six digits, said at the entrance; unlike any other of the activity.
  check_in_code text not null,
  state text not null check (state in ('waiting', 'signed', 'cancelled', 'calledOff', 'missed', 'attended', 'absent')),
  -- The next reminder (E-M-21); null: none is left.
  remind_at timestamptz,
  -- The end of the sign-up: who waits then gets no seat.
  wait_until timestamptz not null,
  -- A day after the end: who has not been seen was absent (E 3.3).
  absent_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, sign_up_id)
);
create index activity_sign_up_of on activity_sign_up (activity_id, sign_up_id);
create index activity_sign_up_own on activity_sign_up (bp, activity_id);
create index activity_sign_up_time on activity_sign_up (bp, created_at desc);
create index activity_sign_up_staff on activity_sign_up (company_code, sign_up_id);
create index activity_sign_up_user on activity_sign_up (user_id);
create index activity_sign_up_remind on activity_sign_up (remind_at) where state = 'signed';
create index activity_sign_up_absent on activity_sign_up (absent_at) where state = 'signed';
create index activity_sign_up_wait on activity_sign_up (wait_until) where state = 'waiting';
comment on column activity_sign_up.contact_name_enc is 'type: Sealed';
comment on column activity_sign_up.contact_phone_enc is 'type: Sealed';
