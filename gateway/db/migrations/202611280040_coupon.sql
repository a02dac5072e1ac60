-- E 2.5, E 3.9, E-M-16: a coupon is a prize; it is taken off the quote that its customer accepts.
alter table lottery_prize drop constraint lottery_prize_service_check;
alter table lottery_prize add constraint lottery_prize_service_check
  check (service in ('AUDIT', 'PIPE_CHECK', 'ALARM_CHECK', 'METER_CHECK', 'COUPON'));
-- Least sum of a quote that the coupon is taken off, yuan; what is taken off is the value of the prize.
alter table lottery_prize add column coupon_from numeric(10, 2) check (coupon_from between 0 and 1000000);
alter table lottery_prize add constraint lottery_prize_coupon_check
  check ((coupon_from is not null) = (service is not null and service = 'COUPON'));

alter table lottery_win drop constraint lottery_win_service_check;
alter table lottery_win add constraint lottery_win_service_check
  check (service in ('AUDIT', 'PIPE_CHECK', 'ALARM_CHECK', 'METER_CHECK', 'COUPON'));
alter table lottery_win drop constraint lottery_win_state_check;
alter table lottery_win add constraint lottery_win_state_check
  check (state in ('pendingClaim', 'claimed', 'received', 'issued', 'used', 'expired', 'forfeited'));
alter table lottery_win add column coupon_from numeric(10, 2);
-- The enquiry with the quote that it was taken off.
alter table lottery_win add column lead_no text;
alter table lottery_win add constraint lottery_win_coupon_check check ((coupon_from is not null) = (service = 'COUPON'));
alter table lottery_win add constraint lottery_win_used_check check (state <> 'used' or lead_no is not null);
create index lottery_win_coupon on lottery_win (bp, claim_until) where state = 'issued';
create index lottery_win_coupon_due on lottery_win (claim_until) where state = 'issued';

-- The coupon that an accepted quote was paid with, and what it took off, yuan.
alter table lead_quote add column coupon_code text;
alter table lead_quote add column discount numeric(10, 2) not null default 0 check (discount >= 0);
