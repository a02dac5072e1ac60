-- Chances of a draw that the answer of a quarter's survey brings (E-L-03, E-H-05).
alter table lottery_chance drop constraint lottery_chance_source_check;
alter table lottery_chance add constraint lottery_chance_source_check check (source in ('bill_paid', 'hazard_closed', 'hyq_survey', 'manual'));
