-- S-09: m3 of a cycle's shortfall that resource balance asked for; they are passed on without a fee.
alter table child_order add column excused_volume numeric(14, 2) not null default 0 check (excused_volume >= 0);
