-- One key: a customer number is unique across the gas companies, its company follows from it. Every unique constraint of a customer's
-- table contains bp, every one of a company's table company_code (gateway/db/table-kinds.ts): what a number or an id names alone is found
-- by a plain index.
do $$
begin
  if exists (select 1 from customer group by bp having count(*) > 1) or exists (select 1 from gas_account group by bp having count(*) > 1) then
    raise exception 'a customer number stands in two gas companies: renumber one of them, then start again (select bp from customer group by bp having count(*) > 1)';
  end if;
end $$;
alter table customer drop constraint customer_pkey;
alter table customer add primary key (bp);
alter table gas_account drop constraint gas_account_pkey;
alter table gas_account add primary key (bp);

alter table statement drop constraint statement_statement_no_key;
alter table statement add unique (bp, statement_no);
alter table bill drop constraint bill_bill_no_key;
alter table bill add unique (bp, bill_no);
alter table pay_order drop constraint pay_order_order_no_key;
alter table pay_order add unique (bp, order_no);
alter table pay_order drop constraint pay_order_payer_user_id_request_no_key;
alter table pay_order add unique (bp, payer_user_id, request_no);
create index pay_order_request on pay_order (payer_user_id, request_no);
drop index pay_order_id;
create index pay_order_id on pay_order (order_id);
alter table payment drop constraint payment_out_trade_no_key;
alter table payment add unique (bp, out_trade_no);
-- Payments from before their number told the customer.
create index payment_trade on payment (out_trade_no);
alter table payment drop constraint payment_channel_channel_trade_no_key;
alter table payment add unique (bp, channel, channel_trade_no);
alter table refund drop constraint refund_out_refund_no_key;
alter table refund add unique (bp, out_refund_no);
alter table voucher drop constraint voucher_voucher_no_key;
alter table voucher add unique (bp, voucher_no);
create index voucher_id on voucher (voucher_id);
alter table installment_plan drop constraint installment_plan_plan_no_key;
alter table installment_plan add unique (bp, plan_no);

-- Asked for by their id alone, or by a value of their own.
create index sub_order_order on sub_order (order_id);
create index refund_id on refund (refund_id);
create index enterprise_cert_id on enterprise_cert (cert_id);
create index master_claim_id on master_claim (claim_id);
create index message_expire on message (expire_at);
create index customer_meters on customer using gin (meter_nos);
create index todo_business on todo (type, biz_id);
-- A prepared statement does not see that its parameter is the partial index's word: whole indexes.
drop index bp_binding_of_user;
create index bp_binding_of_user on bp_binding (user_id);
create index auth_session_user on auth_session (user_id, last_seen_at desc);
