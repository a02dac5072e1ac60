import type { In, Out } from '@contract'
import type { BoundSession, Ctx } from '../http/context'
import { badField, Refusal } from '../http/refusal'
import { findAccount, lastProof } from '../modules/bank-account/repo'
import { ownAccount } from '../modules/gas-account/service'
import { saveEntries, matchStatement } from '../modules/payment/transfer/bank'
import { receiversOf, statementOfTrade } from '../modules/payment/repo/bank'
import { findTransfer } from '../modules/payment/repo/transfers'
import { readAmount } from '../modules/payment/rules/limits'
import { bankOf } from './stand-ins/bank'
import { paySettings } from '../modules/payment/settings'
import { compareMoney } from '@domain/money'
import { openText } from '../secret'

type Call = 'default POST /crmgas/pay/tt/sandbox/statement'

/** Lets money come in at the embedded bank, and reads its books at once; A2321 where there is no such bank, or it does not answer. */
export async function letMoneyIn(ctx: Ctx<BoundSession>, input: In<Call>): Promise<Out<Call>> {
  const { bp, companyCode } = ctx.session
  const bank = bankOf(ctx)
  if (!bank) throw new Refusal('A2321')
  const transfer = input.ttId === undefined ? null : ((await findTransfer(ctx.db, bp, input.ttId)) ?? null)
  const [first] = await receiversOf(ctx.db, companyCode)
  const accountNo = transfer?.receiverAccount ?? first?.accountNo
  const proof = input.accountId === undefined ? null : await proofOf(ctx, { bp, accountId: input.accountId })
  if ((input.ttId !== undefined && !transfer) || accountNo === undefined) throw new Refusal('2902')
  const read = readAmount(input.amount ?? transfer?.amount ?? proof?.amount ?? '')
  if (!read.ok) throw new Refusal(read.code)
  // No transfer is larger, and the books have no column for it.
  if (compareMoney(read.amount, paySettings(ctx.settings, companyCode).ttMax) > 0) throw badField('amount')
  const account = { companyCode, accountNo }
  const tradeAt = input.tradeAt ?? ctx.clock.iso()
  const tradeNo = await bank.receive(account, {
    amount: read.amount,
    payerName: transfer?.payerName ?? proof?.payerName ?? (await ownAccount(ctx, { bp, companyCode })).customerName,
    payerAccount: input.payerAccount ?? proof?.payerAccount ?? (transfer ? openText(ctx, transfer.payerAccount) : ''),
    note: input.note ?? transfer?.remitCode ?? proof?.note ?? '',
    tradeAt,
  })
  const entries = await bank.entries(account, tradeAt.slice(0, 10)).catch(() => {
    throw new Refusal('A2321')
  })
  await ctx.transaction((work) => saveEntries(work, account, entries))
  const kept = await statementOfTrade(ctx.db, { ...account, tradeNo })
  if (!kept) throw new Refusal('A2321')
  await ctx.transaction((work) => matchStatement(work, kept))
  const { stmtId, matchedTtId } = (await statementOfTrade(ctx.db, { ...account, tradeNo })) ?? kept
  return { stmtId, matchedTtId }
}

/** Less than a yuan from an account on file, as its round asks for it; 2902 without one. */
async function proofOf(ctx: Ctx<BoundSession>, key: { bp: string; accountId: string }) {
  const [account, proof] = [await findAccount(ctx.db, key), await lastProof(ctx.db, key)]
  if (!account || !proof) throw new Refusal('2902')
  const payerAccount = openText(ctx, account.accountNoEnc)
  return { amount: '0.37', payerName: account.accountName, payerAccount, note: proof.remitCode }
}
