import { DAY } from '@domain/date'
import type { BankPurpose } from '@domain/statuses/bank-account'
import type { BoundSession, Work } from '../http/context'
import { isoOf } from '../ports/clock'
import { addAccount, setDefault } from '../modules/bank-account/accounts'
import { expireProof, judgeArrival, sendVerify } from '../modules/bank-account/proof'
import { findAccount, lastProof } from '../modules/bank-account/repo'
import { customers } from './customers'
import { withClock } from './clock'

interface Kept {
  bp: string
  accountNo: string
  bankCode: string
  cnapsCode: string
  purposes: readonly BankPurpose[]
  /** Days before today. */
  addedAgo: number
  /** What has become of it. */
  is: 'TO_VERIFY' | 'VERIFYING' | 'VERIFIED' | 'FAILED'
}

/** Accounts of four customers in every state (D 8.5). */
const accounts: readonly Kept[] = [
  {
    bp: '1000000001',
    accountNo: '6222021001009988776',
    bankCode: '102',
    cnapsCode: '102146000010',
    purposes: ['PAY', 'REFUND'],
    addedAgo: 90,
    is: 'VERIFIED',
  },
  {
    bp: '1000000001',
    accountNo: '6217000010010203456',
    bankCode: '105',
    cnapsCode: '105146000010',
    purposes: ['PAY'],
    addedAgo: 2,
    is: 'VERIFYING',
  },
  {
    bp: '1000000001',
    accountNo: '6225881234567890',
    bankCode: '308',
    cnapsCode: '308146000010',
    purposes: ['INVOICE'],
    addedAgo: 30,
    is: 'TO_VERIFY',
  },
  {
    bp: '1000000002',
    accountNo: '6228480012345670018',
    bankCode: '103',
    cnapsCode: '103146000010',
    purposes: ['PAY'],
    addedAgo: 60,
    is: 'VERIFIED',
  },
  {
    bp: '1000000003',
    accountNo: '6217001210024455667',
    bankCode: '104',
    cnapsCode: '104121000010',
    purposes: ['PAY', 'INVOICE'],
    addedAgo: 20,
    is: 'FAILED',
  },
]

/** Made by the services with the clock set back; what proves an account came in at the bank on the day after. */
export async function seedBankAccounts(work: Work): Promise<void> {
  for (const kept of accounts) await seedAccount(work, kept)
}

async function seedAccount(work: Work, { bp, accountNo, bankCode, cnapsCode, purposes, addedAgo, is }: Kept) {
  const customer = customers.find((one) => one.bp === bp)
  if (!customer) throw new RangeError(`no demo customer ${bp}`)
  const { companyCode, customerName: accountName } = customer
  const session = { bp, companyCode, userId: 'SYSTEM' } as BoundSession
  const then = (after: number) => withClock(work, isoOf(work.clock.now() - addedAgo * DAY + after))
  const input = { accountName, accountNo, bankCode, cnapsCode, purposes: [...purposes], requestNo: `demo|${accountNo}` }
  const { accountId } = await addAccount(then(0), session, input)
  if (is === 'TO_VERIFY') return
  await sendVerify(then(1), session, { accountId, version: 0 })
  const key = { bp, accountId }
  if (is === 'FAILED') return expireProof(then(5 * DAY + 2), { ...key, companyCode })
  if (is === 'VERIFYING') return
  const [account, proof] = [await findAccount(work.db, key), await lastProof(work.db, key)]
  if (!account || !proof) throw new RangeError(`account ${accountId} has no round`)
  const at = then(DAY)
  await judgeArrival(at, {
    companyCode,
    stmtId: `demo|${accountId}`,
    codes: [proof.remitCode],
    amount: '0.37',
    payerName: accountName,
    payerIndex: account.accountIndex,
    tradeAt: at.clock.iso(),
  })
  const version = (await findAccount(work.db, key))?.version ?? 0
  await setDefault(then(DAY + 1), session, { accountId, version, purpose: 'PAY' })
}
