-- Which accounts of a customer have read a notice about a contract (B 2.21: read per user, acknowledged per customer).
create table contract_notice_read (
  bp text not null,
  notice_id text not null,
  user_id text not null,
  read_at timestamptz not null,
  primary key (bp, notice_id, user_id),
  foreign key (bp, notice_id) references contract_notice
);
-- UNSIGNED: the task that waits for its signature.
alter table contract_notice add column task_id text;
create index contract_notice_open on contract_notice (company_code, notice_id) where state <> 'ACKED';
create index sign_task_waiting on sign_task (company_code, expire_at, task_id);
