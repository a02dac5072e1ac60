import { sql } from 'kysely'
import {
  bankStatementStatus,
  billStatus,
  cardStatus,
  gasOrderStatus,
  gasSliceStatus,
  installmentItemStatus,
  installmentStatus,
  meterImgStatus,
  meterStatus,
  nfcSessionStatus,
  payOrderStatus,
  paymentStatus,
  refundStatus,
  statementStatus,
  stopGasStatus,
  subOrderStatus,
  ttOrderStatus,
  valveCommandStatus,
} from '@domain/statuses'
import type { Db } from '../../gateway/db/connect'

/** The machines of part A (chapter 3, and those that they stand on) with the tables of their rows. */
const MACHINES: Readonly<Record<string, object>> = {
  meter: meterStatus,
  statement: statementStatus,
  bill: billStatus,
  pay_order: payOrderStatus,
  sub_order: subOrderStatus,
  payment: paymentStatus,
  gas_order: gasOrderStatus,
  gas_sub_order: gasSliceStatus,
  gas_card: cardStatus,
  nfc_session: nfcSessionStatus,
  tt_order: ttOrderStatus,
  bank_statement: bankStatementStatus,
  installment_plan: installmentStatus,
  installment_item: installmentItemStatus,
  meter_img: meterImgStatus,
  refund: refundStatus,
  stop_gas: stopGasStatus,
  valve_command: valveCommandStatus,
  meter_reading: { VALID: {}, SUSPECT: {}, REJECTED: {} },
}

/** 'bill PAID' of every state of every machine. */
export const everyState: readonly string[] = Object.entries(MACHINES).flatMap(([table, states]) =>
  Object.keys(states).map((state) => `${table} ${state}`),
)

/** From now on every state that a row enters is noted, however short it stays there. What a test has written before is not. */
export async function noteStates(db: Db): Promise<void> {
  await sql`create table noted (state text not null)`.execute(db)
  await sql`
    create function note_state() returns trigger language plpgsql as $$
    begin
      insert into noted values (tg_argv[0] || ' ' || new.state);
      return new;
    end $$`.execute(db)
  for (const table of Object.keys(MACHINES))
    await sql`
      create trigger note_state after insert or update on ${sql.table(table)}
      for each row execute function note_state(${sql.lit(table)})`.execute(db)
}

/** What was noted, and what stands in the log of states only: a statement leaves its draft in the write that makes it. */
export async function notedStates(db: Db): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select distinct state from noted
    union select entity || ' ' || from_state from state_log where from_state <> ''`.execute(db)
  return rows.map(({ state }) => state)
}
