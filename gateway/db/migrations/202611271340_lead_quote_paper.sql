-- E-M-14, E-S-08: whose enquiry it is at the desk, and the share that led to it. E 6.4: quotes of an enquiry are numbered.
alter table demand_lead add column adviser_id text;
alter table demand_lead add column share_code text;
alter table demand_lead add column sharer_enc text;
comment on column demand_lead.sharer_enc is 'type: Sealed';
alter table lead_quote add column version int not null default 1 check (version > 0);
update lead_quote set version = (
  select count(*) from lead_quote older
  where older.bp = lead_quote.bp and older.lead_id = lead_quote.lead_id and older.quote_no <= lead_quote.quote_no
);
