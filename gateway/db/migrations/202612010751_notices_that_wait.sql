-- C-10: what was announced of a contract's end is to be acknowledged while the end is to come, no renewal is signed, and no later notice says it.
update todo t set status = '3'
from contract_notice n
join contract c on c.bp = n.bp and c.contract_id = n.contract_id
where t.type = 'NOTICE_ACK' and t.status = '0' and n.bp = t.bp and n.notice_id = t.biz_id
  and (
    c.state <> 'EFFECTIVE'
    or exists (
      select from contract r
      where r.bp = c.bp and r.renew_of = c.contract_id and r.state in ('WAIT_EFFECT', 'EFFECTIVE')
    )
    or exists (
      select from contract_notice later
      where later.bp = n.bp and later.contract_id = n.contract_id and later.kind <> 'UNSIGNED' and later.notice_id > n.notice_id
    )
  );
