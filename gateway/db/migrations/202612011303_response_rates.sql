-- Per cent of the signed volume below which a day counts nothing, and of which no more counts (S-06): settings of the company, which an
-- activity keeps from its publication and a sign-up as they were signed.
alter table balance_activity add column min_rate numeric(5, 2) not null default 50;
alter table balance_activity add column cap_rate numeric(5, 2) not null default 120;
alter table balance_apply add column min_rate numeric(5, 2) not null default 50;
alter table balance_apply add column cap_rate numeric(5, 2) not null default 120;
