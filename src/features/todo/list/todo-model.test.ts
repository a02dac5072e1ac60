import { typeChips } from './todo-model'

test('chips in the order of the types, an unknown one last', () => {
  expect(typeChips({ NEW_ONE: 1, SUB_REVIEW: 2, BILL_DUE: 3 })).toEqual([
    { key: '', label: '全部 6' },
    { key: 'BILL_DUE', label: '账单待缴 3' },
    { key: 'SUB_REVIEW', label: '子账号审核 2' },
    { key: 'NEW_ONE', label: '其他 1' },
  ])
  expect(typeChips({ BILL_DUE: 3 })).toEqual([])
  expect(typeChips({})).toEqual([])
})
