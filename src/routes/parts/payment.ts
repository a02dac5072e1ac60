import { defineRoutes } from '../define'
import { p } from '../params'

export const payment = defineRoutes({
  '/pages/pay/meters': {
    title: '缴费',
    access: 'model:PAY_TOPUP',
    dwell: 'topup',
    params: { bp: p.text, tab: p.text },
  },
  '/pages/pay/place-order': {
    title: '缴费下单',
    access: 'model:PAY_TOPUP',
    dwell: 'topup',
    hideSoftInputBar: true,
    params: {
      bizType: p.needed(p.oneOf('BILL', 'PREPAY', 'IC', 'INSTALLMENT', 'TRANSFER')),
      billIds: p.list,
      meterId: p.text,
      planId: p.text,
      seq: p.count,
      payToken: p.text,
      value: p.text,
      // IC: whether `value` is yuan or m³; without it yuan.
      buyMode: p.oneOf('AMOUNT', 'VOLUME'),
      // Part payment of one bill (POSTPAID): the amount asked for on the bill's page.
      amount: p.text,
      // A prepared payment (Y-12): what it is for is in it.
      preparedId: p.text,
    },
  },
  '/pages/pay/pay-amount-suborder': {
    title: '分笔支付',
    access: 'model:PAY_TOPUP',
    dwell: 'topup',
    params: { orderId: p.needed(p.text), back: p.route },
  },
  '/pages/pay/select-account': {
    title: '选择缴费户号',
    access: 'model:PAY_TOPUP',
    params: {
      back: p.oneOf('place-order', 'meters'),
      // A basket over several customer numbers (Y-13), and what it is paid with.
      basketId: p.text,
      channel: p.oneOf('WXMINI', 'WXJSAPI', 'WXH5', 'NATIVE', 'SANDBOX'),
    },
  },
  '/pages/pay/pay-result': {
    title: '支付结果',
    access: 'bound',
    // subOrderId: the slice just paid, which the page waits for (AE-49). cashier: how the payer left it.
    params: {
      orderId: p.needed(p.text),
      subOrderId: p.text,
      cashier: p.oneOf('done', 'failed'),
      back: p.route,
    },
  },
  '/pages/pay/record': {
    title: '缴费记录',
    access: 'model:PAY_RECORD',
    // orderId: the order with the sheet that opens on arrival.
    params: { bizType: p.text, state: p.text, months: p.text, channel: p.text, orderId: p.text },
  },
  '/pages/fee/fee/fee': {
    title: '交易记录',
    access: 'model:PAY_RECORD',
    params: { month: p.month, direction: p.text, entryType: p.text },
  },
})
