-- What an adjustment took below zero goes to the channel's next statement (AE-26): `carried` is what this line leaves (≤ 0),
-- `carried_in` what it took over from earlier lines as part of its adjustment.
alter table statement_line add column carried numeric(16,2) not null default 0 check (carried <= 0);
alter table statement_line add column carried_in numeric(16,2) not null default 0;
