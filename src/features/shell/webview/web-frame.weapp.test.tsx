import { act } from 'react'
import { stage } from '@/testing/stage'
import { WebFrame } from './WebFrame'

interface Given {
  onLoad: () => void
  onMessage: (event: { detail: object }) => void
}
let given: Given
jest.mock('@tarojs/components', () => ({
  WebView: (props: Given) => {
    given = props
    return null
  },
}))

const { show } = stage(document)
const failed = jest.fn()
const heard = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  failed.mockClear()
  show(<WebFrame url='https://gas.example.com' title='网页' onFailed={failed} onMessage={heard} />)
})
afterEach(() => jest.useRealTimers())

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('a page that does not load in 20 s (C 6.4)', () => {
  wait(19_999)
  expect(failed).not.toHaveBeenCalled()
  wait(1)
  expect(failed).toHaveBeenCalledTimes(1)
})

test('a page that has loaded stays', () => {
  act(() => given.onLoad())
  wait(30_000)
  expect(failed).not.toHaveBeenCalled()
})

test('the last of its messages counts; anything else is no message', () => {
  given.onMessage({ detail: { data: [{ type: 'login' }, { type: 'share', title: '安全用气' }] } })
  given.onMessage({ detail: { data: ['share'] } })
  given.onMessage({ detail: {} })
  expect(heard.mock.calls).toEqual([[{ type: 'share', title: '安全用气' }]])
})
