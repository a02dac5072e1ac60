-- The contact on site finds the tickets that name the own phone (TK-12): the keyed index of contact_phone_enc.
alter table service_ticket add column contact_phone_index text;
create index service_ticket_contact on service_ticket (bp, contact_phone_index);
