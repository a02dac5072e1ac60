-- Part C 2.16 to 2.22: what may be invoiced, applications, invoices, titles, reversals, mails.

create table invoice_item (
  bp text not null,
  item_id text not null,
  company_code text not null,
  meter_no text,
  source text not null check (source in ('IC', 'BILL', 'PACKAGE', 'LATEFEE', 'SERVICE', 'PREPAY')),
  -- Bill, order or ledger entry; of a correction the same with what it corrects.
  source_no text not null,
  title text not null,
  month text not null,
  trade_time timestamptz not null,
  period_from date,
  period_to date,
  goods_group text not null check (goods_group in ('GAS', 'GOODS', 'SERVICE', 'NONE')),
  volume numeric(16,4),
  -- Negative: a bill was corrected downwards (IV-06).
  gross_amount numeric(16,2) not null,
  lines jsonb not null,
  -- What invoices say of it, red ones counted off: never beyond the gross amount.
  invoiced_amount numeric(16,2) not null default 0,
  status text not null check (status in ('I0', 'I1', 'I2', 'I3', 'I4', 'I5', 'I6')),
  pick_id text,
  apply_id text,
  deadline date not null,
  block_reason text,
  red_count int not null default 0,
  bill_id text,
  order_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, item_id),
  unique (bp, source, source_no),
  check (abs(invoiced_amount) <= abs(gross_amount)),
  check (invoiced_amount * gross_amount >= 0)
);
comment on column invoice_item.lines is 'json: InvoiceItemLine[]';
create index invoice_item_time on invoice_item (bp, trade_time desc);
create index invoice_item_open on invoice_item (bp, month desc) where status in ('I0', 'I1');
create index invoice_item_deadline on invoice_item (deadline) where status = 'I0';
create index invoice_item_bill on invoice_item (bp, bill_id) where bill_id is not null;

create table invoice_pick (
  bp text not null,
  pick_id text not null,
  company_code text not null,
  user_id text not null,
  item_ids text[] not null,
  gross_total numeric(16,2) not null,
  status text not null check (status in ('HELD', 'USED', 'RELEASED', 'EXPIRED')),
  created_at timestamptz not null,
  expire_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, pick_id)
);
create index invoice_pick_held on invoice_pick (expire_at) where status = 'HELD';

create table invoice_title (
  bp text not null,
  title_id text not null,
  company_code text not null,
  title_kind text not null check (title_kind in ('OWN', 'OTHER')),
  buyer_type text not null check (buyer_type in ('ENTERPRISE', 'GOV', 'PERSON')),
  buyer_name text not null check (length(buyer_name) between 2 and 100),
  tax_no text not null default '',
  address text not null default '',
  phone text not null default '',
  bank_name text not null default '',
  bank_account text not null default '',
  special_allowed text not null check (special_allowed in ('0', '1', '2', '9')),
  proof_file_ids text[] not null default '{}',
  status text not null check (status in ('T1', 'T2', 'T9')),
  reject_reason text,
  email text not null default '',
  receiver_phone text not null default '',
  is_default boolean not null default false,
  version int not null default 1,
  deleted boolean not null default false,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, title_id)
);
create index invoice_title_id on invoice_title (title_id);
create unique index invoice_title_default on invoice_title (bp) where is_default and not deleted;
create unique index invoice_title_same on invoice_title (bp, buyer_name, tax_no) where not deleted;

create sequence seq_invoice_apply;

create table invoice_apply (
  bp text not null,
  apply_id text not null,
  company_code text not null,
  user_id text not null,
  pick_id text,
  item_ids text[] not null,
  invoice_type text not null check (invoice_type in ('81', '82')),
  title_id text,
  title jsonb not null,
  merge_mode text not null check (merge_mode in ('MERGE', 'PER_ITEM', 'PER_METER', 'PER_MONTH')),
  emails text[] not null,
  receiver_phone text,
  show_buyer_extra boolean not null,
  remark text not null default '',
  gross_total numeric(16,2) not null check (gross_total > 0),
  net_total numeric(16,2) not null,
  tax_total numeric(16,2) not null,
  invoice_count int not null check (invoice_count >= 1),
  status text not null check (status in ('A0', 'A1', 'A2', 'A3', 'A4', 'A5')),
  fail_reason text,
  retry_count int not null default 0,
  -- Asked again at this moment: an application under way that nobody goes on with is found by it too.
  next_try_at timestamptz,
  ask_count int not null default 0,
  queue_reason text check (queue_reason in ('MONTH_END', 'QUOTA')),
  -- Month in which its amount is counted against the seller's quota (IV-13).
  quota_month text,
  source_entry text not null check (source_entry in ('TRADE', 'BILL', 'REISSUE')),
  red_id text,
  submitted_at timestamptz not null,
  taken_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null,
  primary key (bp, apply_id),
  unique (bp, pick_id),
  unique (bp, red_id)
);
comment on column invoice_apply.title is 'json: InvoiceParty';
create index invoice_apply_time on invoice_apply (bp, submitted_at desc);
create index invoice_apply_due on invoice_apply (next_try_at) where status in ('A0', 'A1', 'A4');
create index invoice_apply_user on invoice_apply (user_id) where status in ('A0', 'A1', 'A4');

-- IV-02: an item stands in one live application at most, whatever happens.
create table invoice_apply_item (
  bp text not null,
  apply_id text not null,
  item_id text not null,
  live boolean not null default true,
  primary key (bp, apply_id, item_id),
  foreign key (bp, apply_id) references invoice_apply,
  foreign key (bp, item_id) references invoice_item
);
create unique index invoice_apply_item_live on invoice_apply_item (bp, item_id) where live;

-- What an application asks the tax platform for, one invoice each, under the key <apply_id>-<piece_no>.
create table invoice_piece (
  bp text not null,
  apply_id text not null,
  piece_no int not null check (piece_no >= 1),
  goods_group text not null check (goods_group in ('GAS', 'GOODS', 'SERVICE')),
  lines jsonb not null,
  gross_amount numeric(16,2) not null check (gross_amount > 0),
  net_amount numeric(16,2) not null,
  tax_amount numeric(16,2) not null,
  remark text not null,
  -- From here on the platform may have issued it: it is asked before it is told again (IV-17).
  asked_at timestamptz,
  invoice_id text,
  primary key (bp, apply_id, piece_no),
  foreign key (bp, apply_id) references invoice_apply
);
comment on column invoice_piece.lines is 'json: InvoicePieceLine[]';

create table invoice (
  bp text not null,
  invoice_id text not null,
  company_code text not null,
  apply_id text,
  piece_no int,
  invoice_type text not null check (invoice_type in ('81', '82', '10', '04', '01')),
  invoice_code text,
  invoice_no text not null,
  color text not null check (color in ('BLUE', 'RED')),
  blue_invoice_id text,
  red_id text,
  seller jsonb not null,
  buyer jsonb not null,
  show_buyer_extra boolean not null,
  drawer text not null,
  gross_amount numeric(16,2) not null,
  net_amount numeric(16,2) not null,
  tax_amount numeric(16,2) not null,
  issue_time timestamptz not null,
  remark text not null,
  status text not null check (status in ('N1', 'N2', 'N3', 'N4', 'N5', 'N9')),
  use_status text not null default '0' check (use_status in ('0', '1', '2')),
  red_amount numeric(16,2) not null default 0,
  -- Addresses of the platform's own files; null where the gateway draws them itself.
  files jsonb,
  updated_at timestamptz not null,
  primary key (bp, invoice_id),
  unique (bp, invoice_no, invoice_type),
  unique (bp, apply_id, piece_no),
  unique (bp, red_id),
  check (net_amount + tax_amount = gross_amount),
  check ((color = 'RED') = (gross_amount < 0)),
  check (red_amount between 0 and abs(gross_amount))
);
comment on column invoice.seller is 'json: InvoiceParty';
comment on column invoice.files is 'json: InvoiceFiles | null';
comment on column invoice.buyer is 'json: InvoiceParty';
create index invoice_time on invoice (bp, issue_time desc);
create index invoice_id on invoice (invoice_id);

create table invoice_line (
  bp text not null,
  invoice_id text not null,
  line_no int not null,
  goods_name text not null,
  spec text not null default '',
  unit text not null,
  quantity numeric(24,8),
  -- Without tax.
  unit_price numeric(24,8),
  net_amount numeric(16,2) not null,
  tax_rate numeric(4,2) not null,
  tax_amount numeric(16,2) not null,
  gross_amount numeric(16,2) not null,
  tax_code text not null,
  is_discount boolean not null default false,
  -- Of the blue invoice, on a red one.
  blue_line_no int,
  primary key (bp, invoice_id, line_no),
  foreign key (bp, invoice_id) references invoice,
  check (net_amount + tax_amount = gross_amount)
);

-- What of a line belongs to which item, with tax: a line may stand for several.
create table invoice_share (
  bp text not null,
  invoice_id text not null,
  line_no int not null,
  item_id text not null,
  gross_amount numeric(16,2) not null,
  primary key (bp, invoice_id, line_no, item_id),
  foreign key (bp, invoice_id, line_no) references invoice_line,
  foreign key (bp, item_id) references invoice_item
);
create index invoice_share_item on invoice_share (bp, item_id);

create table invoice_red (
  bp text not null,
  red_id text not null,
  company_code text not null,
  blue_invoice_id text not null,
  user_id text not null,
  reason text not null check (reason in ('01', '02', '03', '04')),
  mode text not null check (mode in ('FULL', 'PART')),
  lines jsonb not null,
  gross_amount numeric(16,2) not null check (gross_amount > 0),
  net_amount numeric(16,2) not null,
  tax_amount numeric(16,2) not null,
  explanation text not null,
  proof_file_ids text[] not null default '{}',
  reissue boolean not null default false,
  new_title_id text,
  new_title jsonb,
  new_invoice_type text check (new_invoice_type in ('81', '82')),
  -- Number of the form at the tax platform.
  confirm_no text,
  status text not null check (status in ('R0', '01', '02', '04', '05', '07', '08', 'R9', 'RS')),
  buyer_deadline timestamptz,
  red_invoice_id text,
  reject_reason text,
  next_ask_at timestamptz,
  ask_count int not null default 0,
  created_at timestamptz not null,
  reviewed_at timestamptz,
  confirmed_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null,
  primary key (bp, red_id),
  foreign key (bp, blue_invoice_id) references invoice
);
comment on column invoice_red.lines is 'json: InvoiceRedLine[]';
comment on column invoice_red.new_title is 'json: InvoiceParty | null';
create unique index invoice_red_open on invoice_red (bp, blue_invoice_id) where status in ('R0', '01', '02', '04');
create index invoice_red_id on invoice_red (red_id);
create index invoice_red_user on invoice_red (user_id) where status in ('R0', '01', '02', '04');
create index invoice_red_ask on invoice_red (next_ask_at) where status in ('01', '02', '04');

create table invoice_mail (
  bp text not null,
  mail_id text not null,
  -- The addresses of one sending share it.
  sending_id text not null,
  invoice_ids text[] not null,
  email text not null,
  user_id text not null,
  kind text not null check (kind in ('AUTO', 'RESEND')),
  status text not null check (status in ('0', '1', '2')),
  tries int not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz,
  fail_reason text,
  updated_at timestamptz not null,
  primary key (bp, mail_id)
);
create index invoice_mail_time on invoice_mail (bp, created_at desc);
create index invoice_mail_invoices on invoice_mail using gin (invoice_ids);

create table seller_profile (
  company_code text primary key,
  seller_name text not null,
  tax_no text not null,
  address text not null,
  phone text not null,
  bank_name text not null,
  bank_account text not null,
  drawer text not null,
  province text not null check (province ~ '^\d{2}$'),
  net_limit_per_invoice numeric(16,2) not null check (net_limit_per_invoice > 0),
  month_quota_net numeric(16,2) not null check (month_quota_net > 0)
);

-- Rates are data: the row that is valid on the day of the trade counts.
create table tax_item (
  company_code text not null,
  tax_item_code text not null check (tax_item_code in ('NG_PIPE', 'NG_LATEFEE', 'METER', 'REPAIR', 'INSTALL')),
  valid_from date not null,
  short_name text not null,
  goods_name text not null,
  unit text not null,
  tax_code text not null check (tax_code ~ '^\d{19}$'),
  tax_rate numeric(4,2) not null,
  goods_group text not null check (goods_group in ('GAS', 'GOODS', 'SERVICE')),
  primary key (company_code, tax_item_code, valid_from)
);

create table quota_usage (
  company_code text not null,
  month text not null,
  used_net numeric(16,2) not null default 0,
  primary key (company_code, month)
);

-- The embedded tax platform of the demo world: its own books, which nothing of the product reads but through the port.
create table tax_document (
  company_code text not null,
  document_key text not null,
  invoice_no text not null,
  issued_at timestamptz not null,
  -- Nobody is told of it before.
  told_at timestamptz not null,
  gross_amount numeric(16,2) not null,
  primary key (company_code, document_key),
  unique (company_code, invoice_no)
);

create table tax_confirmation (
  company_code text not null,
  confirm_key text not null,
  confirm_no text not null,
  stage text not null check (stage in ('01', '02', '04', '05', '08')),
  made_at timestamptz not null,
  primary key (company_code, confirm_key),
  unique (company_code, confirm_no)
);

create table tax_sequence (
  company_code text not null,
  kind text not null check (kind in ('INVOICE', 'CONFIRM')),
  last bigint not null,
  primary key (company_code, kind)
);
