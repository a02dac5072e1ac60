import type { In, Out } from '@contract'
import { bankAccountFields } from '@contract/bank-account'
import { codes } from '@domain/codes'
import { bankPurposes, MOST_ACCOUNTS, type BankPurpose } from '@domain/statuses/bank-account'
import type { BoundSession, Work } from '../../http/context'
import { cutPage } from '../../http/page'
import { ownOr2902 } from '../../http/refusal'
import { shape } from '../../http/shape'
import { isoOf } from '../../ports/clock'
import { ownAccount } from '../gas-account/service'
import { openFrom, receiversOf } from '../payment/service'
import { accountsOf, findAccount, lastProof, type BankAccount, type Proof } from './repo'
import { MOST_MISSES, nextRoundAt } from './rules/account'
import { bankOf, banks, branchesOf, branchName } from './rules/banks'

type List = Out<'default GET /crmgas/bankAccount/list'>
type Detail = Out<'default GET /crmgas/bankAccount/detail'>
type Proved = Out<'default POST /crmgas/bankAccount/sendVerify'>
type Branches = 'default GET /crmgas/bankAccount/branches'

const purposesIn = (kept: readonly string[]): BankPurpose[] => codes(bankPurposes).filter((one) => kept.includes(one))

/** An account as its customer sees it (BK-06). */
export const shown = (row: BankAccount): List['list'][number] =>
  shape(bankAccountFields, row, {
    bankName: bankOf(row.bankCode)?.bankName ?? '',
    branchName: branchName(row),
    accountNoMask: `**** **** **** ${row.accountTail}`,
    status: row.state,
    purposes: purposesIn(row.purposes),
    defaultFor: purposesIn(row.defaultFor),
  })

export async function list(work: Work, { bp, isMaster }: BoundSession): Promise<List> {
  const rows = await accountsOf(work.db, bp)
  return { list: rows.map(shown), max: MOST_ACCOUNTS, canChange: isMaster ? '1' : '0' }
}

export const roundOf = ({ round, endedAt }: Proof) => ({
  round,
  endedAt: endedAt === null ? null : Date.parse(endedAt),
})

const proofView = (proof: Proof): Proved['proof'] => {
  const { round, remitCode, sentAt, expireAt, missed, result } = proof
  const misses = missed.length
  return { round, remitCode, sentAt, expireAt, misses, triesLeft: Math.max(0, MOST_MISSES - misses), result }
}

/** An account with its newest round. */
export async function withProof(work: Work, row: BankAccount): Promise<Proved> {
  const proof = await lastProof(work.db, row)
  const mayBegin = row.state === 'TO_VERIFY' || row.state === 'FAILED'
  const at = nextRoundAt(proof && roundOf(proof))
  return {
    ...shown(row),
    proof: proof ? proofView(proof) : null,
    nextRoundAt: mayBegin && at !== null ? isoOf(Math.max(at, Date.parse(row.createdAt))) : null,
    isUsedUp: mayBegin && at === null,
  }
}

export async function detail(work: Work, session: BoundSession, accountId: string): Promise<Detail> {
  const { bp, companyCode } = session
  const row = ownOr2902(await findAccount(work.db, { bp, accountId }), { companyCode })
  const receivers = await receiversOf(work.db, companyCode)
  const open = await openFrom(work.db, { bp, companyCode }, row.accountIndex)
  return {
    ...(await withProof(work, row)),
    receivers: receivers.map(({ accountName, accountNo, bankName }) => ({ accountName, accountNo, bankName })),
    usedBy: open.map(({ ttId, orderNo }) => ({ type: 'TRANSFER' as const, id: ttId, no: orderNo })),
    canChange: session.isMaster ? '1' : '0',
    test: work.config.paySandbox && work.config.bankFeed === null,
  }
}

export async function bankList(
  work: Work,
  { bp, companyCode }: BoundSession,
): Promise<Out<'default GET /crmgas/bankAccount/banks'>> {
  const { customerName: registeredName } = await ownAccount(work, { bp, companyCode })
  return { list: [...banks], registeredName }
}

export const branchPage = ({ bankCode, keyword = '', cityCode, ...page }: In<Branches>): Out<Branches> =>
  cutPage(
    branchesOf(bankCode, keyword, cityCode).map((one) => ({
      cnapsCode: one.cnapsCode,
      branchName: one.branchName,
      cityCode: one.cityCode,
    })),
    page,
  )
