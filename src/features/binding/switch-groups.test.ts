import { groupsOf, isOpen } from './switch-groups'
import type { CustomerRow } from './words'

const row = (bp: string, customerName: string, companyCode: string): CustomerRow => ({
  bindingId: bp,
  bp,
  customerName,
  companyCode,
  companyName: `公司${companyCode}`,
  tenantId: `t-${companyCode}`,
  region: '',
  address: '',
  customerClass: 'INDUSTRY',
  isMaster: '0',
  reviewStatus: '1',
  masterUsername: '',
  rejectReason: '',
  isDefault: '0',
  isCurrent: '0',
  arrears: null,
  overdue: null,
})
const rows = [
  row('1000000001', '华北陶瓷', '1001'),
  row('1000000003', '康宁医院', '1002'),
  row('1000000002', '香满楼', '1001'),
]

test.each([
  {
    words: '',
    groups: [
      ['1001', 2],
      ['1002', 1],
    ],
  },
  { words: '康宁', groups: [['1002', 1]] },
  { words: '００００００２', groups: [['1001', 1]] },
  { words: '没有', groups: [] },
])('the search for $words', ({ words, groups }) => {
  expect(groupsOf(rows, words).map((group) => [group.companyCode, group.rows.length])).toEqual(groups)
})

test.each([
  { isMaster: '1', reviewStatus: '1', open: true },
  { isMaster: '0', reviewStatus: '1', open: true },
  { isMaster: '0', reviewStatus: '2', open: false },
  { isMaster: '0', reviewStatus: '0', open: false },
] as const)('master $isMaster, review $reviewStatus', ({ open, ...state }) => {
  expect(isOpen(state)).toBe(open)
})
