import { ApiError, type Read } from '@/request'
import { frameState } from './frame-state'
import { groupRows } from './list/ListPage'

const reloads: string[] = []
const read = (name: string, state: Read<unknown>['state'], code = ''): Read<unknown> => ({
  data: undefined,
  state,
  error: state === 'error' ? new ApiError('refused', `text of ${code}`, code) : undefined,
  gone: code === '2902',
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

test('2906 is shown in its words, with a retry: the network is not broken', () =>
  expect(frameState([read('a', 'error', ''), read('b', 'error', '2906')])).toMatchObject({
    kind: 'error',
    text: 'text of 2906',
  }))

test('what is not there is shown, without a retry', () => {
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
