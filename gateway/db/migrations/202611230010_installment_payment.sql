-- What each payment of an instalment put on each bill of its plan (A 2.16): a bill names every payment that it took.
create table installment_payment (
  bp text not null,
  plan_id text not null,
  seq int not null,
  bill_id text not null,
  order_id text not null,
  principal numeric(16,2) not null check (principal >= 0),
  late_fee numeric(16,2) not null check (late_fee >= 0),
  primary key (bp, plan_id, seq, bill_id),
  foreign key (bp, plan_id, seq) references installment_item
);
create index installment_payment_bill on installment_payment (bp, bill_id);
