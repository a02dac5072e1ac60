/* AU-21: one menu per area; a user sees it with at least one of its models. Icons are names of the app's own set. */
export interface Menu {
  menuCode: string
  menuName: string
  route: string
  icon: string
  funcs: readonly string[]
}

export const menus: readonly Menu[] = [
  {
    menuCode: 'ENERGY',
    menuName: '用能管理',
    route: '/pages/home/meter-list/meter-list',
    icon: 'meter',
    funcs: ['ENERGY_VIEW', 'SETTLE_SIGN'],
  },
  { menuCode: 'BILL', menuName: '我的账单', route: '/pages/my-bill/list/list', icon: 'bill', funcs: ['BILL_VIEW'] },
  {
    menuCode: 'PAY',
    menuName: '缴费管理',
    route: '/pages/pay/meters',
    icon: 'pay',
    funcs: ['PAY_TOPUP', 'PAY_TRANSFER', 'PAY_INSTALLMENT', 'PAY_RECORD', 'NFC_WRITE'],
  },
  {
    menuCode: 'INVOICE',
    menuName: '发票管理',
    route: '/subPagesB/pages/applyForInvoice/index',
    icon: 'invoice',
    funcs: ['INVOICE_VIEW', 'INVOICE_APPLY', 'INVOICE_TITLE', 'INVOICE_RED'],
  },
  {
    menuCode: 'PACKAGE',
    menuName: '气量包',
    route: '/subPagesB/pages/gas-package/index',
    icon: 'package',
    funcs: ['PACKAGE_VIEW', 'PACKAGE_ORDER', 'PACKAGE_EXTRACT', 'SUBSTITUTION_APPLY', 'ELECTIVE_ORDER'],
  },
  {
    menuCode: 'PREDICT',
    menuName: '用气预测',
    route: '/subPagesB/pages/predict-gas/calculator',
    icon: 'predict',
    funcs: ['PREDICT_VIEW', 'PREDICT_REPORT', 'DEVIATION_REPORT'],
  },
  {
    menuCode: 'CONTRACT',
    menuName: '合同与订单',
    route: '/subPagesB/pages/signManagement/index',
    icon: 'contract',
    funcs: ['CONTRACT_VIEW', 'CONTRACT_SIGN', 'ORDER_VIEW'],
  },
  {
    menuCode: 'SERVICE',
    menuName: '服务管理',
    route: '/subPages/customer-service/index',
    icon: 'service',
    funcs: [
      'TICKET',
      'INSPECTION_VIEW',
      'INSPECTION_HANDLE',
      'RECORD_MANAGE',
      'BANK_MANAGE',
      'PROJECT_VIEW',
      'PROJECT_APPROVE',
    ],
  },
  {
    menuCode: 'MARKET',
    menuName: '活动与优选',
    route: '/pages/mall/mall',
    icon: 'market',
    funcs: ['MARKET_ENQUIRY', 'LOTTERY'],
  },
  {
    menuCode: 'ACCOUNT',
    menuName: '账户管理',
    route: '/subPagesB/pages/accountSecurity/index',
    icon: 'account',
    funcs: ['SUB_MANAGE', 'MASTER_TRANSFER', 'CERT_SUBMIT'],
  },
]
