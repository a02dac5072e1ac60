/*
 * Approved refunds that wait for their channel, made by SQL from a payment of the demo data.
 */
import { copyRows } from './sql.mjs'

const name = (prefix) => `'${prefix}' || lpad(n::text, 6, '0')`

/** `count` orders paid through the sandbox with money to be given back now. `prefix` (some letters) sets them apart from others. */
export async function addRefunds(db, count, prefix, now) {
  const paid = await db.one(
    `select p.bp, p.company_code, p.order_id, p.payment_id, p.amount from payment p join pay_order o using (bp, order_id)
     where p.state = 'SUCCESS' and o.state = 'SUCCESS' and o.biz_type = 'PREPAY' and o.split = 'NONE'
     order by p.success_at desc limit 1`,
  )
  const order = name(`${prefix}O`)
  const trade = name(`${prefix}T`)
  await copyRows(db, 'pay_order', `r.order_id = '${paid.order_id}'`, count, {
    order_id: order,
    order_no: order,
    request_no: order,
    state: `'REFUNDING'`,
  })
  await copyRows(db, 'payment', `r.payment_id = '${paid.payment_id}'`, count, {
    order_id: order,
    payment_id: name(`${prefix}P`),
    channel: `'SANDBOX'`,
    out_trade_no: trade,
    channel_trade_no: trade,
  })
  const any = await db.one('select out_trade_no from sandbox_trade limit 1')
  await copyRows(db, 'sandbox_trade', `r.out_trade_no = '${any.out_trade_no}'`, count, {
    company_code: `'${paid.company_code}'`,
    out_trade_no: trade,
    amount_fen: `${paid.amount} * 100`,
    refunded_fen: '0',
    state: `'PAID'`,
    pays_at: `'${now}'`,
    token: trade,
    transaction_id: trade,
  })
  const refund = await db.one('select refund_id from refund limit 1')
  await copyRows(db, 'refund', `r.refund_id = '${refund.refund_id}'`, count, {
    bp: `'${paid.bp}'`,
    order_id: order,
    refund_id: name(`${prefix}R`),
    out_refund_no: name(`${prefix}F`),
    amount: paid.amount,
    company_code: `'${paid.company_code}'`,
    refund_to: `'CHANNEL'`,
    state: `'APPROVED'`,
    done_at: 'null',
    updated_at: `'${now}'`,
    ask_again_at: `'${now}'`,
    ask_count: '0',
  })
}

/** From now on the provider answers these refunds with a failure, after 200 ms, for ever. */
export async function refuseRefunds(db, prefix) {
  await db.rows(`create function never_refunded() returns trigger language plpgsql as $$
    begin
      if new.out_refund_no like '${prefix}%' then
        perform pg_sleep(0.2);
        raise exception 'the provider does not answer';
      end if;
      return new;
    end $$`)
  await db.rows(
    'create trigger never_refunded before insert on sandbox_refund for each row execute function never_refunded()',
  )
}
