import type { Api } from '@contract'
import type { BoundSession, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { keyOf } from '../gas-account/service'
import { listMeters } from '../metering/service'
import { instants } from '../payment/service'
import { isWritable } from './life'
import { cardsOf } from './repo/cards'
import { gasOrdersById, openSlices } from './repo/orders'
import { pageOfRecords } from './repo/sessions'
import { nextToWrite } from './rules/slices'
import type { Card, Held, Meter } from './types'

type Cards = Api['default GET /crmgas/nfc/cards']['out']
type Support = Api['default GET /crmgas/nfc/support']
type Records = Api['default GET /crmgas/nfc/record']

/** nfc/cards: the cards of the customer's meters, one that was never read as well; lost and replaced ones after them. */
export async function cardList(work: Work, session: BoundSession): Promise<Cards> {
  const meters = (await listMeters(work, session)).filter(({ state }) => state !== 'REMOVED')
  const cards = await cardsOf(work.db, keyOf(session))
  const open = await openSlices(work.db, keyOf(session))
  const unread = meters.flatMap((meter) => unreadCard(meter, cards))
  return {
    list: [...cards, ...unread]
      .sort((a, b) => Number(a.state !== 'ACTIVE') - Number(b.state !== 'ACTIVE') || (a.meterId < b.meterId ? -1 : 1))
      .map((card) => rowOf(card, meters, open)),
  }
}

type Shown = Omit<Card, 'bp' | 'companyCode' | 'cardUid' | 'total' | 'meterTotal'>

function unreadCard({ cardNo, cardType, meterId }: Meter, cards: readonly Card[]): Shown[] {
  if (cardNo === null || cardType === null || cards.some((card) => card.cardNo === cardNo)) return []
  const never = { purchaseSeq: null, held: null, loaded: null, meterRemain: null, imageAt: null }
  return [{ cardNo, cardType, meterId, state: 'ACTIVE', ...never }]
}

function rowOf(card: Shown, meters: readonly Meter[], open: readonly Held[]): Cards['list'][number] {
  const meter = meters.find(({ meterId }) => meterId === card.meterId)
  const held = open.find(({ order }) => order.cardNo === card.cardNo && order.paidAt !== null)
  const next = held ? nextToWrite(held.slices) : null
  const isYuan = meter?.icMode === 'AMOUNT'
  const { cardNo, cardType, state, meterId, purchaseSeq, loaded, meterRemain, imageAt } = card
  return {
    cardNo,
    cardType,
    state,
    meterId,
    purchaseSeq,
    loaded,
    meterRemain,
    imageAt,
    meterNo: meter?.meterNo ?? '',
    meterName: meter ? meter.alias || meter.location || meter.meterNo : '',
    unit: isYuan ? 'AMOUNT' : 'VOLUME',
    held: card.held === null || isYuan ? card.held : card.held.slice(0, -1),
    pending:
      held && next
        ? {
            gasOrderId: held.order.gasOrderId,
            subNo: next.subNo,
            volume: next.volume,
            amount: next.amount,
            state: held.order.state,
          }
        : null,
  }
}

const WAYS = ['安卓手机微信小程序', '原生App', '营业网点自助机']

/** AE-71: whether this phone can write a card, and where else it can be done. */
export async function nfcSupport(work: Work, input: Support['in']): Promise<Support['out']> {
  const driver = work.ports.cards
  const isVirtual = driver?.isVirtual === true
  const no = (reasonCode: 'IOS' | 'H5' | 'CLOSED', reason: string): Support['out'] => ({
    supported: false,
    reasonCode,
    reason,
    ways: WAYS,
    virtual: isVirtual ? '1' : '0',
  })
  if (!driver) return no('CLOSED', '手机写卡暂未开通')
  const isIos = /ios|iphone|ipad/i.test(`${input.system ?? ''} ${input.model ?? ''}`)
  if (input.platform === 'WEAPP' && isIos) return no('IOS', '苹果手机的微信小程序不支持写卡')
  if (input.platform === 'H5' || input.platform === 'H5WX') return no('H5', '浏览器不支持写卡')
  return { supported: true, reasonCode: null, reason: null, ways: WAYS, virtual: isVirtual ? '1' : '0' }
}

/** nfc/record: what was done to the customer's cards, newest first. */
export async function recordPage(work: Work, session: BoundSession, input: Records['in']): Promise<Records['out']> {
  const page = paged(input)
  const range = instants(work, input)
  const filter = { bp: session.bp, cardNo: input.cardNo || undefined, result: input.result, ...range }
  const { rows, total } = await pageOfRecords(work.db, filter, page.limit, page.offset)
  const open = await openSlices(work.db, keyOf(session))
  const bought = await gasOrdersById(
    work.db,
    rows.flatMap(({ gasOrderId }) => gasOrderId ?? []),
  )
  const list = rows.map((row) => {
    const { recordId, mode, result, failCode, message, volume, amount, seqBefore, seqAfter, userMask, endedAt } = row
    const order = open.find((one) => one.order.gasOrderId === row.gasOrderId)?.order
    const isOpen = result === 'UNKNOWN' && order?.state === 'UNKNOWN' && isWritable(order)
    return {
      recordId,
      mode,
      result,
      failCode,
      message,
      volume,
      amount,
      seqBefore,
      seqAfter,
      userMask,
      endedAt,
      cardTail: row.cardNo.slice(-4),
      checkOrderId: isOpen ? row.gasOrderId : null,
      orderId: bought.find(({ gasOrderId }) => gasOrderId === row.gasOrderId)?.payOrderId ?? null,
    }
  })
  return envelope(page, list, total)
}
