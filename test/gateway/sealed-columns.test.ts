/*
 * Personal data at rest (C 2): no column of text or JSON of the demo world holds a phone, a mail address, a bank account or the name of a
 * contact, a butler or an inspector in plain, but for those that stand here with their reason.
 */
import { sql } from 'kysely'
import { customers } from '../../gateway/demo/customers'
import { requestNo } from './payment-kit'
import { PAYER, moneyIn, orderTransfer } from './transfer-kit'
import { testGateway, type TestGateway } from '../setup/gateway'
import { hashOf, indexOf } from '../../gateway/secret'

const published = 'the gas company’s own, published to everybody'

/** `table.column` that may hold such a text, and why. */
const allowed: Readonly<Record<string, string>> = {
  'legal_document.blocks': published,
  'legal_document.data': published,
  'dev_outbox.target': 'what the demo’s stand-ins for SMS and mail took',
  'dev_outbox.text': 'the same',
  'sandbox_bank_entry.payer_account': 'the books of the demo’s bank, which stands outside of the product',
}

const signed = 'under a statement: its document is drawn from it'
const searched = 'searched, kept once, compared'

/** `table.column` that may hold the name of a person, and why: docs/operations.md. */
const named: Readonly<Record<string, string>> = {
  'statement.company_sign_name': signed,
  'statement.customer_sign_name': signed,
  'meter.reader_name': signed,
  'invoice_title.buyer_name': searched,
  'app_user.nickname': 'what users call themselves',
}

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

/** Not digits of a longer word: an id may begin with eleven of them. */
const PHONE = /(?<![\dA-Za-z])1[3-9]\d{9}(?![\dA-Za-z])/
const MAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/
/** Bank accounts that the demo's customers and the test below give. */
const accounts = ['6222021001009988776', '0410000109300012345', PAYER.payerAccount]

/** People that the demo's customers and the gas companies name. */
const people = new Set([...customers.map(({ contactName }) => contactName), '李会计', '周建国', '孙立', '韩雪松'])

const kindOf = (text: string): string | null => {
  if (people.has(text)) return 'name'
  if (PHONE.test(text)) return 'phone'
  if (MAIL.test(text)) return 'mail'
  return accounts.some((one) => text.includes(one)) ? 'account' : null
}

/** Columns that can hold a text, of tables that are no partition. */
async function columns(): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_schema || '.' || c.table_name as table, c.column_name as column
    from information_schema.columns c join pg_class k on k.relname = c.table_name and k.relnamespace = c.table_schema::regnamespace
    where c.table_schema not in ('pg_catalog', 'information_schema', 'kept') and not k.relispartition and k.relkind in ('r', 'p')
      and c.udt_name in ('text', '_text', 'jsonb', 'json', 'varchar')`.execute(gateway.db)
  return rows
}

async function plain(): Promise<string[]> {
  const found = new Map<string, string>()
  for (const { table, column } of await columns()) {
    const name = `${table.replace(/^public\./, '')}.${column}`
    const { rows } = await sql<{ value: string }>`
      select distinct ${sql.ref(column)}::text as value from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
      gateway.db,
    )
    for (const { value } of rows) {
      const kind = kindOf(value)
      const isAllowed = kind === null || (kind === 'name' && named[name] !== undefined)
      if (!isAllowed && !found.has(name)) found.set(name, `${name}: ${kind} ${value.slice(0, 200)}`)
    }
  }
  return [...found].filter(([name]) => allowed[name] === undefined).map(([, text]) => text)
}

test('no text of the demo world tells a phone, a mail address, a bank account or a name', async () => {
  expect(await plain()).toEqual([])
})

test('nor does what customers give for invoices, transfers and mails, while they read what they gave', async () => {
  const li = await gateway.as('13800000001')
  const given = {
    titleKind: 'OWN',
    buyerType: 'PERSON',
    buyerName: '赵小川',
    applySpecial: '0',
    address: '廊坊市开发区1号',
    phone: '13911112222',
    bankName: '中国银行',
    bankAccount: PAYER.payerAccount,
    email: 'titles@example.com',
    receiverPhone: '13911113333',
  } as const
  const title = await li.ok('default POST /crmgas/invoice/saveTitle', { ...given, requestNo: requestNo() })
  expect(title).toMatchObject({ phone: '13911112222', bankAccount: PAYER.payerAccount, receiverPhone: '13911113333' })
  const { receivers } = await li.ok('default GET /crmgas/pay/tt/init', {})
  const { ttId } = await orderTransfer(li, { receiverId: receivers[0]?.id ?? '' })
  await moneyIn(li, { ttId, amount: '500.00' })
  await li.ok('btwob POST /invoice/matrix/mailing/ask', { email: 'books@example.com', requestNo: requestNo() })
  expect(await plain()).toEqual([])
  // Nor by trying: the marks of repeats are made under a key (CV-3).
  const marks = await gateway.db.selectFrom('idempotency').select('bodyHash').execute()
  const content = JSON.stringify(given, Object.keys(given).sort())
  for (const said of [content, `1001/1000000001|${content}`])
    expect(marks).not.toContainEqual({ bodyHash: hashOf(said) })
  expect(marks).toContainEqual({ bodyHash: indexOf(gateway.gateway.work, `1001/1000000001|${content}`) })
})
