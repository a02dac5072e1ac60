import { areLines, readLines } from '../typed-lines'
import { buildingOf, factOf, personOf, pipeOf, planOf, pointOf, quantityOf, quoteOf } from './lines'

const readers = { quoteOf, personOf, planOf, quantityOf, factOf, buildingOf, pointOf, pipeOf }

test.each<[keyof typeof readers, string, object | null]>([
  [
    'quoteOf',
    '埋地管道 DN150 m 310 200',
    { item: '埋地管道', spec: 'DN150', unit: 'm', quantity: '310.00', price: '200.00' },
  ],
  ['quoteOf', ' 调压箱  -  套 1.5 0.05 ', { item: '调压箱', spec: '', unit: '套', quantity: '1.50', price: '0.05' }],
  ['quoteOf', '埋地管道 DN150 m 310', null],
  ['quoteOf', '埋地管道 DN150 m 310 -200', null],
  ['quoteOf', '埋地管道 DN150 m 310 200.005', null],
  ['personOf', '项目经理 冯涛 13800000031', { role: 'MANAGER', name: '冯涛', phone: '13800000031' }],
  ['personOf', '经理 冯涛 13800000031', null],
  ['personOf', '监理 冯涛 电话', null],
  ['planOf', '现场勘察 2026-12-01 2026-12-01', { nodeCode: 'EX02', planStart: '2026-12-01', planEnd: '2026-12-01' }],
  ['planOf', '现场勘察 2026-12-02 2026-12-01', null],
  ['planOf', '现场勘察 2026-02-29 2026-03-01', null],
  ['planOf', '勘察 2026-12-01 2026-12-02', null],
  ['quantityOf', '焊口 道 52 40.5', { item: '焊口', unit: '道', planned: '52.00', finished: '40.50' }],
  ['quantityOf', '焊口 道 52', null],
  ['factOf', '试验压力 0.60 MPa', { label: '试验压力', value: '0.60', unit: 'MPa' }],
  ['factOf', '结论 合格', { label: '结论', value: '合格', unit: '' }],
  ['factOf', '结论', null],
  ['buildingOf', '窑炉车间 1层 4200', { name: '窑炉车间', floor: '1层', area: '4200.0' }],
  ['buildingOf', '窑炉车间 1层 4200.55', null],
  [
    'pointOf',
    '辊道窑 工业窑炉 2 560',
    { pointName: '辊道窑', equipmentType: '工业窑炉', quantity: 2, ratedFlow: '560.00' },
  ],
  ['pointOf', '辊道窑 工业窑炉 两 560', null],
  ['pipeOf', '中压A DN200 46', { pressure: 'MID_A', diameter: 'DN200', distance: 46 }],
  ['pipeOf', '高压 DN200 46', null],
])('%s %j', (name, line, read) => expect(readers[name](line)).toEqual(read))

test('the first line that cannot be read is named; so many lines at most; blank ones do not count', () => {
  const check = areLines(quantityOf, 2, '埋地管道 m 310 246')
  expect(check('焊口 道 52 40\n\n管道 m 310')).toBe('第2行请按格式填写：埋地管道 m 310 246')
  expect(check('焊口 道 52 40\n管道 m 310 1\n阀门 个 1 1')).toBe('最多2行')
  expect(check('焊口 道 52 40\n')).toBeUndefined()
  expect(readLines('焊口 道 52 40\n错', quantityOf)).toHaveLength(1)
})
