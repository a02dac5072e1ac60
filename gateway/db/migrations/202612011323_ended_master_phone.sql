-- CX-05: a binding that has ended needs no phone of the master any more, who may be deleted by now.
update bp_binding set master_phone_enc = null where status <> 'LIVE' and master_phone_enc is not null;
