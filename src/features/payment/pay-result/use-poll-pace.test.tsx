import { act } from 'react'
import { stage } from '@/testing/stage'
import { usePollPace } from './use-poll-pace'

const { show, host, button, tap } = stage(document)

function Pace({ settled }: { settled: boolean }) {
  const { pace, again } = usePollPace(settled)
  return (
    <button type='button' onClick={again}>
      {pace}
    </button>
  )
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('2 s for 30 s, then 10 s, after two minutes only by hand', () => {
  show(<Pace settled={false} />)
  expect(host().textContent).toBe('quick')
  pass(29_999)
  expect(host().textContent).toBe('quick')
  pass(1)
  expect(host().textContent).toBe('slow')
  pass(89_999)
  expect(host().textContent).toBe('slow')
  pass(1)
  expect(host().textContent).toBe('over')
  tap(button('over'))
  expect(host().textContent).toBe('quick')
})

test('polling stops once it is settled, and starts again when it is not', () => {
  show(<Pace settled />)
  pass(120_000)
  expect(host().textContent).toBe('quick')
  show(<Pace settled={false} />)
  expect(host().textContent).toBe('quick')
})
