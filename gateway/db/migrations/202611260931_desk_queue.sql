-- The member of staff that works on a task, and since when: two never take one case.
alter table review_task add column taken_by text;
alter table review_task add column taken_at timestamptz;
-- The queue of a company: what is due first stands first, what has no limit last.
create index review_task_queue on review_task (company_code, due_at, created_at, task_id) where decision is null and dropped_at is null;
