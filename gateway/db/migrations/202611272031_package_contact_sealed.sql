-- It has held sealed text from the beginning; with its type it is sealed again under another key like all others.
comment on column package_order.contact_phone is 'type: Sealed';
