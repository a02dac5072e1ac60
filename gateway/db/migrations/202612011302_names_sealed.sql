-- Names of people are sealed like their phones (C 2). No released gateway knows the tables of this part: the text is sealed where it stands.
comment on column package_order.contact_name is 'type: Sealed';
comment on column usage_site.contact_name is 'type: Sealed';
comment on column guest_link.guest_name is 'type: Sealed';
comment on column inspection_report.inspector_name is 'type: Sealed';
comment on column inspection_visit.inspector_name is 'type: Sealed';
comment on column manager.name is 'type: Sealed';
comment on column supply_agreement.evidence is 'json: SealedEvidence';

-- Released gateways read and write these in plain: a column of its own beside each, which they leave alone. What they write meanwhile is
-- read where it stands.
alter table license_reading add column legal_person_enc text not null default '';
alter table enterprise_cert add column contact_name_enc text not null default '';
alter table customer add column contact_name_enc text not null default '';
alter table bp_binding add column remark_name_enc text not null default '';
comment on column license_reading.legal_person_enc is 'type: Sealed';
comment on column enterprise_cert.contact_name_enc is 'type: Sealed';
comment on column customer.contact_name_enc is 'type: Sealed';
comment on column bp_binding.remark_name_enc is 'type: Sealed';

update license_reading set legal_person_enc = fields ->> 'legalPerson', fields = jsonb_set(fields, '{legalPerson}', '""')
  where fields ->> 'legalPerson' <> '';
-- What was read of the legal person is kept with the picture.
update enterprise_cert set ocr_result = jsonb_set(ocr_result, '{legalPerson}', '""') where ocr_result ->> 'legalPerson' <> '';
update enterprise_cert set contact_name_enc = contact_name, contact_name = '' where contact_name <> '';
update customer set contact_name_enc = contact_name, contact_name = '' where contact_name <> '';
update bp_binding set remark_name_enc = remark_name, remark_name = '' where remark_name <> '';

-- seal package_order: contact_name
-- seal usage_site: contact_name
-- seal guest_link: guest_name
-- seal inspection_report: inspector_name
-- seal inspection_visit: inspector_name
-- seal manager: name
-- seal supply_agreement: evidence.name
-- seal license_reading: legal_person_enc
-- seal enterprise_cert: contact_name_enc
-- seal customer: contact_name_enc
-- seal bp_binding: remark_name_enc
