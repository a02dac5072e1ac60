-- The application for instalments that holds the bill until its plan begins or is turned down (AE-42, A 6.34).
alter table bill add column held_by_plan text;
-- An agreement is found by its signed address, which names the plan alone.
create index installment_plan_id on installment_plan (plan_id);
