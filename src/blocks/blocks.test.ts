import { ApiError, type Read } from '@/request'
import { faultOf, type FormField } from './FormPage'
import { frameState } from './frame-state'
import { groupRows } from './ListPage'

const reloads: string[] = []
const read = (name: string, state: Read<unknown>['state'], code = ''): Read<unknown> => ({
  data: undefined,
  state,
  error: state === 'error' ? new ApiError('refused', `text of ${code}`, code) : undefined,
  renewing: false,
  reload: () => {
    reloads.push(name)
    return Promise.resolve()
  },
})

describe('the state of a page', () => {
  test.each([
    [[], 'ready'],
    [['ready', 'ready'], 'ready'],
    [['ready', 'loading'], 'loading'],
    [['loading', 'error'], 'error'],
  ] as const)('%j is %s', (states, kind) => {
    expect(frameState(states.map((state) => read('x', state))).kind).toBe(kind)
  })

  test('a retry asks again for what failed, and only for that', () => {
    const state = frameState([read('a', 'ready'), read('b', 'error'), read('c', 'error')])
    if (state.kind === 'error') state.retry()
    expect(reloads).toEqual(['b', 'c'])
  })

  test('2110 is no error to retry', () => {
    expect(frameState([read('a', 'error', '2999'), read('b', 'error', '2110')])).toEqual({
      kind: 'no-access',
      text: 'text of 2110',
    })
  })
})

test('what is not there is said, without a retry', () => {
  expect(frameState([read('a', 'error', '2999'), read('b', 'error', '2902')])).toEqual({
    kind: 'gone',
    text: 'text of 2902',
  })
})

test('rows are grouped in runs, in their order', () => {
  const rows = ['11-b', '11-a', '10-c', '11-d']
  expect(groupRows(rows, (row) => row.slice(0, 2))).toEqual([
    { key: '11', from: 0, members: ['11-b', '11-a'] },
    { key: '10', from: 2, members: ['10-c'] },
    { key: '11', from: 3, members: ['11-d'] },
  ])
  expect(groupRows([], String)).toEqual([])
})

describe('a form field', () => {
  type V = { phone: string; again: string; agreed: boolean }
  const values: V = { phone: '', again: '13800000001', agreed: false }
  const phone: FormField<V> = {
    key: 'phone',
    label: '手机号',
    required: true,
    checks: [
      (value) => (/^1[2-9]\d{9}$/.test(value) ? undefined : '请填写正确的手机号'),
      (value, all) => (value === all.again ? undefined : '两次不一致'),
    ],
  }
  test.each([
    ['', '请填写手机号'],
    ['  ', '请填写手机号'],
    ['123', '请填写正确的手机号'],
    ['13800000002', '两次不一致'],
    ['13800000001', undefined],
  ])('"%s": %s', (value, fault) => {
    expect(faultOf(phone, value, values)).toBe(fault)
  })
  test('own text, optional field, tick', () => {
    expect(faultOf({ ...phone, required: '请输入手机号' }, '', values)).toBe('请输入手机号')
    expect(faultOf({ ...phone, required: false }, '', values)).toBeUndefined()
    expect(faultOf<V>({ key: 'agreed', label: '协议', required: '请先同意' }, false, values)).toBe('请先同意')
    expect(faultOf<V>({ key: 'agreed', label: '协议', required: '请先同意' }, true, values)).toBeUndefined()
  })
})
