-- Where a gas company's city lies (WGS-84, degrees): who looks for his customer number is offered the nearest company first (C 6.3).
alter table gas_company add column lng double precision;
alter table gas_company add column lat double precision;
