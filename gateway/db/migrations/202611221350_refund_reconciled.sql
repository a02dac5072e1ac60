-- The number under which the channel took on the refund of a payment, and when: what its bill of that day has to show.
alter table payment add column refund_no text;
alter table payment add column refund_asked_at timestamptz;
create index payment_refund_no on payment (refund_no) where refund_no is not null;
create index payment_refunded on payment (channel, refund_asked_at) where refund_asked_at is not null;
-- Of earlier ones the number is known and the day is not: they are found when a bill names them, and missed in none.
update payment set refund_no = placed.refund_no
from (
  select p.bp, p.payment_id,
    r.out_refund_no || '-' || row_number() over (partition by p.bp, p.order_id order by p.created_at, p.payment_id) as refund_no
  from payment p join refund r on r.bp = p.bp and r.order_id = p.order_id and r.state <> 'REFUSED'
) placed
where payment.bp = placed.bp and payment.payment_id = placed.payment_id and payment.state = 'REFUNDED';

-- Of a refund `out_trade_no` is the refund's own number.
alter table reconcile_diff drop constraint reconcile_diff_kind_check;
alter table reconcile_diff add constraint reconcile_diff_kind_check
  check (kind in ('LONG', 'SHORT', 'AMOUNT', 'REFUND_LONG', 'REFUND_SHORT', 'REFUND_AMOUNT'));

alter table sandbox_refund add column created_at timestamptz;
