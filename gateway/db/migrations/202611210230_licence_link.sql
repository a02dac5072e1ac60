-- Where the QR code of a licence leads: kept beside what was read, for the reviewer (CE-02).
alter table license_reading add column link text;
