-- WeChat Pay in a phone's browser (H5) beside the other channels.
alter table pay_order drop constraint pay_order_channel_check;
alter table pay_order add constraint pay_order_channel_check
  check (channel in ('WXMINI', 'WXJSAPI', 'WXH5', 'NATIVE', 'SANDBOX', 'TT', 'BALANCE'));
