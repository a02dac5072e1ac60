-- Every search for another's account counts (AE-05), not only the wrong ones (AE-61).
alter table pay_search_miss rename to pay_search;
alter table pay_search rename column miss_id to search_id;
alter table pay_search rename column missed_at to searched_at;
alter table pay_search add column found boolean not null default false;

-- Photos of a user in the last hour (AE-05).
create index meter_img_uploader on meter_img (uploaded_by, created_at);
