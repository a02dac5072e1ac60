-- A refund that its channel does not carry out is a case for the desk; nobody asks the channel about it until the desk has decided.
alter table refund add column blocked_at timestamptz;
alter table refund add column blocked_reason text;
