import Taro from '@tarojs/taro'
import { backOnto, closePage, go } from './go'

const stack: { route: string; $taroParams: Record<string, string>; $taroPath?: string }[] = []
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

describe('a page is opened once', () => {
  const list = { ...bills('PAID'), $taroPath: 'list?$taroTimestamp=17' }
  const other = { ...bills('PAID'), $taroPath: 'list?$taroTimestamp=18' }
  const bill = (billId: string) => ({ route: '/pages/my-bill/details/details', $taroParams: { billId } })
  const open = (billId: string) => go('/pages/my-bill/details/details', { billId })
  let push: jest.SpyInstance
  beforeEach(() => {
    jest.useFakeTimers()
    push = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' } as never)
    stack.splice(0, stack.length, list)
  })
  afterEach(async () => {
    await jest.advanceTimersByTimeAsync(500)
    jest.useRealTimers()
  })

  test('by two taps before it is there, and while it slides in', async () => {
    await Promise.all([open('1'), open('1')])
    stack.push(bill('1'))
    await open('1')
    expect(push.mock.calls).toEqual([[{ url: '/pages/my-bill/details/details?billId=1' }]])
  })

  test.each([
    ['another page of the kind', () => Promise.resolve(), '2'],
    ['the same after the time of a second tap', () => jest.advanceTimersByTimeAsync(500), '1'],
    ['the same from another page', async () => void stack.push(other), '1'],
  ])('but %s', async (_name, meanwhile, second) => {
    await open('1')
    await meanwhile()
    await open(second)
    expect(push).toHaveBeenCalledTimes(2)
  })

  test('but one that the host refused, at once', async () => {
    push.mockRejectedValueOnce(new Error('navigateTo:fail'))
    await expect(open('1')).rejects.toThrow('navigateTo:fail')
    await open('1')
    expect(push).toHaveBeenCalledTimes(2)
  })
})
