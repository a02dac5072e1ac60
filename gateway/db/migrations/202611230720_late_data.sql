-- X-03: since which gas day a remote meter has told nothing, while its customer has been told so; null when all is heard.
alter table meter add column late_since date;
create index meter_late on meter (bp) where late_since is not null;
