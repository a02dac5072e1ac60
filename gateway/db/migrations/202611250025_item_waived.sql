-- IR-05: what red letters for returned goods (02) and discounts (04) took off an item for good. The rest of what is not invoiced is open.
alter table invoice_item add column waived_amount numeric(16,2) not null default 0;
update invoice_item i set waived_amount = -w.amount
from (
  select s.bp, s.item_id, sum(s.gross_amount) as amount
  from invoice_share s
  join invoice n on n.bp = s.bp and n.invoice_id = s.invoice_id
  join invoice_red r on r.bp = n.bp and r.red_id = n.red_id
  where r.reason in ('02', '04')
  group by s.bp, s.item_id
) w
where w.bp = i.bp and w.item_id = i.item_id;
