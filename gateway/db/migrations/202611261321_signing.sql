-- Keys that signatures in documents are made with: made once per deployment (B C-07).
create table signing_key (
  role text not null primary key check (role in ('ROOT', 'TSA', 'CUSTOMER', 'COMPANY')),
  -- DER in base64; null for keys whose certificates are made per signature.
  certificate text,
  -- PKCS#8 in base64.
  private_key text not null,
  created_at timestamptz not null
);
comment on column signing_key.private_key is 'type: Sealed';

-- A signed document as it was stored; it is never drawn again.
create table signed_file (
  bp text not null,
  kind text not null,
  ref text not null,
  company_code text not null,
  file_id text not null,
  name text not null,
  -- Of the document before the first signature, of the bytes that signature 1 covers, of the whole file.
  read_hash text not null check (read_hash ~ '^[0-9a-f]{64}$'),
  covered_hash text not null check (covered_hash ~ '^[0-9a-f]{64}$'),
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  signed_at timestamptz not null,
  created_at timestamptz not null,
  primary key (bp, kind, ref)
);
create index signed_file_hash on signed_file (file_hash);

-- Contracts that are drafted, reviewed and signed (2.21).
alter table contract drop constraint contract_state_check;
alter table contract add constraint contract_state_check check (state in ('DRAFT', 'REVIEWING', 'TO_SIGN', 'COUNTERSIGN', 'REFUSED', 'INVALID', 'WAIT_EFFECT', 'EFFECTIVE', 'EXPIRED', 'TERMINATED', 'RENEWED'));
alter table contract add column year int;
-- The text that is read and signed, and the document that was drawn from it; its SHA-256 is read_hash.
alter table contract add column content text not null default '';
alter table contract add column file_id text;
alter table contract add column read_hash text;
alter table contract add column pages int not null default 0;
alter table contract add column fields jsonb not null default '{}';
comment on column contract.fields is 'json: ContractFields';
alter table contract add column parent_id text;
alter table contract add column renew_of text;
-- What staff found wrong with it at its review.
alter table contract add column remark text not null default '';
alter table contract add column created_by text;
alter table contract add column reissued int not null default 0;
create index contract_watch on contract (end_date, contract_id) where state = 'EFFECTIVE' and contract_type in ('SUPPLY', 'ANNUAL_FRAME', 'SAFETY');
create unique index contract_frame on contract (bp, year) where contract_type = 'ANNUAL_FRAME' and state in ('DRAFT', 'REVIEWING', 'TO_SIGN', 'COUNTERSIGN', 'WAIT_EFFECT', 'EFFECTIVE');
create unique index contract_renewal on contract (bp, renew_of) where state in ('DRAFT', 'REVIEWING', 'TO_SIGN', 'COUNTERSIGN', 'WAIT_EFFECT', 'EFFECTIVE');

create table sign_task (
  bp text not null,
  task_id text not null,
  company_code text not null,
  contract_id text not null,
  -- 'embedded', or the key of the provider.
  provider text not null,
  flow_id text,
  state text not null check (state in ('PENDING', 'VIEWED', 'SIGNING', 'SIGNED', 'REFUSED', 'EXPIRED', 'FAILED')),
  expire_at timestamptz not null,
  viewed_at timestamptz,
  sign_way text check (sign_way in ('SEAL', 'HAND')),
  signed_by text,
  signer_name text not null default '',
  signed_at timestamptz,
  company_signed_at timestamptz,
  -- JSON of SignEvidence.
  evidence text not null default '',
  reason text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, task_id),
  foreign key (bp, contract_id) references contract
);
comment on column sign_task.signer_name is 'type: Sealed';
comment on column sign_task.evidence is 'type: Sealed';
comment on column sign_task.reason is 'type: Sealed';
create index sign_task_due on sign_task (expire_at, task_id) where state in ('PENDING', 'VIEWED', 'SIGNING', 'FAILED');
create index sign_task_flow on sign_task (flow_id) where flow_id is not null;
create unique index sign_task_open on sign_task (bp, contract_id) where state in ('PENDING', 'VIEWED', 'SIGNING', 'FAILED');

create table contract_notice (
  bp text not null,
  notice_id text not null,
  company_code text not null,
  contract_id text not null,
  kind text not null check (kind in ('EXPIRE_60', 'EXPIRE_30', 'EXPIRE_7', 'UNSIGNED', 'EXPIRED')),
  state text not null check (state in ('UNREAD', 'READ', 'ACKED')),
  days_left int not null,
  ack_by text,
  ack_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, notice_id),
  unique (bp, contract_id, kind)
);
