-- The forms that were asked for together: one for each invoice of a split application. `group_id` is the form that was asked on.
alter table invoice_red add column group_id text;
update invoice_red set group_id = red_id;
alter table invoice_red alter column group_id set not null;
create index invoice_red_group on invoice_red (bp, group_id);
