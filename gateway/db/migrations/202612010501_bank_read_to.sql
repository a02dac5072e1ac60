-- The last day of which everything that had come to the account by then was read; empty for a new account.
alter table bank_receiver add column read_to date;
