-- D 2.5: the certificate of a verification, pictures of its pages or one document.
alter table meter_verify add column certificate_ids text[] not null default '{}';
