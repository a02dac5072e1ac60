import { act, createRef } from 'react'
import { Button, Canvas, Image, Input, ScrollView, Text, View } from '@tarojs/components'
import { stage } from '@/testing/stage'

/* The elements that replace Taro's components on H5 (config/lean/components): the behaviour that NutUI's parts rely on. */

const { show, find, type } = stage(document)

const touch = (kind: string, element: HTMLElement) => {
  const event = new Event(kind, { bubbles: true, cancelable: true })
  act(() => void element.dispatchEvent(event))
  return event
}

describe('attributes', () => {
  test('DOM attributes pass; props of the mini-program alone do not', () => {
    const props = { enableFlex: true, 'data-key': 'k', 'aria-label': 'name', numberOfLines: 2 }
    show(
      <View id='v' className='a b' role='list' {...props}>
        <Text className='t'>text</Text>
      </View>,
    )
    expect(find('#v').outerHTML).toBe(
      '<div id="v" role="list" data-key="k" aria-label="name" class="a b"><span class="t">text</span></div>',
    )
  })

  test('a style is an object or a text', () => {
    show(<View id='v' style={{ color: 'red', width: 4 } as never} />)
    expect(find('#v').getAttribute('style')).toBe('color: red; width: 4px;')
    show(<View id='v' style='--x: 1px; background: url("data:image/png;base64,AA==")' />)
    expect(find('#v').style.getPropertyValue('--x').trim()).toBe('1px')
    expect(find('#v').style.background).toContain('base64,AA==')
  })

  test('a ref is the element itself', () => {
    const box = createRef<HTMLElement>()
    show(<View ref={box} id='v' />)
    expect(box.current).toBe(find('#v'))
  })
})

describe('touches', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('the hover class follows the touch after its delays', () => {
    show(<View id='v' className='a' hoverClass='h' hoverStartTime={20} hoverStayTime={70} />)
    touch('touchstart', find('#v'))
    expect(find('#v').className).toBe('a')
    act(() => jest.advanceTimersByTime(20))
    expect(find('#v').className).toBe('a h')
    touch('touchend', find('#v'))
    act(() => jest.advanceTimersByTime(69))
    expect(find('#v').className).toBe('a h')
    act(() => jest.advanceTimersByTime(1))
    expect(find('#v').className).toBe('a')
  })

  test('a handler of moves may stop the scrolling, and the newest handler is called', () => {
    const first = jest.fn()
    show(<View id='v' onTouchMove={first} />)
    show(<View id='v' onTouchMove={(event) => event.preventDefault()} />)
    expect(touch('touchmove', find('#v')).defaultPrevented).toBe(true)
    expect(first).not.toHaveBeenCalled()
  })

  test('catchMove stops the page below, but not a scroller inside', () => {
    const outer = jest.fn()
    show(
      <View onTouchMove={outer}>
        <View id='v' catchMove>
          <View id='s' style={{ overflowY: 'auto' }} />
        </View>
      </View>,
    )
    Object.defineProperties(find('#s'), { scrollHeight: { value: 90 }, clientHeight: { value: 30 } })
    expect(touch('touchmove', find('#v')).defaultPrevented).toBe(true)
    expect(touch('touchmove', find('#s')).defaultPrevented).toBe(false)
    expect(outer).not.toHaveBeenCalled()
  })

  test('a button has a type of its own and the hover class of the mini-program', () => {
    show(<Button id='b' />)
    touch('touchstart', find('#b'))
    act(() => jest.advanceTimersByTime(20))
    expect(find('#b').outerHTML).toBe('<button id="b" type="button" class="button-hover"></button>')
  })
})

describe('Input', () => {
  const field = () => find('input') as HTMLInputElement
  const values = (mock: jest.Mock) =>
    mock.mock.calls.map(([event]) => (event as { detail: { value: string } }).detail.value)

  test('the detail holds the typed text; a new value of the props replaces it', () => {
    const onInput = jest.fn()
    show(<Input value='1' maxlength={4} onInput={onInput} />)
    expect([field().value, field().maxLength]).toEqual(['1', 4])
    type(field(), '12')
    expect(values(onInput)).toEqual(['12'])
    show(<Input value='9' maxlength={-1} onInput={onInput} />)
    expect([field().value, field().hasAttribute('maxlength')]).toEqual(['9', false])
  })

  test('text in composition is neither reported nor replaced', () => {
    const onInput = jest.fn()
    show(<Input value='' onInput={onInput} />)
    act(() => void field().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })))
    type(field(), 'qi')
    show(<Input value='' onInput={onInput} />)
    expect([field().value, values(onInput)]).toEqual(['qi', []])
    Object.assign(field(), { value: '气' })
    act(() => void field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })))
    expect(values(onInput)).toEqual(['气'])
  })

  test('Enter confirms; confirm, focus and blur carry the text', () => {
    const handlers = { onConfirm: jest.fn(), onFocus: jest.fn(), onBlur: jest.fn() }
    show(<Input value='气' focus confirmType='search' {...handlers} />)
    expect([document.activeElement, field().type, field().getAttribute('enterkeyhint')]).toEqual([
      field(),
      'search',
      'search',
    ])
    act(() => void field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
    act(() => field().blur())
    expect([handlers.onConfirm, handlers.onFocus, handlers.onBlur].map(values)).toEqual([['气'], ['气'], ['气']])
  })

  test.each([
    [{ type: 'digit' } as const, ['text', 'decimal']],
    [{ type: 'number' } as const, ['text', 'numeric']],
    [{ password: true }, ['password', null]],
  ])('the keyboard of %p', (props, [kind, mode]) => {
    show(<Input value='' {...props} />)
    expect([field().type, field().getAttribute('inputmode')]).toEqual([kind, mode])
  })
})

test('a scroller takes its position from the props and reports each position and each end', () => {
  const [onScroll, onScrollToLower, onScrollToUpper] = [jest.fn(), jest.fn(), jest.fn()]
  show(
    <ScrollView
      id='s'
      scrollY
      scrollTop={30}
      enhanced
      showScrollbar={false}
      {...{ onScroll, onScrollToLower, onScrollToUpper }}
    >
      <View id='inside' />
    </ScrollView>,
  )
  const box = find('#s')
  expect([box.scrollTop, box.style.overflowY, box.style.overflowX]).toEqual([30, 'auto', 'hidden'])
  expect(box.className).toContain('taro-scroll--hidebar')
  Object.defineProperties(box, { scrollHeight: { value: 500 }, clientHeight: { value: 100 } })
  for (const place of [340, 360, 0]) {
    Object.assign(box, { scrollTop: place })
    act(() => void box.dispatchEvent(new Event('scroll')))
  }
  expect(onScroll.mock.calls.map(([event]) => (event as { detail: object }).detail)).toMatchObject([
    { scrollTop: 340, scrollHeight: 500, deltaY: -340 },
    { scrollTop: 360, deltaY: -20 },
    { scrollTop: 0, deltaY: 360 },
  ])
  expect([onScrollToLower.mock.calls.length, onScrollToUpper.mock.calls.length]).toEqual([1, 1])
})

test('the mode of a picture is its object-fit; a canvas has its id and the size of its box', () => {
  show(
    <>
      <Image src='/a.png' mode='aspectFill' lazyLoad />
      <Image src='/b.png' mode='top left' />
      <Canvas canvasId='c' />
    </>,
  )
  expect(find('[src="/a.png"]').outerHTML).toBe('<img alt="" src="/a.png" loading="lazy" style="object-fit: cover;">')
  expect(find('[src="/b.png"]').style.objectPosition).toBe('top left')
  expect((find('canvas') as HTMLCanvasElement).width).toBe(0)
  expect(find('canvas').id).toBe('c')
})
