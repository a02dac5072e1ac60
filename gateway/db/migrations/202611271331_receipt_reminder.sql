-- The version of a notice whose receipts were reminded of (E-N-08); null: none yet.
alter table article add column reminded_version integer;
create index article_receipt_due on article (receipt_due_at) where need_receipt and status = 'published';
