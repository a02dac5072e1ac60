-- RC-03: what ends is found by its day. No other index says when.
create index gas_equipment_ends on gas_equipment (expire_date, bp) where state in ('PENDING', 'CONFIRMED') and use_state <> 'SCRAPPED' and replaces is null;
create index gas_alarm_ends on gas_alarm (least(expire_date, next_calibrate_date, next_check_date), bp) where state in ('PENDING', 'CONFIRMED') and use_state <> 'SCRAPPED' and replaces is null;
create index meter_file_ends on meter_file (next_verify_date, bp) where state <> 'RETIRED';
create index meter_verify_due on meter (verify_due_date, bp) where state <> 'REMOVED';
create index meter_installed on meter (install_date, bp) where state <> 'REMOVED';
