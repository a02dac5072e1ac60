import { defineRoutes } from '../define'
import { p } from '../params'

/** Gas bought for a card meter, its card and its voucher (A 6.21, 6.28 to 6.33, 6.37). */
export const gasOrders = defineRoutes({
  '/pages/pay/pay-gasvolume-suborder': {
    title: '气量分单',
    access: 'model:PAY_TOPUP',
    dwell: 'topup',
    // Without an order: the draft that was just tried.
    params: { gasOrderId: p.text },
  },
  '/subPages/gasPaymentOrder/list': {
    title: '购气订单',
    access: 'model:PAY_TOPUP',
    dwell: 'topup',
    params: { state: p.text, meterId: p.text },
  },
  '/subPages/gasPaymentOrder/detail': {
    title: '购气订单详情',
    access: 'model:PAY_TOPUP',
    dwell: 'topup',
    params: { gasOrderId: p.needed(p.text) },
  },
  '/subPages/nfc/intro': { title: 'NFC写卡说明', access: 'model:NFC_WRITE' },
  '/subPages/nfc/list': { title: '燃气卡', access: 'model:PAY_RECORD', params: { meterId: p.text } },
  '/subPages/nfc/record': {
    title: '写卡记录',
    access: 'model:PAY_RECORD',
    dwell: 'topup',
    params: { cardNo: p.text, result: p.oneOf('SUCCESS', 'UNCHANGED', 'UNKNOWN', 'FAILED', 'READ') },
  },
  '/subPages/nfc/write': {
    title: '写卡',
    access: 'model:NFC_WRITE',
    dwell: 'topup',
    // An order is written, a card is read: one of the two.
    params: { gasOrderId: p.text, subNo: p.count, mode: p.oneOf('WRITE', 'CHECK', 'READ'), cardNo: p.text },
  },
  '/subPagesB/pages/pdfReview': {
    title: '购气凭证',
    access: 'model:PAY_RECORD',
    dwell: 'topup',
    params: { voucherId: p.text, orderId: p.text },
  },
})
