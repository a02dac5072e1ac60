-- The branch as its customer has written it, where the list of branches does not have its code; '' otherwise.
alter table bank_account add column branch_name text not null default '';
