-- Elective choices stand in the order centre; those that are there are taken over.
insert into order_backfill (source) values ('elective_record');
