import { act, Profiler } from 'react'
import { serverNow } from '@/platform/time'
import { useRead } from '@/request'
import { queryClient } from '@/request/query'
import { aTrack } from '@/testing/make/payment'
import { renderPart } from '@/testing/page'
import { master } from '@/testing/people'
import { CountDown } from '@/ui'
import { useWaiting } from './use-waiting'

const TRACK = 'btwob GET /pay/track'
const SECOND = 1000

let until: string
const drawings = { clock: 0, read: 0, waiting: 0 }

function Clock() {
  return <CountDown until={until} />
}

function Polled() {
  const { data } = useRead(TRACK, { orderId: 'o1' }, { every: () => SECOND, handles: 'all' })
  return <output>{data?.list.length}</output>
}

function Waiting() {
  const { left, start } = useWaiting()
  return (
    <button type='button' onClick={() => start(60)}>
      {`等待${left}`}
    </button>
  )
}

const counted = (name: keyof typeof drawings, node: JSX.Element) => (
  <Profiler id={name} onRender={() => (drawings[name] += 1)}>
    {node}
  </Profiler>
)

const open = async () => {
  jest.useFakeTimers()
  until = new Date(serverNow() + 30 * 60 * SECOND).toISOString()
  let turn = 0
  const page = await renderPart(
    '/pages/pay/record',
    <>
      {counted('clock', <Clock />)}
      {counted('read', <Polled />)}
      {counted('waiting', <Waiting />)}
    </>,
    // Each answer differs, so that each is a drawing.
    { as: master(), answers: { [TRACK]: () => aTrack({ orderId: `o${(turn += 1)}` }) } },
  )
  page.tap(page.button('等待0'))
  return page
}
const pass = async (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) await act(() => jest.advanceTimersByTimeAsync(SECOND))
}

afterEach(() => jest.useRealTimers())

test('on the screen each of them draws again and again; on a covered page none does', async () => {
  const page = await open()
  const start = { ...drawings }
  await pass(5)
  for (const name of ['clock', 'read', 'waiting'] as const)
    expect([name, drawings[name] - start[name] >= 2]).toEqual([name, true])
  page.hide()
  const covered = { ...drawings }
  const asked = page.calls().length
  await pass(30)
  // Another page asks for the same.
  const ofTrack = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.includes(TRACK) }
  queryClient.setQueriesData(ofTrack, aTrack({ list: [] }))
  await pass(1)
  expect(drawings).toEqual(covered)
  expect(page.calls()).toHaveLength(asked)
})

test('back on the screen all of them are right at once', async () => {
  const page = await open()
  page.hide()
  await pass(20)
  const asked = page.calls().length
  await page.reshow()
  expect(page.text()).toContain('00:29:40')
  expect(page.text()).toContain('等待40')
  await pass(1)
  expect(page.calls().length).toBeGreaterThan(asked)
})
