/*
 * Rolling deploys: the gateways of the release before go on with the migrated database, so a migration only adds; what is dropped,
 * renamed or retyped goes in two releases. And a filled database of the release before is migrated without losing a row.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Value } from '@sinclair/typebox/value'
import { sql } from 'kysely'
import { migrate } from '../../gateway/db/migrate'
import type { Sealed } from '../../gateway/db/column-types'
import type { Database } from '../../gateway/db/connect'
import { indexOf, openText } from '../../gateway/secret'
import { handOut } from '../../gateway/modules/message/publish'
import { testDatabase } from '../setup/database'

const folder = path.resolve(__dirname, '../../gateway/db/migrations')
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()

/** The migration that seals what later areas kept in plain. */
const SEALED = '202611260500'
/** Names that the release before kept in plain, and the columns that keep them sealed now. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  customer: { contact_name: 'contact_name_enc' },
  enterprise_cert: { contact_name: 'contact_name_enc' },
  bp_binding: { remark_name: 'remark_name_enc' },
}
/** The migration that seals messages which name a person. */
const PERSONS = '202612011301'
/** The migration that takes the items over from pg-boss. */
const ITEMS = '202611272020'
/** The migration after which signed addresses of calendars open nothing. */
const SECRET = '202612010701'
/** Seals what a migration seals. */
const keys = { config: { dataKey: Buffer.alloc(32, 1) } }

/** The newest migration of the release before; its rows lie in releases/<its time>.json.gz. */
const RELEASED = '202611220320'

/**
 * What may go in one release all the same, word by word: constraints and indexes that a stronger or wider one replaces at once. Nothing
 * that a gateway of the release before reads or names in an `on conflict`.
 */
const allowed: Record<string, RegExp> = {
  '202611221010_one_key.sql':
    /^(alter table \w+ drop constraint \w+_(pkey|key)|drop index (pay_order_id|bp_binding_of_user))$/,
  // Their twins stay.
  '202611242330_twin_indexes.sql': /^drop index concurrently if exists (payment_ask|refund_ask)$/,
  // A longer list of codes.
  '202611221011_visitor_upload_staff_proof.sql':
    /^alter table security_ticket drop constraint security_ticket_scene_check$/,
  '202611262150_plan_fallback.sql': /^alter table gas_plan drop constraint gas_plan_method_check$/,
  '202611230730_prepared_payment.sql': /^alter table security_ticket drop constraint security_ticket_scene_check$/,
  '202611231620_own_data.sql': /^alter table security_ticket drop constraint security_ticket_scene_check$/,
  '202611260200_grant_scene.sql': /^alter table security_ticket drop constraint security_ticket_scene_check$/,
  // No released gateway knows transfers; the account is sealed text from here on, found by its hash.
  '202611260500_sealed.sql':
    /^(alter table tt_order drop constraint tt_order_payer_account_check|drop index tt_order_payer)$/,
  // No released gateway knows invoices.
  '202611260500_red_group.sql': /^alter table invoice_red alter column group_id set not null$/,
  '202611260510_invoice_auto.sql': /^alter table invoice_apply drop constraint invoice_apply_source_entry_check$/,
  '202611221050_channel_h5.sql': /^alter table pay_order drop constraint pay_order_channel_check$/,
  '202611230710_outlet_cards.sql': /^alter table nfc_session drop constraint nfc_session_platform_check$/,
  '202611261321_signing.sql': /^alter table contract drop constraint contract_state_check$/,
  // No released gateway knows packages.
  '202612010731_child_lapse.sql': /^alter table child_order alter column forfeit_at set not null$/,
  // A longer list of codes.
  '202611271001_lead_gas_product.sql': /^alter table demand_lead drop constraint demand_lead_target_type_check$/,
  // A longer list of codes, and a payment that has no order yet; no released gateway knows payments of packages.
  '202611270620_bidding.sql':
    /^alter table trade_payment (drop constraint trade_payment_biz_type_check|alter column order_no drop not null)$/,
  // A longer list of codes.
  '202611271200_project.sql':
    /^alter table (pay_order drop constraint pay_order_biz_type_check|pay_order_item drop constraint pay_order_item_ref_type_check|tt_order drop constraint tt_order_purpose_check)$/,
  // No released gateway knows pg-boss.
  '202611272020_work_item.sql': /^drop schema if exists pgboss cascade$/,
  // Longer lists of codes.
  '202611302200_alarm_successor.sql': /^alter table alarm_event drop constraint alarm_event_kind_check$/,
  '202611290031_share_targets.sql': /^alter table share_link drop constraint share_link_target_type_check$/,
  '202611271330_chances_of_a_survey.sql': /^alter table lottery_chance drop constraint lottery_chance_source_check$/,
  '202611280040_coupon.sql':
    /^alter table (lottery_prize drop constraint lottery_prize_service_check|lottery_win drop constraint lottery_win_(service|state)_check)$/,
  '202611271011_help.sql': /^alter table view_seen drop constraint view_seen_counted_check$/,
  '202611221350_refund_reconciled.sql': /^alter table reconcile_diff drop constraint reconcile_diff_kind_check$/,
  // The first is made again, the second has become needless beside the others.
  '202611290601_message_indexes.sql': /^drop index (message_of_user|message_user_id_bp_category_code_created_at_idx)$/,
  // The same columns in another order.
  '202611290702_daily_usage_key.sql': /^alter table daily_usage drop constraint daily_usage_pkey$/,
  // Made again, wider.
  '202611290701_message_unread.sql': /^drop index message_user_id_bp_idx$/,
  // A wider one stays.
  '202611290603_history_counts.sql': /^drop index concurrently if exists invoice_time$/,
  // The table's name stays; a posting's and a message's key moves to a table of its own, kept by triggers for old gateways too.
  '202611221040_partitions.sql':
    /^(alter table \w+ drop constraint (log_event|meter_reading|message|ledger_entry)_\w+|drop trigger ledger_entry_insert_only on ledger_entry|drop function cut_by_month.*|create function cut_by_month.*|(begin )?execute format\('alter (table|index) %\w rename .*|for one in select .*)$/,
}

const takesAway = /\b(drop|rename|alter column \w+ (set data )?type|set not null)\b/i

const statementsOf = (file: string) =>
  readFileSync(path.join(folder, file), 'utf8')
    .replace(/--.*$/gm, '')
    .split(';')
    .map((text) => text.trim().replace(/\s+/g, ' '))

/** The index that a try which broke off has left, removed by the statement before the one that makes it. */
const isLeftOver = (text: string, next = ''): boolean => {
  const name = /^drop index concurrently if exists (\w+)$/.exec(text)?.[1]
  return name !== undefined && next.startsWith(`create index concurrently ${name} on `)
}

test.each(files.filter((file) => file.slice(0, 12) > RELEASED))('%s only adds', (file) => {
  const wrong = statementsOf(file).filter(
    (text, at, all) => takesAway.test(text) && !isLeftOver(text, all[at + 1]) && !allowed[file]?.test(text),
  )
  expect(wrong).toEqual([])
})

describe('a filled database of the release before', () => {
  const rows = JSON.parse(
    gunzipSync(readFileSync(path.join(__dirname, `releases/${RELEASED}.json.gz`))).toString('utf8'),
  ) as Record<string, Record<string, unknown>[]>
  let database: Database
  beforeAll(async () => {
    database = await testDatabase({ name: 'empty', madeOf: 'empty', make: async () => undefined })
    await migrate(database.db, folder, null, (name) => name.slice(0, 12) <= RELEASED)
    await database.db.transaction().execute(async (db) => {
      // In whatever order: references are looked at when all are there.
      await sql`set local session_replication_role = replica`.execute(db)
      for (const [table, list] of Object.entries(rows))
        await sql`insert into ${sql.table(table)} select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(list)}::jsonb)`.execute(
          db,
        )
    })
    await migrate(database.db, folder, keys)
  })
  afterAll(() => database.close())

  test.each(Object.keys(rows))('%s keeps its rows', async (table) => {
    const expected = rows[table] ?? []
    const columns = Object.keys(expected[0] ?? {})
    const found = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(
      database.db,
    )
    const known = (row: Record<string, unknown>) => JSON.stringify(columns.map((name) => row[name] ?? null))
    // A notice names a phone by its mask from SEALED on.
    const masked = (text: string) => text.replace(/(1[3-9]\d)\d{4}(\d{4})(?=申请)/g, '$1****$2')
    const opened = (row: Record<string, unknown>) => ({
      ...row,
      ...Object.fromEntries(
        Object.entries(NAMES[table] ?? {}).map(([name, sealed]) => [name, openText(keys, row[sealed] as Sealed)]),
      ),
    })
    expect(found.rows.map(({ row }) => known(opened(JSON.parse(row) as Record<string, unknown>))).sort()).toEqual(
      expected.map((row) => masked(known(row))).sort(),
    )
  })
})

test('a migration seals the personal data that stands, row by row, and keeps what is empty', async () => {
  const database = await testDatabase({ name: 'empty', madeOf: 'empty', make: async () => undefined })
  const { db } = database
  await migrate(db, folder, null, (name) => name.slice(0, 12) < SEALED)
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`insert into bank_statement (company_code, stmt_id, account_no, trade_no, amount, payer_account, trade_at, state, created_at, updated_at)
      select '1001', n, '13', n, 1, case n when 7 then '' else '6222000100020003' end, now(), 'WAITING', now(), now()
      from generate_series(1, 1100) n`.execute(trx)
    await sql`insert into finance_mailing (bp, user_id, company_code, wanted_email, created_at, updated_at)
      values ('1', 'u', '1001', 'a@example.com', now(), now())`.execute(trx)
    await sql`insert into prepared_payment (bp, prepared_id, company_code, kind, title, amount, wish, state, prepared_by, prepared_mask, expire_at, request_no, created_at, updated_at)
      select '1', n, '1001', 'TRANSFER', 't', 1, case n when 1 then '{"note":"a","transfer":{"payerAccount":"62220001","receiverId":"m"}}' else '{"transfer":null}' end::jsonb,
        'PREPARED', 'u', 'm', now(), n, now(), now() from generate_series(1, 2) n`.execute(trx)
  })
  await expect(migrate(db, folder, null)).rejects.toThrow('no key to seal it with')
  await migrate(db, folder, keys)
  const statements = await db.selectFrom('bankStatement').select(['stmtId', 'payerAccount', 'payerIndex']).execute()
  expect(statements.map(({ stmtId, payerAccount }) => [stmtId, openText(keys, payerAccount)])).toEqual(
    statements.map(({ stmtId }) => [stmtId, stmtId === '7' ? '' : '6222000100020003']),
  )
  expect(new Set(statements.map(({ payerIndex }) => payerIndex))).toEqual(
    new Set(['', indexOf(keys, '6222000100020003')]),
  )
  expect(new Set(statements.map(({ payerAccount }) => String(payerAccount))).size).toBe(1100)
  const [mailing] = await db.selectFrom('financeMailing').select(['email', 'wantedEmail']).execute()
  expect([mailing?.email, mailing?.wantedEmail && openText(keys, mailing.wantedEmail)]).toEqual([null, 'a@example.com'])
  const [first, second] = await db.selectFrom('preparedPayment').select('wish').orderBy('preparedId').execute()
  expect(first?.wish.transfer?.payerAccount && openText(keys, first.wish.transfer.payerAccount)).toBe('62220001')
  expect([first?.wish.note, first?.wish.transfer?.receiverId, second?.wish]).toEqual(['a', 'm', { transfer: null }])
  await database.close()
})

test('a message that names a person is masked where it stands, and read as it was; others stay', async () => {
  const database = await testDatabase({ name: 'empty', madeOf: 'empty', make: async () => undefined })
  const { db } = database
  await migrate(db, folder, keys, (name) => name.slice(0, 12) < PERSONS)
  const at = '2026-12-01T10:00:00+08:00'
  const messages = [
    ['TK_DISPATCHED', '李工将为您服务，电话13800000021', { handlerName: '李工', handlerPhone: '13800000021' }],
    ['BT_CHANGED', '您的用气管家已变更为王建国', { name: '王建国' }],
    ['LEAD_STATUS', '燃气热水器：已联系', { name: '燃气热水器' }],
  ] as const
  for (const [code, summary, params] of messages)
    await sql`insert into message (user_id, msg_id, company_code, category_code, template_code, title, summary, params, level, biz_id, dedupe_key, expire_at, created_at)
      values ('u', ${code}, '1001', 'service', ${code}, 't', ${summary}, ${JSON.stringify(params)}::jsonb, 'normal', 'b', ${code}, ${at}, ${at})`.execute(
      db,
    )
  await migrate(db, folder, keys)
  const rows = await db.selectFrom('message').select(['summary', 'params', 'sealed']).orderBy('msgId').execute()
  expect(rows.map(({ summary, params, sealed }) => [summary, params, openText(keys, sealed)])).toEqual([
    ['您的用气管家已变更为王**', {}, '您的用气管家已变更为王建国'],
    ['燃气热水器：已联系', { name: '燃气热水器' }, ''],
    ['李*将为您服务，电话138****0021', {}, '李工将为您服务，电话13800000021'],
  ])
  await database.close()
})

test('what pg-boss held waits in the table of items; nothing of pg-boss stays', async () => {
  const database = await testDatabase({ name: 'empty', madeOf: 'empty', make: async () => undefined })
  const { db } = database
  await migrate(db, folder, null, (name) => name.slice(0, 12) < ITEMS)
  await sql.raw(readFileSync(path.join(__dirname, 'releases/pgboss-24.sql'), 'utf8')).execute(db)
  await sql`select pgboss.create_queue('t.one', '{"policy": "short", "retryLimit": 8, "retryDelay": 15}')`.execute(db)
  const at = '2026-11-27T10:00:00+08:00'
  // Key, state, tries after the first, whether a try has begun, output.
  await sql`
    insert into pgboss.job (name, data, singleton_key, state, retry_limit, retry_count, started_on, start_after, completed_on, output, policy, created_on)
    select 't.one', data::jsonb, key, state::pgboss.job_state, 8, tries, case when begun then ${at}::timestamptz end, ${at}, case when state in ('completed', 'failed') then ${at}::timestamptz end,
      output::jsonb, 'short', ${at}::timestamptz + n * interval '1 second'
    from (values
      (1, 'fresh', 'created', 0, false, '{"data": {"id": "1"}}', null),
      (2, ${`daily@${at}`}, 'created', 0, false, ${`{"data": {}, "at": "${at}"}`}, null),
      (3, 'again', 'retry', 2, true, '{"data": {}}', '{"message": "no"}'),
      (4, 'runs', 'active', 0, true, '{"data": {}}', '{"gateway": "g"}'),
      (5, 'last', 'active', 8, true, '{"data": {}}', '{"gateway": "g"}'),
      (6, 'dead', 'failed', 8, true, '{"data": {"companyCode": "1001"}}', '{"value": {"message": "too late"}}'),
      (7, 'done', 'completed', 0, true, '{"data": {}}', '{}')
    ) as job(n, key, state, tries, begun, data, output)`.execute(db)
  await migrate(db, folder, null)
  const rows = await db.selectFrom('workItem').selectAll().orderBy('itemId').execute()
  expect(
    rows.map((row) => [
      row.key,
      row.state,
      row.attempts,
      row.maxAttempts,
      row.data,
      row.dueAt,
      row.error,
      row.failedAt,
    ]),
  ).toEqual([
    ['fresh', 'waiting', 0, 9, { id: '1' }, null, null, null],
    [`daily@${at}`, 'waiting', 0, 9, {}, at, null, null],
    ['again', 'waiting', 3, 9, {}, null, 'no', null],
    ['runs', 'waiting', 1, 9, {}, null, null, null],
    ['last', 'waiting', 9, 10, {}, null, null, null],
    ['dead', 'failed', 9, 9, { companyCode: '1001' }, null, 'too late', at],
  ])
  expect(rows.filter(({ runAfter }) => runAfter === at).map(({ key }) => key)).toEqual([
    'fresh',
    `daily@${at}`,
    'again',
    'dead',
  ])
  const { rows: schemas } = await sql`select from pg_namespace where nspname = 'pgboss'`.execute(db)
  expect(schemas).toEqual([])
  await database.close()
})

test('the master of a calendar that the release before has signed is sent a message, which the area of messages can read', async () => {
  const database = await testDatabase({ name: 'empty', madeOf: 'empty', make: async () => undefined })
  const { db } = database
  await migrate(db, folder, keys, (name) => name.slice(0, 12) < SECRET)
  await sql`insert into calendar_address (bp, company_code, address_id, made_by, created_at) values ('1', '1001', 'a', 'u', now())`.execute(
    db,
  )
  await migrate(db, folder, keys)
  const [item, ...rest] = await db.selectFrom('workItem').select(['kind', 'data']).execute()
  expect([item?.kind, rest]).toEqual([handOut.name, []])
  expect([...Value.Errors(handOut.data, item?.data)]).toEqual([])
  expect(item?.data).toMatchObject({ bp: '1', userIds: ['u'], audience: 'USER' })
  await database.close()
})
