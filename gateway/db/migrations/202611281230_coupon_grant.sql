-- E-M-16: coupons that staff grant, beside those that are won, and the category of what is asked for.
create table coupon (
  bp text not null,
  coupon_id text not null,
  company_code text not null,
  state text not null check (state in ('review', 'issued', 'used', 'expired', 'refused', 'withdrawn')),
  -- What is taken off a quote, and the least sum of the quote; yuan.
  face_value numeric(10, 2) not null check (face_value > 0 and face_value <= 50000),
  threshold numeric(10, 2) not null check (threshold between face_value and 1000000),
  -- Categories of the second level; none: everything that the mall offers. `scope` says them in words.
  category_ids text[] not null,
  scope text not null,
  -- Last day.
  valid_to date not null,
  reason text not null,
  granted_by text not null,
  -- What the other clerk said, or why it was withdrawn.
  remark text,
  -- The enquiry with the quote that it was taken off.
  lead_no text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (bp, coupon_id),
  check (state <> 'used' or lead_no is not null)
);
create index coupon_open on coupon (bp, valid_to) where state = 'issued';
create index coupon_due on coupon (valid_to) where state in ('review', 'issued');

-- The category of the product when it was asked for; null: no product.
alter table demand_lead add column category_id text;
update demand_lead set category_id = market_product.category_id
  from market_product where demand_lead.target_type = 'product' and market_product.product_id = demand_lead.target_id;
