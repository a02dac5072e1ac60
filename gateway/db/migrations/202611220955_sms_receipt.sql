-- What the SMS provider was asked to send: a notice whose outcome nobody knows is looked up there before it is sent again.
create table sms_receipt (
  notice_id text not null primary key,
  tried_at timestamptz not null,
  -- The provider's number of the message; null while nobody knows whether it took it.
  biz_id text
);
create index sms_receipt_tried on sms_receipt (tried_at);
