-- A 5.9: vouchers that a user had sent to a mail address.
create table voucher_mail (
  bp text not null,
  mail_id text not null,
  company_code text not null,
  voucher_id text not null,
  -- The customer number that the sender acts for: of another payer it is not the voucher's.
  sender_bp text not null,
  user_id text not null,
  email text not null,
  -- Where the pages of the app were found when it was asked for: the address in the document's QR code.
  origin text not null,
  tries int not null default 0,
  created_at timestamptz not null,
  -- Both null while it waits.
  sent_at timestamptz,
  failed_at timestamptz,
  primary key (bp, mail_id)
);
create index voucher_mail_user on voucher_mail (user_id, created_at desc);
create index voucher_mail_voucher on voucher_mail (bp, voucher_id, created_at desc);
comment on column voucher_mail.email is 'type: Sealed';
