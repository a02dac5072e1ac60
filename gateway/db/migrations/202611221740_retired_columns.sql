-- Read and written no more: gone from the types (gateway/db/generate-types.ts), dropped with the release after this one.
comment on column enterprise_cert.version is 'retired';
