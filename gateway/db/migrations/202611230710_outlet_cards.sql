-- The devices of outlets and the kiosks write cards too (A 3.5): a longer list of codes.
alter table nfc_session drop constraint nfc_session_platform_check;
alter table nfc_session add constraint nfc_session_platform_check
  check (platform in ('WEAPP', 'NATIVE', 'VIRTUAL', 'OUTLET', 'KIOSK'));

-- What staff and the desk ask for by its own number alone.
create index gas_card_no on gas_card (card_no);
create index meter_card_no on meter (card_no) where card_no is not null;
create index nfc_session_id on nfc_session (session_id);
create index gas_order_id on gas_order (gas_order_id);
create index meter_img_id on meter_img (img_id);
create index stop_gas_id on stop_gas (stop_id);
