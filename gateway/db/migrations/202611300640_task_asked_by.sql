-- The user that asked by a call, and does not decide the task; null: a process or staff opened it.
alter table review_task add column asked_by text;
update review_task set asked_by = enterprise_cert.applicant_user_id
  from enterprise_cert where biz_type = 'CERT' and decision is null and cert_id = biz_no;
update review_task set asked_by = master_claim.user_id
  from master_claim where biz_type = 'MASTER_CLAIM' and decision is null and claim_id = biz_no;
update review_task set asked_by = invoice_title.created_by
  from invoice_title where biz_type = 'TITLE' and decision is null and title_id = biz_no;
update review_task set asked_by = invoice_red.user_id
  from invoice_red where biz_type = 'RED' and decision is null and red_id = biz_no;
update review_task set asked_by = installment_plan.apply_user_id
  from installment_plan where biz_type = 'INSTALLMENT' and decision is null and plan_id = biz_no;
