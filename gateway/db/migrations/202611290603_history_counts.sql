-- outside of a transaction
-- Counts and sums over all months of a customer come from the index alone: statements by state, bills that are over, invoices by month.
drop index concurrently if exists statement_state;
create index concurrently statement_state on statement (bp, company_code, state, bill_month);
drop index concurrently if exists bill_over;
create index concurrently bill_over on bill (bp, company_code, bill_month, bill_id) include (state)
  where state in ('PAID', 'REVERSED');
drop index concurrently if exists invoice_issued;
create index concurrently invoice_issued on invoice (bp, issue_time desc) include (gross_amount, color);
drop index concurrently if exists invoice_time;
