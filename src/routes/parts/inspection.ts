import { defineRoutes } from '../define'
import { p } from '../params'

/** Inspection reports and hazards (D 6.3). */
export const inspection = defineRoutes({
  '/subPages/inspection-report/inspection-list': {
    title: '安检报告',
    access: 'bound',
    dwell: 'inspection',
    // The tabs of the two segments have codes of their own.
    params: { tab: p.text, segment: p.oneOf('report', 'hazard') },
  },
  '/subPages/inspection-report/inspection-detail': {
    title: '安检报告详情',
    access: 'model:INSPECTION_VIEW',
    dwell: 'inspection',
    params: { reportId: p.needed(p.text), from: p.oneOf('message', 'todo') },
  },
  '/subPages/inspection-report/inspection-process': {
    title: '隐患处理进度',
    access: 'bound',
    dwell: 'inspection',
    params: { hazardId: p.needed(p.text) },
  },
})
