-- Users that had an answer, as '<user>.<customer>': keyed hashes that hold for one text only. A word that one customer alone uses is not shown to others (HC-04).
alter table search_question add column askers text[] not null default '{}';
