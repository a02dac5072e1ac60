import type { Api } from '@contract'
import { maskTail } from '@domain/mask'
import type { BoundSession, Work } from '../../../http/context'
import { envelope, paged } from '../../../http/page'
import { Refusal } from '../../../http/refusal'
import { ownAccount } from '../../gas-account/service'
import { keyOf } from '../bill/view'
import { planPrepared } from './plan'
import { receiversOf } from '../repo/bank'
import { countPrepared, findPrepared, pageOfPrepared, trailOf, type Prepared } from '../repo/prepared'
import { ask } from '../../../wiring'
import { payerAccounts } from '../asked'
import { headFields } from '@contract/payment/prepared'
import { shape } from '../../../http/shape'
import { openText } from '../../../secret'

type List = Api['btwob GET /pay/prepared/list']
type Detail = Api['btwob GET /pay/prepared/detail']['out']

const headOf = (session: BoundSession, row: Prepared): List['out']['list'][number] =>
  shape(headFields, row, { byMe: row.preparedBy === session.userId })

/** The master sees all of the customer number, any other user only what that user prepared. */
const madeBy = (session: BoundSession): string | null => (session.isMaster ? null : session.userId)

export async function preparedPage(work: Work, session: BoundSession, input: List['in']): Promise<List['out']> {
  const page = paged(input)
  const filter = { ...keyOf(session), userId: madeBy(session) }
  const { rows, total } = await pageOfPrepared(work.db, { ...filter, state: input.state }, page)
  const open = await countPrepared(work.db, { ...filter, state: 'PREPARED' })
  return {
    ...envelope(
      page,
      rows.map((row) => headOf(session, row)),
      total,
    ),
    open,
  }
}

/** pay/prepared/detail: today's amount, what has been removed, and the trail of actions. 2902 for a payment of another user. */
export async function preparedDetail(work: Work, session: BoundSession, preparedId: string): Promise<Detail> {
  const found = await findPrepared(work.db, session.bp, preparedId)
  const isOurs = found?.companyCode === session.companyCode && (session.isMaster || found.preparedBy === session.userId)
  if (!found || !isOurs) throw new Refusal('2902')
  const account = await ownAccount(work, keyOf(session))
  const isOpen = found.state === 'PREPARED' && Date.parse(found.expireAt) > work.clock.now()
  const plan = await planPrepared(work, account, found.kind, found.wish)
  return {
    ...headOf(session, found),
    note: found.wish.note,
    items: plan.items,
    dueNow: plan.amount,
    // Once it is decided, its trail contains what had been removed.
    fallen: isOpen ? plan.fallen : [],
    transfer: await transferOf(work, found),
    canDecide: isOpen && session.isMaster,
    canWithdraw: isOpen && found.preparedBy === session.userId,
    trail: await trailOf(work.db, found.bp, preparedId),
  }
}

async function transferOf(work: Work, { bp, companyCode, wish }: Prepared): Promise<Detail['transfer']> {
  const { transfer } = wish
  if (!transfer) return null
  const receiver = (await receiversOf(work.db, companyCode)).find(
    ({ receiverId }) => receiverId === transfer.receiverId,
  )
  const { bankId, payerAccount } = transfer
  const kept = bankId === undefined ? null : await ask(work, payerAccounts).find(work, bp, bankId)
  const accountNo = kept?.accountNo ?? (payerAccount === undefined ? '' : openText(work, payerAccount))
  return {
    receiverName: receiver?.accountName ?? '',
    payerName: kept?.accountName ?? transfer.payerName ?? '',
    payerAccountMask: maskTail(accountNo),
    remark: transfer.remark ?? '',
  }
}
