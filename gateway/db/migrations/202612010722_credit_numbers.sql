-- Y-01: a credit of remote meters carries the number of the account's ledger at which it was taken; of two, the meters show that of the
-- greater one. There is one per movement of money: `order_id` is its own id, `ref_id` the order or refund that moved the money. Rows of a
-- gateway of the release before have neither: their id is the order's.
alter table credit_command add column seq int;
alter table credit_command add column ref_id text;
update credit_command c set ref_id = c.order_id, seq = (
  select max(e.seq) from ledger_entry e
  where e.bp = c.bp and e.company_code = c.company_code and e.ref_type = 'ORDER' and e.ref_id = c.order_id
    and e.occurred_at <= c.created_at);
