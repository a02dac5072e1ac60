-- The row with the seed of a draw (N-13), for the list of winners: found without going through the numbers.
create index draw_entry_seed on draw_entry (company_code, draw_id) where body like '{"is":"SEED",%';
