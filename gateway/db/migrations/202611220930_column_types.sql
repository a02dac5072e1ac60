-- What jsonb columns hold, and the codes of columns whose list grows without a check: read by `npm run db:types`.
comment on column idempotency.answer is 'json: unknown';
comment on column login_failure.failed_at is 'json: readonly number[]';
comment on column enterprise_cert.ocr_result is 'json: LicenseFields';
comment on column enterprise_cert.skipped is 'json: Skipped[]';
comment on column license_reading.fields is 'json: LicenseFields';
comment on column scan_ticket.payload is 'json: Readonly<Record<string, unknown>>';

comment on column guide_doc.rows is 'json: GuideRow[]';
comment on column guide_map.steps is 'json: GuideStep[]';
comment on column statement.other_items is 'json: OtherItem[]';
comment on column statement_line.reading_source is 'type: ReadingSource';
comment on column dispute.images is 'json: string[]';
comment on column bill_line.segments is 'json: BillSegment[]';
comment on column bill_line.reading_source is 'type: ReadingSource';
comment on column stop_gas.tips is 'json: string[]';

comment on column ledger_entry.entry_type is 'type: EntryType';
comment on column payment.channel is 'type: Channel';
comment on column payment.prepay_params is 'json: Record<string, string>';
comment on column voucher.biz_type is 'type: BizType';
comment on column voucher.parts is 'json: { name: string; amount: string }[]';

comment on column auth_tmp_code.terminal_type is 'type: TerminalType';
comment on column article.channel is 'type: NewsChannel';
comment on column article.covers is 'json: string[]';
comment on column article.blocks is 'json: Block[]';
comment on column article.attachments is 'json: string[]';
comment on column article.supply_info is 'json: SupplyInfo';
comment on column banner.target_params is 'json: Record<string, string>';
comment on column market_product.images is 'json: string[]';
comment on column market_product.tags is 'json: string[]';
comment on column market_product.selling_points is 'json: string[]';
comment on column market_product.params is 'json: { name: string; value: string }[]';
comment on column market_product.blocks is 'json: Block[]';
comment on column market_product.cert_nos is 'json: string[]';
comment on column market_product.service_areas is 'json: string[]';
comment on column market_activity.blocks is 'json: Block[]';
comment on column market_activity.target_params is 'json: Record<string, string>';
comment on column legal_document.blocks is 'json: Block[]';
comment on column legal_document.data is 'json: Contact';

comment on column message_outbox.draft is 'json: unknown';
comment on column message.params is 'json: Record<string, string>';
comment on column message.target_params is 'json: Record<string, string>';
comment on column log_event.extra is 'json: Record<string, string | number | boolean | null>';
