-- Part A 2.11 to 2.13: gas bought for a card meter, the card, and what was done to it by which phone.

create sequence seq_gas_order_no;

-- The tiers are frozen at creation. `volume` is null on an amount meter, whose card holds yuan (AE-56).
create table gas_order (
  bp text not null,
  gas_order_id text not null,
  company_code text not null,
  gas_order_no text not null,
  meter_id text not null,
  card_no text not null,
  buy_mode text not null check (buy_mode in ('AMOUNT', 'VOLUME')),
  volume numeric(16,1) check (volume > 0),
  amount numeric(16,2) not null check (amount > 0),
  leftover numeric(16,2) not null default 0 check (leftover >= 0),
  segments jsonb not null,
  price_version text not null,
  pay_order_id text not null,
  user_id text not null,
  split text not null check (split in ('NONE', 'VOLUME')),
  write_mode text not null check (write_mode in ('NFC', 'OUTLET', 'KIOSK')),
  state text not null check (state in ('WAIT_PAY', 'WAIT_WRITE', 'WRITING', 'UNKNOWN', 'PART_WRITTEN', 'WRITTEN', 'FINISHED', 'MANUAL',
    'REFUNDING', 'REFUNDED', 'CLOSED')),
  expire_at timestamptz not null,
  paid_at timestamptz,
  -- Since when nobody knows what the card holds (AE-72).
  unknown_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, gas_order_id),
  unique (bp, gas_order_no),
  unique (bp, pay_order_id)
);
comment on column gas_order.segments is 'json: BoughtPart[]';
create unique index gas_order_open on gas_order (bp, meter_id)
  where state in ('WAIT_PAY', 'WAIT_WRITE', 'WRITING', 'UNKNOWN', 'PART_WRITTEN', 'MANUAL', 'REFUNDING');
create index gas_order_bp on gas_order (bp, created_at desc);
create index gas_order_waiting on gas_order (paid_at) where state in ('WAIT_WRITE', 'PART_WRITTEN');
create index gas_order_unknown on gas_order (unknown_at) where state = 'UNKNOWN';

-- One write of the card. `reserved_at`: a write command left the gateway; `written_at`: read back and the same (X-02).
create table gas_sub_order (
  bp text not null,
  gas_order_id text not null,
  sub_no int not null check (sub_no between 1 and 10),
  volume numeric(16,1) check (volume > 0),
  amount numeric(16,2) not null check (amount > 0),
  target_seq int check (target_seq between 1 and 65535),
  state text not null check (state in ('WAIT', 'RESERVED', 'WRITTEN', 'LOADED')),
  reserved_at timestamptz,
  written_at timestamptz,
  loaded_at timestamptz,
  -- Images of the card before the command and as it is to be; the whole is written once more when it was torn (AE-68a).
  image_before text,
  image_wanted text,
  rewrites int not null default 0,
  primary key (bp, gas_order_id, sub_no),
  foreign key (bp, gas_order_id) references gas_order
);

create table gas_card (
  bp text not null,
  card_no text not null check (card_no ~ '^\d{16}$'),
  company_code text not null,
  meter_id text not null,
  card_uid text check (card_uid ~ '^[0-9A-F]{8,14}$'),
  card_type text not null check (card_type in ('NFC', 'CONTACT')),
  state text not null check (state in ('ACTIVE', 'LOST', 'REPLACED')),
  -- As it was last read: m3, or yuan on the card of an amount meter.
  purchase_seq int,
  held numeric(16,2),
  total numeric(16,2),
  loaded boolean,
  meter_remain numeric(16,1),
  meter_total numeric(16,1),
  image_at timestamptz,
  updated_at timestamptz not null,
  primary key (bp, card_no)
);
create unique index gas_card_meter on gas_card (bp, meter_id) where state = 'ACTIVE';

create table nfc_session (
  bp text not null,
  session_id text not null,
  company_code text not null,
  card_no text not null,
  gas_order_id text,
  sub_no int,
  mode text not null check (mode in ('WRITE', 'CHECK', 'READ')),
  platform text not null check (platform in ('WEAPP', 'NATIVE', 'VIRTUAL')),
  user_id text not null,
  login_id text not null,
  user_mask text not null,
  state text not null check (state in ('OPEN', 'AUTHED', 'WRITING', 'VERIFYING', 'DONE', 'ABORTED', 'EXPIRED', 'LOST', 'FAILED')),
  challenge text,
  card_uid text,
  image_before text,
  image_wanted text,
  is_rewrite boolean not null default false,
  seq_before int,
  started_at timestamptz not null,
  expire_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, session_id)
);
create unique index nfc_session_card on nfc_session (bp, card_no) where state in ('OPEN', 'AUTHED', 'WRITING', 'VERIFYING');
create index nfc_session_expire on nfc_session (expire_at) where state in ('OPEN', 'AUTHED', 'WRITING', 'VERIFYING');
create index nfc_session_user on nfc_session (user_id, started_at);

create table nfc_record (
  bp text not null,
  record_id text not null,
  session_id text not null,
  gas_order_id text,
  sub_no int,
  card_no text not null,
  mode text not null check (mode in ('WRITE', 'CHECK', 'READ')),
  result text not null check (result in ('SUCCESS', 'UNCHANGED', 'UNKNOWN', 'FAILED', 'READ')),
  fail_code text,
  message text not null,
  -- What the card holds, as text: null where it could not be read.
  card jsonb,
  volume numeric(16,1),
  amount numeric(16,2),
  seq_before int,
  seq_after int,
  platform text not null,
  user_mask text not null,
  duration_ms int not null,
  ended_at timestamptz not null,
  primary key (bp, record_id),
  unique (bp, session_id)
);
comment on column nfc_record.card is 'json: ShownCard';
create index nfc_record_ended on nfc_record (bp, ended_at desc);
create trigger nfc_record_insert_only before update or delete on nfc_record
  for each row execute function refuse_change();

-- The emulated cards of the demo world and the meters they are plugged into: nothing of the product reads them but through APDUs.
create table virtual_card (
  card_no text primary key,
  card_uid text not null,
  image text not null,
  feedback text not null,
  in_field boolean not null default false,
  challenge text,
  authed boolean not null default false,
  -- The next write is cut after so many bytes.
  tear_at int check (tear_at between 0 and 32),
  loaded_seq int not null,
  meter_remain int not null,
  meter_total int not null
);
