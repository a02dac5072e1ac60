-- Up to when it is known what of a customer may be invoiced (IV-01): later derivations look at what has changed since.
create table invoice_derived (
  bp text primary key,
  company_code text not null,
  derived_at timestamptz not null,
  -- Whether bills could be invoiced before they are paid when it was derived.
  before_pay boolean not null
);
create index bill_changed on bill (bp, updated_at);
create index invoice_item_changed on invoice_item (bp, updated_at);
-- An item with its corrections, whose numbers begin with its own.
create index invoice_item_source on invoice_item (bp, source, split_part(source_no, '|', 1));
