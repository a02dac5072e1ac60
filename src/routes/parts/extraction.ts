import { defineRoutes } from '../define'
import { p } from '../params'

/** Extraction of a package's gas by cycles (B 6.1). */
export const extraction = defineRoutes({
  '/subPagesB/pages/gas-package/extraction-cycle': {
    title: '提气周期',
    access: 'model:PACKAGE_VIEW',
    // A draft is of a package and a volume, a view of an order.
    params: { mode: p.needed(p.oneOf('draft', 'view')), packageId: p.text, volume: p.text, orderNo: p.text },
  },
  '/subPagesB/pages/gas-package/edit-extraction-cycle': {
    title: '修改周期气量',
    access: 'model:PACKAGE_EXTRACT',
    params: { orderNo: p.needed(p.text), cycleNo: p.text },
  },
  '/subPagesB/pages/gas-package/periodic-extraction-vol': {
    title: '周期提气量',
    access: 'model:PACKAGE_VIEW',
    params: { orderNo: p.text },
  },
  '/subPagesB/pages/gas-package/periodic-extraction-vol-details': {
    title: '周期提气明细',
    access: 'model:PACKAGE_VIEW',
    params: { childNo: p.needed(p.text) },
  },
  '/subPagesB/pages/gas-package/extract-records': {
    title: '提气记录',
    access: 'model:PACKAGE_VIEW',
    // What is chosen on the page is in its address too.
    params: { orderNo: p.text, childNo: p.text, meterNo: p.text, meterId: p.text, months: p.text },
  },
  '/subPagesB/pages/gas-package/change-extraction-gas': {
    title: '提气变更申请',
    access: 'model:PACKAGE_EXTRACT',
    params: { childNo: p.needed(p.text), type: p.oneOf('DELAY', 'ADVANCE', 'ADD') },
  },
})
