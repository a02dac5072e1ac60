-- E 2.4: conversations with the assistant.
create table chat_conversation (
  bp text not null,
  conversation_id text not null,
  company_code text not null,
  user_id text not null,
  title_enc text not null,
  preview_enc text not null,
  pinned_at timestamptz,
  message_count int not null default 0,
  last_at timestamptz not null,
  -- Hidden from its user; kept for the audit of E-G-19.
  deleted_at timestamptz,
  created_at timestamptz not null,
  primary key (bp, conversation_id)
);
create index chat_conversation_own on chat_conversation (bp, user_id, last_at desc) where deleted_at is null;
create index chat_conversation_user on chat_conversation (user_id);
create index chat_conversation_last on chat_conversation (last_at);
comment on column chat_conversation.title_enc is 'type: Sealed';
comment on column chat_conversation.preview_enc is 'type: Sealed';

create table chat_message (
  bp text not null,
  message_id text not null,
  conversation_id text not null,
  company_code text not null,
  user_id text not null,
  seq int not null,
  role text not null check (role in ('question', 'answer')),
  -- Of an answer: its question.
  reply_to text,
  -- Text, figures, sources and actions as JSON (AnswerBody).
  body_enc text not null,
  -- Null for a question.
  state text check (state in ('pending', 'streaming', 'done', 'stopped', 'failed', 'blocked')),
  -- What the grammar made of the question, e.g. USAGE.COMPARE; NOT_FOUND: nothing was found.
  intent text not null default '',
  emergency boolean not null default false,
  planner text not null default 'embedded' check (planner in ('embedded', 'remote')),
  feedback text check (feedback in ('up', 'down')),
  feedback_tags text[] not null default '{}',
  feedback_enc text,
  first_ms int,
  total_ms int,
  created_at timestamptz not null,
  primary key (bp, message_id)
);
create index chat_message_of on chat_message (bp, conversation_id, seq);
-- E-G-03: one answer at a time.
create unique index chat_message_running on chat_message (bp, user_id) where state in ('pending', 'streaming');
create index chat_message_user on chat_message (user_id, created_at);
create index chat_message_unanswered on chat_message (company_code, created_at desc) where intent = 'NOT_FOUND' or feedback = 'down';
comment on column chat_message.body_enc is 'type: Sealed';
comment on column chat_message.feedback_enc is 'type: Sealed';
