-- A binding is also asked for by its id alone (C 5.4).
create index bp_binding_id on bp_binding (binding_id);
