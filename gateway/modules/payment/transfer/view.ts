import type { Api } from '@contract'
import { DAY, addDays, dateOf } from '@domain/date'
import { allows } from '@domain/machine'
import { formatMoney, addMoney } from '@domain/money'
import { maskTail } from '@domain/mask'
import { ttOrderTransitions } from '@domain/statuses/tt-order'
import { stateLogOf, timelineOf } from '../../../db/state-log'
import type { BoundSession, Work } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { envelope, paged } from '../../../http/page'
import { isoOf } from '../../../ports/clock'
import { accountArrears } from '../../billing/service'
import { describe as fileOf, urls } from '../../file/service'
import { ownAccount } from '../../gas-account/service'
import { billRows, keyOf } from '../bill/view'
import { receiversOf, waitingOfPayer } from '../repo/bank'
import { findOrder, itemsOf, ordersById } from '../repo/orders'
import { countOpen, findTransfer, pageOfTransfers, proofsOf, type Transfer } from '../repo/transfers'
import { voucherIdOf } from '../repo/vouchers'
import { EARLY_DAYS, isShownWith } from '../rules/transfer-match'
import { cancelRefusal } from '../rules/transfer-rules'
import { paySettings } from '../settings'
import { isOpen } from './money'
import { customersIn, withSenders } from './senders'
import type { Order } from '../types'
import { headFields } from '@contract/payment/transfers'
import { shape } from '../../../http/shape'
import { openText } from '../../../secret'
import { ask } from '../../../wiring'
import { payerAccounts } from '../asked'

type Init = Api['default GET /crmgas/pay/tt/init']['out']
type Detail = Api['default GET /crmgas/pay/tt/detail']['out']
type List = Api['default GET /crmgas/pay/tt/list']
type Head = List['out']['list'][number]

const TIPS = [
  '提交后生成识别码，汇款附言务必填写，系统据此自动入账',
  '请使用对公账户汇款，到账一般需要 1-2 个工作日',
  '请按申请金额一次汇出，金额不符时按实际到账金额入账',
]

/** pay/tt/init: what the form needs. */
export async function transferInit(work: Work, session: BoundSession): Promise<Init> {
  const account = await ownAccount(work, keyOf(session))
  const { ttMin: min, ttMax: max } = paySettings(work.settings, account.companyCode)
  const receivers = await receiversOf(work.db, account.companyCode)
  const accounts = await ask(work, payerAccounts).list(work, account.bp)
  return {
    receivers: receivers.map(({ receiverId, accountName, accountNo, bankName, bankNo }) => ({
      id: receiverId,
      accountName,
      accountNo,
      bankName,
      bankNo,
    })),
    myAccounts: accounts.map(({ bankId, accountName, accountNo, bankName }) => ({
      bankId,
      accountName,
      accountNoMask: maskTail(accountNo),
      bankName,
    })),
    bills: await billRows(work, session, account, (await accountArrears(work, account)).bills),
    canPrepay: account.chargeMode !== 'PREPAID_CARD',
    limits: { min, max },
    tips: [...TIPS, `单笔金额${formatMoney(min)}至${formatMoney(max)}`],
  }
}

const headOf = (transfer: Transfer, { orderNo, title }: Pick<Order, 'orderNo' | 'title'>): Head =>
  shape(headFields, transfer, { orderNo, title })

/** pay/tt/list: the account's transfers, the newest first. */
export async function transferPage(work: Work, session: BoundSession, input: List['in']): Promise<List['out']> {
  const key = keyOf(session)
  const page = paged(input)
  const { rows, total } = await pageOfTransfers(work.db, key, input.state, page)
  const orders = await ordersById(
    work.db,
    rows.map(({ ttId }) => ttId),
  )
  const list = rows.map((row) =>
    headOf(row, orders.find(({ orderId }) => orderId === row.ttId) ?? { orderNo: '', title: '' }),
  )
  return { ...envelope(page, list, total), open: await countOpen(work.db, key) }
}

/** pay/tt/detail: one of the account's transfers; 2902 for any other. */
export async function transferDetail(work: Work, session: BoundSession, ttId: string): Promise<Detail> {
  const transfer = await findTransfer(work.db, session.bp, ttId)
  const order = transfer && (await findOrder(work.db, ttId, session.bp))
  if (!transfer || !order || transfer.companyCode !== session.companyCode) throw new Refusal('2902')
  const items = await itemsOf(work.db, session.bp, [ttId])
  const log = await stateLogOf(work.db, session.bp, 'tt_order', ttId)
  return {
    ...headOf(transfer, order),
    receiver: {
      accountName: transfer.receiverName,
      accountNo: transfer.receiverAccount,
      bankName: transfer.receiverBank,
      bankNo: transfer.receiverBankNo,
    },
    payerName: transfer.payerName,
    payerBank: transfer.payerBank,
    payerAccountMask: maskTail(openText(work, transfer.payerAccount)),
    remark: transfer.remark,
    remitDate: transfer.remitDate,
    remitFrom: addDays(dateOf(transfer.createdAt), -EARLY_DAYS),
    remitTo: work.clock.today(),
    proofs: await proofViews(work, transfer),
    resultNote: order.resultNote,
    bills: items
      .filter(({ refType }) => refType === 'BILL')
      .map(({ refId, title, principal, lateFee }) => ({ billId: refId, title, amount: addMoney(principal, lateFee) })),
    voucherId: await voucherIdOf(work.db, session.bp, ttId),
    canUpload: allows(ttOrderTransitions, transfer.state, 'PROOF'),
    canCancel: cancelRefusal(transfer.state) === null,
    arrival: await waitingOfTransfer(work, transfer),
    test: work.config.paySandbox && work.config.bankFeed === null,
    timeline: timelineOf(log),
  }
}

async function proofViews(work: Work, transfer: Transfer): Promise<Detail['proofs']> {
  const proofs = await proofsOf(work.db, transfer)
  const addresses = await urls(
    work,
    proofs.map(({ fileId }) => fileId),
  )
  const views: Detail['proofs'] = []
  for (const { fileId, uploadedAt } of proofs) {
    const [file, url] = [await fileOf(work, fileId), addresses.get(fileId)]
    if (file && url !== undefined) views.push({ fileId, name: file.name, mime: file.mime, url, uploadedAt })
  }
  return views
}

/** Y-14: money from the account that this transfer is sent from waits unclaimed: the customer it is of sees that it is not lost. */
export async function waitingOfTransfer(work: Work, transfer: Transfer): Promise<Detail['arrival']> {
  if (!isOpen(transfer)) return null
  const since = isoOf(Date.parse(transfer.createdAt) - EARLY_DAYS * DAY)
  const waiting = await waitingOfPayer(work.db, transfer.companyCode, transfer.payerIndex, since)
  if (waiting.length === 0) return null
  const [own] = await withSenders(work, [transfer], transfer.payerIndex)
  const bpsIn = await customersIn(
    work,
    waiting.map(({ note }) => note),
  )
  const found = waiting.find((one) => own && isShownWith(own, { ...one, bps: bpsIn(one.note) }))
  return found ? { state: found.state, amount: found.amount, at: found.tradeAt } : null
}
