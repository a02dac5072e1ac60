-- Phones, mail addresses, bank accounts and addresses of invoices, transfers and mailings are sealed like those of the account (C 2).
-- What is looked for by its value has a keyed hash beside it. No released gateway knows these tables.

alter table tt_order drop constraint tt_order_payer_account_check;
alter table tt_order add column payer_index text not null default '';
alter table bank_statement add column payer_index text not null default '';
drop index tt_order_payer;
create index tt_order_payer_index on tt_order (company_code, payer_index) where state in ('WAIT_REMIT', 'WAIT_VERIFY', 'REJECTED');

comment on column tt_order.payer_account is 'type: Sealed';
comment on column bank_statement.payer_account is 'type: Sealed';
comment on column invoice_title.address is 'type: Sealed';
comment on column invoice_title.phone is 'type: Sealed';
comment on column invoice_title.bank_account is 'type: Sealed';
comment on column invoice_title.email is 'type: Sealed';
comment on column invoice_title.receiver_phone is 'type: Sealed';
comment on column invoice_apply.emails is 'type: Sealed[]';
comment on column invoice_apply.receiver_phone is 'type: Sealed';
comment on column invoice_apply.title is 'json: SealedParty';
comment on column invoice_red.new_title is 'json: SealedParty | null';
comment on column invoice.buyer is 'json: SealedParty';
comment on column invoice_mail.email is 'type: Sealed';
comment on column finance_mailing.email is 'type: Sealed';
comment on column finance_mailing.wanted_email is 'type: Sealed';
comment on column finance_sending.email is 'type: Sealed';

-- Answers kept for repeats; what older gateways kept in plain goes after seven days.
alter table idempotency add column answer_sealed text;
comment on column idempotency.answer_sealed is 'type: Sealed';

-- Notices are kept as well: they name a phone by its mask.
update todo set summary = regexp_replace(summary, '(1[3-9]\d)\d{4}(\d{4})', '\1****\2') where type in ('SUB_REVIEW', 'MASTER_CLAIM');
update message set summary = regexp_replace(summary, '(1[3-9]\d)\d{4}(\d{4})', '\1****\2'),
  params = jsonb_set(params, '{phone}', to_jsonb(regexp_replace(params ->> 'phone', '(1[3-9]\d)\d{4}(\d{4})', '\1****\2')))
  where template_code in ('SUB_REVIEW', 'MASTER_CLAIM') and params ? 'phone';

-- seal tt_order: payer_account (payer_index)
-- seal bank_statement: payer_account (payer_index)
-- seal invoice_title: address, phone, bank_account, email, receiver_phone
-- seal invoice_apply: emails, receiver_phone, title.address, title.phone, title.bankAccount
-- seal invoice_red: new_title.address, new_title.phone, new_title.bankAccount
-- seal invoice: buyer.address, buyer.phone, buyer.bankAccount
-- seal invoice_mail: email
-- seal finance_mailing: email, wanted_email
-- seal finance_sending: email
-- seal prepared_payment: wish.transfer.payerAccount
