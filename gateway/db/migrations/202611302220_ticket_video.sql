-- A film of what is wrong, beside the pictures.
alter table service_ticket add column video_id text;
