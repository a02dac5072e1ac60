-- The step-up before a copy of one's personal data.
alter table security_ticket drop constraint security_ticket_scene_check;
alter table security_ticket add constraint security_ticket_scene_check
  check (scene in ('bind', 'changePhone', 'transfer', 'cancel', 'title', 'revokeCancel', 'payApprove', 'exportData', 'staff'));
