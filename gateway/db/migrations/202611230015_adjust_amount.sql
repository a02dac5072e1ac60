-- What adjustments cost or save of a line: the amount is its days' price and this. Lines from before know none.
alter table statement_line add column adjust_amount numeric(16,2) not null default 0;
alter table bill_line add column adjust_amount numeric(16,2);
