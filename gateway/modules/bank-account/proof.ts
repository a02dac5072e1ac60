import { Type } from '@sinclair/typebox'
import type { In, Out } from '@contract'
import { allows } from '@domain/machine'
import { bankAccountTransitions, type ProofResult } from '@domain/statuses/bank-account'
import type { BoundSession, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { ownOr2902, Refusal } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import { transition } from '../../states'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { dropTask, openTask } from '../desk/service'
import { lockAccount } from '../gas-account/service'
import { notify } from '../notice/service'
import { newRemitCode, receiversOf, type CodedArrival } from '../payment/service'
import { done, drop, upsert } from '../todo/service'
import { lockedAccount } from './accounts'
import * as repo from './repo'
import { isFrom, isProofAmount, MOST_MISSES, MOST_ROUNDS, nextRoundAt, PROOF_TIME } from './rules/account'
import { accountMachine } from './states'
import { roundOf, withProof } from './views'

type Send = 'default POST /crmgas/bankAccount/sendVerify'
type Verify = 'default POST /crmgas/bankAccount/verify'
type Callback = 'btwob POST /bank/callback'

const routeOf = (accountId: string) => `/pages/record/bank-information/bankDetail?accountId=${accountId}`

/** BK-03: begins a round. Refuses 2904 while one is open, before its pause is over, or for a proved account; 44507 after the last one. */
export async function sendVerify(work: Work, session: BoundSession, input: In<Send>): Promise<Out<Send>> {
  const row = await lockedAccount(work, session, input)
  const { bp, companyCode, accountId } = row
  if (!allows(bankAccountTransitions, row.state, 'SEND')) throw new Refusal('2904')
  const last = await repo.lastProof(work.db, row)
  const at = nextRoundAt(last && roundOf(last))
  if (at === null) throw new Refusal('44507')
  if (at > work.clock.now()) throw new Refusal('2904')
  // Without an account of the gas company there is nowhere to send the money.
  ownOr2902((await receiversOf(work.db, companyCode))[0])
  const proofId = newId(work.clock.now())
  const expireAt = isoOf(work.clock.now() + PROOF_TIME)
  await repo.insertProof(work.db, {
    bp,
    companyCode,
    accountId,
    proofId,
    round: (last?.round ?? 0) + 1,
    remitCode: await newRemitCode(work, { companyCode, bp, ttId: proofId }),
    sentAt: work.clock.iso(),
    expireAt,
    missed: [],
  })
  await transition(work, accountMachine, row, 'SEND', { by: session.userId, set: { version: row.version + 1 } })
  await upsert(work, {
    bp,
    companyCode,
    audience: 'MASTER',
    type: 'BANK_VERIFY',
    bizId: accountId,
    title: `验证尾号${row.accountTail}的银行账户`,
    dueAt: expireAt,
    route: routeOf(accountId),
  })
  return withProof(work, ownOr2902(await repo.findAccount(work.db, row)))
}

/** What has become of the round. Refuses 44509 for one that is over its time, 44506 where money came that is not of this account. */
export async function verify(work: Work, session: BoundSession, input: In<Verify>): Promise<Out<Verify>> {
  const row = await lockedAccount(work, session, input)
  const proof = await repo.lastProof(work.db, row)
  if (!proof || proof.result === 'STAFF') throw new Refusal('2904')
  const isOver = proof.result === 'EXPIRED' || (proof.result === null && Date.parse(proof.expireAt) <= work.clock.now())
  if (isOver) throw new Refusal('44509')
  const misses = proof.missed.length
  if (row.state !== 'VERIFIED' && misses > 0) throw new Refusal('44506', { params: { n: MOST_MISSES - misses } })
  return withProof(work, row)
}

/** Money of less than one yuan with the code of a round (BK-03): its customer, and what it proves. Harmless to repeat. */
export async function judgeArrival(work: Work, arrival: CodedArrival): Promise<{ bp: string } | null> {
  if (!isProofAmount(arrival.amount)) return null
  for (const { bp, companyCode, proofId, accountId } of await repo.proofsByCode(
    work.db,
    arrival.companyCode,
    arrival.codes,
  )) {
    await lockAccount(work.db, { bp, companyCode })
    const row = await repo.lockAccountRow(work.db, { bp, accountId })
    const proof = row && (await repo.lastProof(work.db, row))
    if (!row || proof?.proofId !== proofId) continue
    const isRunning = proof.result === null && Date.parse(arrival.tradeAt) <= Date.parse(proof.expireAt)
    if (isFrom(row, arrival)) {
      if (isRunning) await end(work, row, proof, 'PROVED')
      return { bp }
    }
    if (isRunning) await miss(work, row, proof, arrival.stmtId)
  }
  return null
}

/** Money of another payer counts once, even when it is checked again. */
async function miss(work: Work, row: repo.BankAccount, proof: repo.Proof, stmtId: string): Promise<void> {
  if (proof.missed.includes(stmtId)) return
  const missed = [...proof.missed, stmtId]
  await repo.updateProof(work.db, proof, { missed })
  if (missed.length >= MOST_MISSES) await end(work, row, proof, 'WRONG')
}

/** Nothing but papers can prove an account without a round left. */
const taskOf = ({ bp, companyCode, accountId }: repo.BankAccount) => ({
  companyCode,
  bizType: 'BANK_ACCOUNT',
  bizNo: accountId,
  bp,
  rule: 'manual' as const,
  dueAt: null,
})

/** Ends a round and says so; `proof` is missing where staff decide about an account without one. */
async function end(
  work: Work,
  row: repo.BankAccount,
  proof: repo.Proof | undefined,
  result: ProofResult,
  { ok = result === 'PROVED', by = 'SYSTEM' } = {},
): Promise<void> {
  const { bp, companyCode, accountId, accountTail: tail } = row
  if (proof?.result === null) await repo.updateProof(work.db, proof, { result, endedAt: work.clock.iso() })
  await transition(work, accountMachine, row, ok ? 'PROVE' : 'FAIL', { by, set: { version: row.version + 1 } })
  await (ok ? done : drop)(work, 'BANK_VERIFY', accountId, bp)
  const to = { bp, companyCode, audience: 'MASTER' as const, route: routeOf(accountId), bizId: accountId }
  const params = { tail, result: ok ? '通过' : '未通过' }
  const dedupeKey = `BK_RESULT|${accountId}|${row.version}`
  if (result !== 'STAFF' && !ok && proof && proof.round >= MOST_ROUNDS) await openTask(work, taskOf(row))
  if (ok || result === 'STAFF') await dropTask(work, taskOf(row))
  await notify(work, to, { message: { templateCode: 'BK_RESULT', params, dedupeKey } })
}

/** Staff decide by papers; 2904 for an account that is proved, or has failed already. */
export async function decide(
  work: Work,
  { userId, companyCode }: { userId: string; companyCode: string },
  { accountId, ok }: In<Callback>,
): Promise<Out<Callback>> {
  const { bp } = ownOr2902(await repo.accountOfCompany(work.db, companyCode, accountId))
  const row = await lockedAccount(work, { bp, companyCode }, { accountId })
  await end(work, row, await repo.lastProof(work.db, row), 'STAFF', { ok, by: userId })
  return { status: ok ? 'VERIFIED' : 'FAILED' }
}

const key = Type.Object({
  bp: Type.String(),
  companyCode: Type.String(),
  accountId: Type.String(),
  proofId: Type.String(),
})

/** Ends the open round of an account when its time is over. Harmless to repeat. */
export async function expireProof(
  work: Work,
  { bp, companyCode, accountId }: { bp: string; companyCode: string; accountId: string },
): Promise<void> {
  await lockAccount(work.db, { bp, companyCode })
  const row = await repo.lockAccountRow(work.db, { bp, accountId })
  const proof = row && (await repo.lastProof(work.db, row))
  const isDue = proof?.result === null && Date.parse(proof.expireAt) <= work.clock.now()
  if (row && isDue) await end(work, row, proof, 'EXPIRED')
}

const expire = kind({ name: 'bankAccount.expire', data: key, run: { handle: expireProof } })

export const bankAccountWork: AreaWork = {
  kinds: [expire],
  sweeps: [
    sweep(
      'bankAccount.expire',
      { everySeconds: 3600 },
      expire,
      async ({ db, clock }, after, limit) =>
        (await repo.dueProofs(db, clock.iso(), after, limit)).map((data) => ({ key: data.proofId, data })),
      ({ db, clock }) => repo.nextExpiry(db, clock.iso()),
    ),
  ],
}
