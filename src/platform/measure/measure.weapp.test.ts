import Taro from '@tarojs/taro'
import { rectOf, scrollOffset } from '.'
import { NO_RECT } from './types'

const found = { left: 8, top: 40, width: 359, height: 120, scrollTop: 300 }

/** Answers at once with what is found, whatever is asked for. */
function answering() {
  const query = {
    select: () => query,
    selectViewport: () => query,
    boundingClientRect: (tell: (one: typeof found) => void) => (tell(found), query),
    scrollOffset: (tell: (one: typeof found) => void) => (tell(found), query),
    exec: () => undefined,
  }
  return query
}

test('the page shown now is measured', async () => {
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{}] as never)
  mockWx({ createSelectorQuery: answering })
  const { scrollTop, ...rect } = found
  expect([await rectOf('chart-1'), await scrollOffset()]).toEqual([rect, scrollTop])
})

test('an effect that comes after its page has gone measures nothing', async () => {
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  const asked = jest.fn()
  mockWx({ createSelectorQuery: asked })
  expect([await rectOf('chart-1'), await scrollOffset()]).toEqual([NO_RECT, 0])
  expect(asked).not.toHaveBeenCalled()
})
