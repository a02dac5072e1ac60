-- Notifications of the embedded tax platform that nobody has taken yet; and the way from its keys to an application.

create table tax_notice (
  company_code text not null,
  notice_id text not null,
  document_key text not null,
  due_at timestamptz not null,
  attempts int not null default 0,
  primary key (company_code, notice_id)
);
create index tax_notice_due on tax_notice (due_at);

create index invoice_apply_id on invoice_apply (apply_id);
