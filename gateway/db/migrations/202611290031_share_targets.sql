-- E-S-01: a draw and the page about saving gas may be shared too.
alter table share_link drop constraint share_link_target_type_check;
alter table share_link add constraint share_link_target_type_check
  check (target_type in ('article', 'product', 'activity', 'hyq', 'lottery', 'knowledge', 'app'));
