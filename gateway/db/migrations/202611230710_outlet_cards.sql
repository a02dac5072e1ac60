-- The devices of outlets and the kiosks write cards too (A 3.5): a longer list of codes.
alter table nfc_session drop constraint nfc_session_platform_check;
alter table nfc_session add constraint nfc_session_platform_check
  check (platform in ('WEAPP', 'NATIVE', 'VIRTUAL', 'OUTLET', 'KIOSK'));
