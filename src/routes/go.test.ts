import Taro from '@tarojs/taro'
import { backOnto, closePage } from './go'

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

test.each([
  ['the page below, by its address', [bills('PAID'), login], '/pages/my-bill/list/list?state=PAID'],
  ['a tab', [{ route: 'pages/me/me', $taroParams: {} }, login], '/pages/me/me'],
])('closed for %s', async (_name, pages, url) => {
  const relaunch = jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' })
  stack.splice(0, stack.length, ...pages)
  await closePage()
  expect(relaunch.mock.calls).toEqual([[{ url }]])
  expect(back).not.toHaveBeenCalled()
})
