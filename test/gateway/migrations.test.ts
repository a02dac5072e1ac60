/*
 * Rolling deploys: the gateways of the release before go on with the migrated database, so a migration only adds; what is dropped,
 * renamed or retyped goes in two releases. And a filled database of the release before is migrated without losing a row.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { migrate } from '../../gateway/db/migrate'
import type { Database } from '../../gateway/db/connect'
import { testDatabase } from '../setup/database'

const folder = path.resolve(__dirname, '../../gateway/db/migrations')
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()

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
  // Left by a try that broke off.
  '202611250510_purge_indexes.sql':
    /^drop index concurrently if exists (access_token|auth_grant|auth_session|auth_tmp_code|security_ticket|upload_file|wx_relation)_(ends|expire|passing|session|user|of_user)$/,
  // A longer list of codes.
  '202611221011_visitor_upload_staff_proof.sql':
    /^alter table security_ticket drop constraint security_ticket_scene_check$/,
  '202611230730_prepared_payment.sql': /^alter table security_ticket drop constraint security_ticket_scene_check$/,
  '202611231620_own_data.sql': /^alter table security_ticket drop constraint security_ticket_scene_check$/,
  '202611260200_grant_scene.sql': /^alter table security_ticket drop constraint security_ticket_scene_check$/,
  '202611221050_channel_h5.sql': /^alter table pay_order drop constraint pay_order_channel_check$/,
  '202611230710_outlet_cards.sql': /^alter table nfc_session drop constraint nfc_session_platform_check$/,
  '202611221350_refund_reconciled.sql': /^alter table reconcile_diff drop constraint reconcile_diff_kind_check$/,
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

test.each(files.filter((file) => file.slice(0, 12) > RELEASED))('%s only adds', (file) => {
  const wrong = statementsOf(file).filter((text) => takesAway.test(text) && !allowed[file]?.test(text))
  expect(wrong).toEqual([])
})

describe('a filled database of the release before', () => {
  const rows = JSON.parse(
    gunzipSync(readFileSync(path.join(__dirname, `releases/${RELEASED}.json.gz`))).toString('utf8'),
  ) as Record<string, Record<string, unknown>[]>
  let database: Database
  beforeAll(async () => {
    database = await testDatabase({ name: 'empty', madeOf: 'empty', make: async () => undefined })
    await migrate(database.db, folder, (name) => name.slice(0, 12) <= RELEASED)
    await database.db.transaction().execute(async (db) => {
      // In whatever order: references are looked at when all are there.
      await sql`set local session_replication_role = replica`.execute(db)
      for (const [table, list] of Object.entries(rows))
        await sql`insert into ${sql.table(table)} select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(list)}::jsonb)`.execute(
          db,
        )
    })
    await migrate(database.db, folder)
  })
  afterAll(() => database.close())

  test.each(Object.keys(rows))('%s keeps its rows', async (table) => {
    const expected = rows[table] ?? []
    const columns = Object.keys(expected[0] ?? {})
    const found = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(
      database.db,
    )
    const known = (row: Record<string, unknown>) => JSON.stringify(columns.map((name) => row[name] ?? null))
    expect(found.rows.map(({ row }) => known(JSON.parse(row) as Record<string, unknown>)).sort()).toEqual(
      expected.map(known).sort(),
    )
  })
})
