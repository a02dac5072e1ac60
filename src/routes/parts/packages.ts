import { defineRoutes } from '../define'
import { p } from '../params'

/** Gas packages: choosing, ordering, signing, paying (B 6.1; A 6.22). */
export const packages = defineRoutes({
  '/subPagesB/pages/gas-package/index': {
    title: '气量包',
    access: 'model:PACKAGE_VIEW',
    params: { tab: p.oneOf('sale', 'mine') },
  },
  '/subPagesB/pages/gas-package/gas-package-detail': {
    title: '气量包详情',
    access: 'model:PACKAGE_VIEW',
    share: 'friends',
    params: { packageId: p.needed(p.text) },
  },
  '/subPagesB/pages/gas-package/gas-confirm-order': {
    title: '确认订单',
    access: 'model:PACKAGE_ORDER',
    // bidNo: a won bid, with fixed volume and price.
    params: { packageId: p.text, bidNo: p.text },
  },
  '/subPagesB/pages/gas-package/gas-supply-agreement': {
    title: '供气协议',
    access: 'model:PACKAGE_VIEW',
    params: { agreeId: p.needed(p.text) },
  },
  '/subPagesB/pages/gas-package/order-list': {
    title: '气量包订单',
    access: 'model:PACKAGE_VIEW',
    params: { tab: p.oneOf('all', 'todo', 'doing', 'done', 'closed') },
  },
  '/subPagesB/pages/gas-package/order-details': {
    title: '气量包订单',
    access: 'model:PACKAGE_VIEW',
    params: { orderNo: p.needed(p.text) },
  },
  '/subPagesB/pages/gas-package/order-details-zi': {
    title: '提气周期',
    access: 'model:PACKAGE_VIEW',
    params: { childNo: p.needed(p.text) },
  },
  '/subPagesB/pages/gas-package/order-details-bu': {
    title: '补款单',
    access: 'model:PACKAGE_VIEW',
    params: { buNo: p.needed(p.text) },
  },
  '/subPagesB/pages/gas-package/extract-pay': {
    title: '气量包支付',
    access: 'model:PACKAGE_VIEW',
    params: {
      bizType: p.needed(p.oneOf('DEPOSIT', 'CHILD', 'SUPPLEMENT', 'NG_MARGIN')),
      bizNo: p.needed(p.text),
    },
  },
  '/pages/pay/pay-package/index': {
    title: '套餐支付',
    access: 'model:PAY_TOPUP',
    params: { packageOrderNo: p.needed(p.text), payNo: p.text },
  },
  '/subPagesB/pages/gas-package/gas-submit-result': {
    title: '提交结果',
    access: 'bound',
    params: {
      scene: p.needed(p.oneOf('DEPOSIT', 'CHILD', 'SUPPLEMENT', 'NG_MARGIN', 'PICK', 'CHANGE', 'AGREE')),
      payNo: p.text,
      bizNo: p.text,
    },
  },
})
