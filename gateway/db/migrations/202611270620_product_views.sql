-- E-M-06: views of a product by day, for the score of the last thirty days.
create table product_view_day (
  product_id text not null,
  day date not null,
  views int not null check (views >= 0),
  primary key (product_id, day)
);
create index product_view_day_old on product_view_day (day);
create index product_favorite_product on product_favorite (product_id, created_at);
create index demand_lead_product on demand_lead (created_at, target_id) where target_type = 'product';
