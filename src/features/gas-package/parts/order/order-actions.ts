import { addressOf } from '@/routes/go'
import type { PackageAction } from '../../types'

export const actionTexts: Readonly<Record<PackageAction, string>> = {
  CANCEL: '取消订单',
  SIGN: '去签约',
  PAY_DEPOSIT: '去缴保证金',
  EDIT_CYCLES: '修改周期',
  PAY_CHILD: '去支付',
  PAY_SUPPLEMENT: '去补款',
  CHANGE: '申请变更',
  WITHDRAW: '撤回申请',
  AGAIN: '再次订购',
}

interface Thing {
  orderNo: string
  agreeId: string
  packageId: string
  /** Child or supplement that an action is about; null: not known here. */
  bizNo: string | null
}

/** Where an action is done; null: not by a page, or it is not known with what. */
export function placeOfAction(action: PackageAction, { orderNo, agreeId, packageId, bizNo }: Thing): string | null {
  const pay = '/subPagesB/pages/gas-package/extract-pay'
  switch (action) {
    case 'SIGN':
      return addressOf('/subPagesB/pages/gas-package/gas-supply-agreement', { agreeId })
    case 'PAY_DEPOSIT':
      return addressOf(pay, { bizType: 'DEPOSIT', bizNo: orderNo })
    case 'EDIT_CYCLES':
      return addressOf('/subPagesB/pages/gas-package/edit-extraction-cycle', { orderNo })
    case 'PAY_CHILD':
      return bizNo && addressOf(pay, { bizType: 'CHILD', bizNo })
    case 'PAY_SUPPLEMENT':
      return bizNo && addressOf(pay, { bizType: 'SUPPLEMENT', bizNo })
    case 'CHANGE':
      return bizNo && addressOf('/subPagesB/pages/gas-package/change-extraction-gas', { childNo: bizNo })
    case 'AGAIN':
      return addressOf('/subPagesB/pages/gas-package/gas-package-detail', { packageId })
    default:
      return null
  }
}
