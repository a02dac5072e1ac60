-- X-12: rights of a colleague that spend money grow after a proof of the master.
alter table security_ticket drop constraint security_ticket_scene_check;
alter table security_ticket add constraint security_ticket_scene_check
  check (scene in ('bind', 'changePhone', 'transfer', 'cancel', 'title', 'revokeCancel', 'payApprove', 'exportData', 'grant', 'staff'));
