-- LG-03: a user that cannot read a picture waits instead; the waits of an address are counted.
alter table captcha add column not_before timestamptz;
alter table captcha add column address text;
create index captcha_waits_of_address on captcha (address, not_before) where address is not null;
