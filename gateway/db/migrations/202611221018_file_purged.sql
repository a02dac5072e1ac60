-- When a deleted file's bytes left the store: what a killed process left undone is found again.
alter table upload_file add column purged_at timestamptz;
update upload_file set purged_at = updated_at where status = 'DELETED';
create index upload_file_purge on upload_file (updated_at) where status = 'DELETED' and purged_at is null;
