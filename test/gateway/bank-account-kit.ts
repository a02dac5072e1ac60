/* A customer with bank accounts on file: a new one for each test, at one gateway. */
import type { In } from '@contract'
import type { Sent } from '../../gateway/demo/stand-ins/bank'
import { bankAccountArea } from '../../gateway/modules/bank-account'
import { deskArea } from '../../gateway/modules/desk'
import { identityArea } from '../../gateway/modules/identity'
import { messageArea } from '../../gateway/modules/message'
import { paymentArea } from '../../gateway/modules/payment'
import { ticketArea } from '../../gateway/modules/ticket'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'
import { codeSentTo } from './login-kit'
import { brokenInvariants } from '../invariants/money'
import { anAccount, payer, POSTPAID, requestNo, T } from './payment-kit'
import { aReceiver, PAYER, remit } from './transfer-kit'

const PHONE = '13800000008'
export const NUMBER = PAYER.payerAccount

type Wish = Partial<In<'default POST /crmgas/bankAccount/add'>>

/** Opens the gateway for the tests of this file; the books agree at their end. */
export function bankAccounts() {
  let gateway: TestGateway
  let accountNo: string
  let key: { bp: string; companyCode: string }
  let li: Caller
  let staff: Caller
  let count = 0
  beforeAll(async () => {
    const areas = [bankAccountArea, paymentArea, messageArea, ticketArea, identityArea, deskArea] as never
    const env = { DEMO_OPERATOR: '0' }
    gateway = await testGateway({ areas, identify: async () => null, demoData: false, now: T, env })
    accountNo = await aReceiver(gateway)
    staff = gateway.asSession({ userId: 's-1', companyCode: POSTPAID.companyCode })
  })
  beforeEach(async () => {
    key = await anAccount(gateway.db, { bp: `10000002${String(++count).padStart(2, '0')}` })
    li = payer(gateway, key)
  })
  afterAll(async () => {
    expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
    await gateway.close()
  })

  const wish = (part: Wish = {}) => ({
    accountName: '康宁医院',
    accountNo: NUMBER,
    bankCode: '104',
    cnapsCode: '104121000010',
    purposes: ['PAY' as const],
    requestNo: requestNo(),
    ...part,
  })
  const tryAdd = (part: Wish = {}) => li.call('default POST /crmgas/bankAccount/add', wish(part))
  const add = (part: Wish = {}) => li.ok('default POST /crmgas/bankAccount/add', wish(part))
  const detail = (accountId: string) => li.ok('default GET /crmgas/bankAccount/detail', { accountId })
  const list = async () => (await li.ok('default GET /crmgas/bankAccount/list', {})).list
  const now = async (accountId: string) => ({ accountId, version: (await detail(accountId)).version })
  const begin = async (accountId: string) => li.ok('default POST /crmgas/bankAccount/sendVerify', await now(accountId))
  const look = async (accountId: string) => li.call('default POST /crmgas/bankAccount/verify', await now(accountId))
  const codeOf = async (accountId: string) => (await begin(accountId)).proof?.remitCode ?? ''
  const send = (note: string, sent: Partial<Sent> = {}) =>
    remit({ gateway, key, accountNo }, { note, amount: '0.37', ...sent })
  const balance = async () =>
    (await gateway.db.selectFrom('gasAccount').select('balance').where('bp', '=', key.bp).executeTakeFirstOrThrow())
      .balance
  const openTasks = async () =>
    (
      await gateway.db
        .selectFrom('reviewTask')
        .select('bizType')
        .where('decision', 'is', null)
        .where('droppedAt', 'is', null)
        .execute()
    ).map(({ bizType }) => bizType)
  /** An account that is proved. */
  const proved = async (part: Wish = {}) => {
    const { accountId } = await add(part)
    await staff.ok('btwob POST /bank/callback', { accountId, ok: true })
    return accountId
  }
  const smsCode = async (smsType: 'BANK_VIEW' | 'BANK_DELETE') => {
    await gateway.db.deleteFrom('smsCode').execute()
    await li.ok('default POST /crmgas/portal/sms/sendSms', { phone: PHONE, smsType })
    return codeSentTo(gateway, PHONE, smsType)
  }
  return {
    get gateway() {
      return gateway
    },
    get key() {
      return key
    },
    /** The master of the customer. */
    get li() {
      return li
    },
    get staff() {
      return staff
    },
    wish,
    tryAdd,
    add,
    detail,
    list,
    now,
    begin,
    look,
    codeOf,
    send,
    balance,
    openTasks,
    proved,
    smsCode,
  }
}
