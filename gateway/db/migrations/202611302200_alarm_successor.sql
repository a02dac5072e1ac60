-- D 6.6: the device that an alarm replaces once it is confirmed.
alter table gas_alarm add column successor_of text;
alter table alarm_event drop constraint alarm_event_kind_check;
alter table alarm_event add constraint alarm_event_kind_check
  check (kind in ('ALARM_LOW', 'ALARM_HIGH', 'FAULT', 'OFFLINE', 'RECOVER', 'SELF_CHECK', 'CALIBRATE', 'REPLACE'));
