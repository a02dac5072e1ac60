import { act } from 'react'
import { stage } from '@/testing/stage'
import { usePollPace } from './use-poll-pace'

const { show, host, button, tap } = stage(document)

function Pace({ settled }: { settled: boolean }) {
  const { every, again } = usePollPace(settled)
  return (
    <button type='button' onClick={again}>
      {String(every)}
    </button>
  )
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('2 s for 30 s, then 10 s, after two minutes only by hand', () => {
  show(<Pace settled={false} />)
  expect(host().textContent).toBe('2000')
  pass(29_999)
  expect(host().textContent).toBe('2000')
  pass(1)
  expect(host().textContent).toBe('10000')
  pass(89_999)
  expect(host().textContent).toBe('10000')
  pass(1)
  expect(host().textContent).toBe('null')
  tap(button('null'))
  expect(host().textContent).toBe('2000')
})

test('nobody asks once it is settled, and again when it is not', () => {
  show(<Pace settled />)
  expect(host().textContent).toBe('null')
  show(<Pace settled={false} />)
  expect(host().textContent).toBe('2000')
})
