import type { In } from '@contract'
import type { Caller, TestGateway } from '../setup/gateway'
import { receive } from '../../gateway/modules/file/service'
import { keepReceiver } from '../../gateway/modules/payment/repo/bank'
import { bankOf, type Sent } from '../../gateway/demo/stand-ins/bank'
import { brokenInvariants } from '../invariants/money'
import { anAccount, inTransaction, payer, paymentGateway, POSTPAID, requestNo } from './payment-kit'

/* Builders for the tests of bank transfers. */

export const PAYER = { payerName: '康宁医院', payerAccount: '6222000100020003', payerBank: '中国银行' }

/** Where the gas company takes money; each company has another account. */
export async function aReceiver({ db }: TestGateway, companyCode = POSTPAID.companyCode): Promise<string> {
  const accountNo = `1301${companyCode}00001`
  const names = { accountName: `燃气公司${companyCode}`, bankName: '工商银行', bankNo: '102121000011' }
  await keepReceiver(db, { companyCode, receiverId: 'main', accountNo, ...names })
  return accountNo
}

export interface Remitting {
  gateway: TestGateway
  /** Works for the customer. */
  li: Caller
  key: { bp: string; companyCode: string }
  /** Of the gas company, where its money comes in. */
  accountNo: string
}

/** A customer of a gas company that takes bank transfers, at a gateway of their own. */
export async function remitting(): Promise<Remitting> {
  const gateway = await paymentGateway()
  const key = await anAccount(gateway.db)
  return { gateway, key, accountNo: await aReceiver(gateway), li: payer(gateway, key) }
}

/** The end of a test of money: the books agree whatever it did. */
export async function closeBooks(gateway: TestGateway): Promise<void> {
  expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
  await gateway.close()
}

/** Sends money to an account of a company; the bank has it, the gateway has not read it yet. */
export const remit = (
  { gateway, key, accountNo }: Pick<Remitting, 'gateway' | 'key' | 'accountNo'>,
  sent: Partial<Sent> = {},
  to = { companyCode: key.companyCode, accountNo },
) =>
  bankOf(gateway.gateway.work)?.receive(to, {
    amount: '500.00',
    payerName: PAYER.payerName,
    payerAccount: PAYER.payerAccount,
    note: '',
    tradeAt: gateway.clock.iso(),
    ...sent,
  })

type Create = In<'default POST /crmgas/pay/tt/create'>

/** The input of a top-up by transfer, or of what `part` says. */
export const wanted = (part: Partial<Create> = {}): Create => ({
  purpose: 'PREPAY',
  amount: '500.00',
  receiverId: 'main',
  ...PAYER,
  requestNo: requestNo(),
  ...part,
})

export const orderTransfer = (caller: Caller, part: Partial<Create> = {}) =>
  caller.ok('default POST /crmgas/pay/tt/create', wanted(part))

/** Money comes in at the embedded bank. */
export const moneyIn = (caller: Caller, input: In<'default POST /crmgas/pay/tt/sandbox/statement'>) =>
  caller.ok('default POST /crmgas/pay/tt/sandbox/statement', input)

let count = 0
/** An uploaded pdf of this user. */
export async function aSlip(gateway: TestGateway, userId = 'u-1', bizType = 'TT_PROOF'): Promise<{ fileId: string }> {
  const bytes = Buffer.from(`%PDF-1.4\n% slip ${++count}\n%%EOF\n`)
  const owner = { type: 'USER', id: userId, companyCode: POSTPAID.companyCode } as const
  const { fileId } = await inTransaction(gateway, (work) => receive(work, owner, { bizType, name: 'slip.pdf', bytes }))
  return { fileId }
}

export const proofOf = async (gateway: TestGateway, caller: Caller, ttId: string, remitDate = '2026-11-23') =>
  caller.ok('default POST /crmgas/pay/tt/uploadProof', {
    ttId,
    files: [await aSlip(gateway)],
    remitDate,
    requestNo: requestNo(),
  })
