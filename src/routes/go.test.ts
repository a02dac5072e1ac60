import Taro from '@tarojs/taro'
import { backOnto } from './go'

const stack: { route: string; $taroParams: Record<string, string> }[] = []
const back = jest.fn(() => Promise.resolve({ errMsg: '' }))
beforeEach(() => {
  back.mockClear()
  jest.spyOn(Taro, 'getCurrentPages').mockImplementation(() => stack as never)
  jest.spyOn(Taro, 'navigateBack').mockImplementation(back as never)
})
afterEach(() => jest.restoreAllMocks())

const bills = (state: string) => ({ route: '/pages/my-bill/list/list', $taroParams: { state, $taroTimestamp: '17' } })
const login = { route: 'pages/login/login/login', $taroParams: {} }

test.each([
  ['the page that asked lies below', [bills('PAID'), login], true],
  ['the same page with other parameters', [bills('OVERDUE'), login], false],
  ['another page lies between', [bills('PAID'), { route: 'pages/me/me', $taroParams: {} }, login], false],
  ['nothing lies below', [login], false],
])('back onto an address: %s', async (_name, pages, expected) => {
  stack.splice(0, stack.length, ...pages)
  expect(await backOnto('/pages/my-bill/list/list?state=PAID')).toBe(expected)
  expect(back.mock.calls).toEqual(expected ? [[{ delta: 1 }]] : [])
})
