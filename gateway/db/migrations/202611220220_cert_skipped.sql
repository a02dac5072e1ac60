-- Why a customer number was not bound, beside the number itself (CE-10): [{bp, reason}]. Until now every skipped one was told to have a master.
alter table enterprise_cert add column skipped jsonb not null default '[]';
update enterprise_cert
  set skipped = (select jsonb_agg(jsonb_build_object('bp', one, 'reason', 'HAS_MASTER')) from unnest(skipped_bps) as one)
  where cardinality(skipped_bps) > 0;
alter table enterprise_cert drop column skipped_bps;
