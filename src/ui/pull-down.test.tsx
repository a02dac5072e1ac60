import { act } from 'react'
import { PullDown } from './PullDown'
import { stage } from '@/testing/stage'

const { show, find, host } = stage(document)

const settle = (ms = 0) => act(() => new Promise((done) => setTimeout(done, ms)))
const touch = (type: string, ...heights: number[]) => {
  const event = new Event(type, { bubbles: true, cancelable: true })
  act(
    () =>
      void find('.u-pull').dispatchEvent(Object.assign(event, { touches: heights.map((clientY) => ({ clientY })) })),
  )
  return event
}
const state = () => find('.u-pull').dataset.state
const page = () => find('.taro_page')

let loads: { done: () => void; fail: () => void }[]
beforeEach(() => {
  loads = []
  const onPull = () =>
    new Promise<void>((done, fail) => {
      loads.push({ done, fail: () => fail(new Error('no network')) })
    })
  show(
    <div className='taro_page'>
      <PullDown onPull={onPull} />
    </div>,
  )
})

const pullFar = () => {
  touch('touchstart', 100)
  touch('touchmove', 260)
  touch('touchend')
}

test('pulled far enough and let go the page loads once, says so and goes back up', async () => {
  touch('touchstart', 100)
  expect(touch('touchmove', 140).defaultPrevented).toBe(true)
  expect(state()).toBe('pulling')
  touch('touchmove', 260)
  expect(host().textContent).toBe('松开刷新')
  touch('touchend')
  expect(state()).toBe('refreshing')
  pullFar()
  expect(loads).toHaveLength(1)
  loads[0]?.done()
  await settle()
  expect(host().textContent).toBe('刷新完成')
  await settle(450)
  expect(state()).toBe('idle')
})

test('let go too early, or moved back up, nothing is loaded', () => {
  touch('touchstart', 100)
  touch('touchmove', 150)
  touch('touchend')
  expect(state()).toBe('aborting')
  touch('touchstart', 100)
  touch('touchmove', 260)
  touch('touchmove', 90)
  touch('touchend')
  expect(loads).toHaveLength(0)
})

test('a page that is scrolled, and two fingers, move nothing', () => {
  page().scrollTop = 30
  touch('touchstart', 100)
  expect(touch('touchmove', 260).defaultPrevented).toBe(false)
  page().scrollTop = 0
  touch('touchstart', 100, 120)
  touch('touchmove', 260, 280)
  expect(state()).toBe('idle')
})

test('after a failure the page can be pulled again', async () => {
  pullFar()
  loads[0]?.fail()
  await settle()
  expect(state()).toBe('idle')
  pullFar()
  expect(loads).toHaveLength(2)
})
