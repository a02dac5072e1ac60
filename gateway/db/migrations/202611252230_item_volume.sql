-- An item of a bill says the volume that its lines price; what gas packages cover stands in items of their own.
update invoice_item i
   set volume = l.billed
  from (
    select b.bp, b.bill_no, coalesce(sum(line.billed_volume), 0)::numeric(16,4) as billed
      from bill b
      join bill_line line on line.bp = b.bp and line.bill_id = b.bill_id
     group by b.bp, b.bill_no
  ) l
 where i.source = 'BILL' and i.bp = l.bp and i.source_no = l.bill_no and i.volume is distinct from l.billed;
