-- Bids stand in the order centre; those from before are taken over some at a time.
insert into order_backfill (source) values ('ng_bid');
