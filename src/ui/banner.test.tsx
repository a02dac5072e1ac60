import { act } from 'react'
import { BannerSwiper } from './BannerSwiper'
import { stage } from '@/testing/stage'
import { PageActive } from './page-active'
import { LookProvider, type TextSize } from './theme'

const { show, host, button, tap } = stage(document)
const items = ['a', 'b', 'c'].map((key) => ({ key, title: `图${key}`, imageUrl: `/${key}.svg` }))

let lessMotion = false
beforeEach(() => {
  jest.useFakeTimers()
  window.matchMedia = ((query: string) => ({ matches: lessMotion && query.includes('reduce') })) as never
})
afterEach(() => {
  jest.useRealTimers()
  lessMotion = false
})

const draw = (text: TextSize = 'normal', active = true) =>
  show(
    <LookProvider value={{ theme: 'light', text, statusBar: 0, capsule: 0 }}>
      <PageActive.Provider value={active}>
        <BannerSwiper items={items} ratio={3} onTap={() => undefined} />
      </PageActive.Provider>
    </LookProvider>,
  )
const shown = () => [...host().querySelectorAll('.u-banner-on')].map((one) => one.getAttribute('aria-label'))
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('takes turns every 5 s, from the last to the first; a turn by hand restarts the interval', () => {
  draw()
  wait(4999)
  expect(shown()).toEqual(['图a'])
  wait(1)
  expect(shown()).toEqual(['图b'])
  wait(4000)
  tap(button('第3张'))
  wait(4999)
  expect(shown()).toEqual(['图c'])
  wait(1)
  expect(shown()).toEqual(['图a'])
})

test('nothing moves by itself with less motion, dots still turn', () => {
  lessMotion = true
  draw()
  wait(20_000)
  expect(shown()).toEqual(['图a'])
  tap(button('第2张'))
  expect(shown()).toEqual(['图b'])
})

test('nothing moves on a covered page; shown again, it waits a whole turn', () => {
  draw('normal', false)
  wait(20_000)
  expect(shown()).toEqual(['图a'])
  draw()
  wait(4999)
  expect(shown()).toEqual(['图a'])
  wait(1)
  expect(shown()).toEqual(['图b'])
})

test('in 关怀模式 all pictures are there at once', () => {
  draw('care')
  expect(shown()).toEqual(['图a', '图b', '图c'])
  expect(host().querySelector('.u-banner-dots')).toBeNull()
})
