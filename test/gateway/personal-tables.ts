/*
 * Tables that name a user and are not part of the user's own copy (PIPL art. 45), each with the reason. A table with a column of `userColumns`
 * is contributed by its area (`personalData`) or stands here: test/gateway/personal-tables.test.ts.
 */

/** Names of columns by which a table knows a user. */
export const userColumns = /(^|_)user_id$|^(created|made|prepared)_by$|^by_user$|^owner_id$/

const ofAccount = 'belongs to the gas account: its users see and download it there'
const brief = 'machinery of minutes or days: proves, counts or repeats a call, says nothing more of its user'

export const notPersonal: Readonly<Record<string, string>> = {
  basket_order: ofAccount,
  basket_trade: ofAccount,
  bill: ofAccount,
  calendar_address: ofAccount,
  contract: ofAccount,
  contract_notice_read: ofAccount,
  elective_change: ofAccount,
  extraction_change: ofAccount,
  gas_order: ofAccount,
  guest_link: ofAccount,
  installment_plan: ofAccount,
  invoice_apply: ofAccount,
  invoice_auto: ofAccount,
  invoice_auto_run: ofAccount,
  invoice_pick: ofAccount,
  invoice_red: ofAccount,
  nfc_session: ofAccount,
  ng_bid: ofAccount,
  ng_bid_change: ofAccount,
  open_hook: ofAccount,
  open_key: ofAccount,
  package_order: ofAccount,
  plan_change: ofAccount,
  pay_order: ofAccount,
  payment: ofAccount,
  prepared_payment: ofAccount,
  prepared_trail: ofAccount,
  statement: ofAccount,
  todo: ofAccount,
  todo_ignore: ofAccount,
  trade_payment: ofAccount,

  app_opened: 'which new apps a user has opened, shown on a page of the app',
  auth_centre_session: brief,
  auth_grant: brief,
  auth_tmp_code: brief,
  customer_match: brief,
  customer_search_miss: brief,
  idempotency: brief,
  form_draft: 'what was typed and not sent, for a day, given back on its form',
  message_mark: brief,
  message_batch: 'what staff announced: their work, not their data',
  message_delivery: 'how a notice was sent, without its text, dropped after its retention',
  quiet_setting: 'hours without messages, shown and changed on a page of the app',
  stop_tick: 'which steps of a stop a user has done, shown on its page',
  reception_setting: 'channels of messages, shown and changed on a page of the app',
  update_read: 'which updates of a project a user has seen, shown as dots on its page',
  wx_auth: 'when a user was asked for reminders about a project',
  wx_subscription: 'how many messages WeChat still allows, shown on a page of the app',
  order_hidden: 'closed orders left out of a list of the app, shown on its page',
  pay_search: brief,
  scan_ticket: brief,
  security_ticket: brief,

  binding_application: 'moments of applications; their bindings are in the copy',
  license_reading:
    'what a machine read of an upload, for the user that fills the form: the certification is in the copy',
  log_event:
    'pages and failures of the app without what was typed, dropped after its retention; no call finds them by person',
  message: 'notices about customer numbers and the account, read in the app and dropped after their end',
  staff_role: 'what an employee of the gas company may do: a record of the employer',
  tenant_member: 'follows from the bindings, which are in the copy',
}
