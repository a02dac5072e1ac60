-- An enquiry may be about a way of buying gas (E 6.6).
alter table demand_lead drop constraint demand_lead_target_type_check;
alter table demand_lead add constraint demand_lead_target_type_check
  check (target_type in ('product', 'activity', 'plan', 'gasProduct'));
