import type { In, Out } from '@contract'
import type { BankPurpose } from '@domain/statuses/bank-account'
import { halfWidth } from '@domain/text'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { badField, ownOr2902, Refusal, refuseIf } from '../../http/refusal'
import { indexOf, openText, sealText } from '../../secret'
import { logCreated, transition } from '../../states'
import { dropTask } from '../desk/service'
import { lockAccount } from '../gas-account/service'
import { audit, checkCode, useCode } from '../identity/service'
import { openFrom } from '../payment/service'
import { drop } from '../todo/service'
import { accountsOf, findAccount, insertAccount, lastProof, lockAccountRow, updateAccount, updateProof } from './repo'
import type { BankAccount } from './repo'
import { addProblem, mayBeDefault, plainNumber } from './rules/account'
import { branchOf } from './rules/banks'
import { accountMachine } from './states'
import { list, shown } from './views'

type Add = 'default POST /crmgas/bankAccount/add'
type SetDefault = 'default POST /crmgas/bankAccount/setDefault'
type Reveal = 'default POST /crmgas/bankAccount/reveal'
type Delete = 'default POST /crmgas/bankAccount/delete'

/** An account under its lock and that of the gas account, as the user saw it; 2902, 2904. */
export async function lockedAccount(
  work: Work,
  { bp, companyCode }: { bp: string; companyCode: string },
  { accountId, version }: { accountId: string; version?: number },
): Promise<BankAccount> {
  ownOr2902(await lockAccount(work.db, { bp, companyCode }))
  const row = ownOr2902(await lockAccountRow(work.db, { bp, accountId }), { companyCode })
  if (version !== undefined && row.version !== version) throw new Refusal('2904')
  return row
}

/** BK-02. Two at once wait for each other at the gas account. */
export async function addAccount(work: Work, session: BoundSession, input: In<Add>): Promise<Out<Add>> {
  const { bp, companyCode, userId } = session
  const { bankCode, cnapsCode, purposes } = input
  const [accountName, accountNo] = [input.accountName.trim(), plainNumber(input.accountNo)]
  const { customerName } = ownOr2902(await lockAccount(work.db, { bp, companyCode }))
  const others = await accountsOf(work.db, bp)
  const accountIndex = indexOf(work, accountNo)
  const isKnown = others.some((one) => one.accountIndex === accountIndex)
  const beside = { count: others.length, isKnown }
  const typed = halfWidth(input.branchName ?? '').trim()
  refuseIf(addProblem({ accountName, accountNo, bankCode, cnapsCode, branchName: typed }, customerName, beside))
  const now = work.clock.iso()
  const row: BankAccount = {
    bp,
    companyCode,
    accountId: newId(work.clock.now()),
    accountName,
    bankCode,
    cnapsCode,
    branchName: branchOf(cnapsCode) ? '' : typed,
    accountNoEnc: sealText(work, accountNo),
    accountIndex,
    accountTail: accountNo.slice(-4),
    purposes: [...purposes],
    defaultFor: [],
    state: 'TO_VERIFY',
    version: 0,
    createdAt: now,
    updatedAt: now,
  }
  await insertAccount(work.db, row)
  await logCreated(work, accountMachine, row, userId)
  return shown(row)
}

/** BK-04: one default of each purpose; the former one stops being it. */
export async function setDefault(work: Work, session: BoundSession, input: In<SetDefault>): Promise<Out<SetDefault>> {
  const row = await lockedAccount(work, session, input)
  const { purpose } = input
  if (!row.purposes.includes(purpose)) throw badField('purpose')
  if (!mayBeDefault(row.state, purpose)) throw new Refusal('44510')
  for (const one of await accountsOf(work.db, session.bp)) {
    const defaultFor = defaultsOf(one, purpose, one.accountId === row.accountId)
    if (defaultFor.length === one.defaultFor.length) continue
    await updateAccount(work.db, one, { defaultFor, version: one.version + 1, updatedAt: work.clock.iso() })
  }
  return { list: (await list(work, session)).list }
}

const defaultsOf = (row: BankAccount, purpose: BankPurpose, isIt: boolean): string[] => [
  ...row.defaultFor.filter((one) => one !== purpose),
  ...(isIt ? [purpose] : []),
]

/** BK-05. Only for a `manual` handler: a wrong code is counted for good. */
export async function reveal(ctx: Ctx<BoundSession>, { accountId, smsCode }: In<Reveal>): Promise<Out<Reveal>> {
  const { bp, companyCode, userId, username } = ctx.session
  const row = ownOr2902(await findAccount(ctx.db, { bp, accountId }), { companyCode })
  const proof = await checkCode(ctx, username, smsCode, 'BANK_VIEW')
  return ctx.transaction(async (tx) => {
    await useCode(tx, proof)
    await audit(tx, { entity: 'bank_account', entityId: accountId, bp, from: '', to: 'REVEALED', by: userId })
    return { accountNo: openText(tx, row.accountNoEnc) }
  })
}

/** BK-05. Only for a `manual` handler. The code survives a refusal: it is used up with the deletion. */
export async function deleteAccount(ctx: Ctx<BoundSession>, input: In<Delete>): Promise<true> {
  const { bp, companyCode, userId, username } = ctx.session
  ownOr2902(await findAccount(ctx.db, { bp, accountId: input.accountId }), { companyCode })
  const code = await checkCode(ctx, username, input.smsCode, 'BANK_DELETE')
  return ctx.transaction(async (tx) => {
    const row = await lockedAccount(tx, ctx.session, input)
    if ((await openFrom(tx.db, { bp, companyCode }, row.accountIndex)).length > 0) throw new Refusal('44508')
    await useCode(tx, code)
    const proof = await lastProof(tx.db, row)
    if (proof?.result === null) await updateProof(tx.db, proof, { result: 'DROPPED', endedAt: tx.clock.iso() })
    await transition(tx, accountMachine, row, 'DELETE', {
      by: userId,
      set: { defaultFor: [], version: row.version + 1 },
    })
    await drop(tx, 'BANK_VERIFY', row.accountId, bp)
    await dropTask(tx, { companyCode, bizType: 'BANK_ACCOUNT', bizNo: row.accountId })
    return true as const
  })
}
