-- Days of a meter are asked for by spans of days: behind the channel a span could only be looked for among all days of the meter.
-- Takes as long as the index of all days takes to make; calls that write days wait for it.
alter table daily_usage drop constraint daily_usage_pkey;
alter table daily_usage add primary key (company_code, meter_id, gas_day, channel_no);
