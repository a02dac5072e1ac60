import axe from 'axe-core'
import { act } from 'react'
import { stage } from '@/testing/stage'
import { AppRoot } from '../AppRoot'
import { Calendar, DatePicker, Rate } from '.'

/* What the wrappers add to NutUI's parts: names, keyboard, limits. axe reads each one whole; jsdom has no colours. */

const { show, host, button, find, tap, text } = stage(document)

const draw = (part: React.ReactNode) => show(<AppRoot>{part}</AppRoot>)

// They need colours, a page around the part, or a canvas: test/e2e/accessibility.h5.spec.ts has them.
const OFF = { enabled: false }

const violations = async () => {
  const { violations: found } = await axe.run(host(), {
    rules: { 'color-contrast': OFF, region: OFF, 'label-content-name-mismatch': OFF },
  })
  return found.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}

const press = (element: Element, key: string) =>
  act(() => void element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))

describe('DatePicker', () => {
  const onConfirm = jest.fn()
  const open = () =>
    draw(
      <DatePicker
        open
        title='成立日期'
        value='2024-03-31'
        min='1949-01-01'
        max='2026-11-23'
        onConfirm={onConfirm}
        onClose={() => {}}
      />,
    )
  const list = (name: string) => find(`select[aria-label="${name}"]`) as HTMLSelectElement
  const choose = (name: string, key: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list(name), key)
      list(name).dispatchEvent(new Event('change', { bubbles: true }))
    })

  test('each wheel has a name and the keyboard chooses; a day that the month lacks becomes its last', async () => {
    open()
    expect(await violations()).toEqual([])
    choose('月', '02')
    expect([list('年').value, list('月').value, list('日').value]).toEqual(['2024', '02', '29'])
    expect(list('日').options).toHaveLength(29)
    tap(button('确定'))
    expect(onConfirm).toHaveBeenCalledWith('2024-02-29')
  })

  test('confirmed before anything is drawn again: the day that was chosen counts', () => {
    open()
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list('月'), '02')
      list('月').dispatchEvent(new Event('change', { bubbles: true }))
      button('确定').click()
    })
    expect(onConfirm).toHaveBeenLastCalledWith('2024-02-29')
  })

  test('a wheel that still runs stops where it is, and that day counts', () => {
    open()
    const wheel = host().querySelectorAll('.nut-pickerview-list')[2] as Element
    const touch = (type: string, clientY: number) =>
      act(() => {
        const touches = [{ clientX: 0, clientY, identifier: 0 }]
        wheel.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches }))
      })
    touch('touchstart', 0)
    touch('touchmove', 36)
    touch('touchmove', 108)
    touch('touchend', 108)
    expect(onConfirm).not.toHaveBeenCalled()
    tap(button('确定'))
    expect(onConfirm.mock.calls).toEqual([[expect.stringMatching(/^2024-03-(0[1-9]|1\d|2[0-8])$/)]])
  })

  test('the wheels show what the keyboard chose', () => {
    open()
    choose('年', '1999')
    const wheel = [...host().querySelectorAll('.nut-pickerview-roller-item-active')].map((one) => one.textContent)
    expect(wheel).toEqual(['1999年', '3月', '31日'])
  })
})

describe('Calendar', () => {
  const onConfirm = jest.fn()
  const open = (more: object = {}) =>
    draw(
      <Calendar
        open
        value='2026-11-03'
        min='2026-09-10'
        max='2026-11-23'
        today='2026-11-23'
        onConfirm={onConfirm}
        onClose={() => {}}
        {...more}
      />,
    )
  const day = (name: string) => button(`2026年${name}日`)

  test('a day has its name and state; days outside the limits are closed', async () => {
    open()
    expect(await violations()).toEqual([])
    expect(day('11月3').getAttribute('aria-pressed')).toBe('true')
    expect(day('11月23').getAttribute('aria-current')).toBe('date')
    expect(day('11月24').disabled).toBe(true)
    tap(day('11月20'))
    tap(day('11月20'))
    tap(button('确定'))
    expect(onConfirm).toHaveBeenCalledWith('2026-11-20', '2026-11-20')
  })

  test('a span: two taps in any order; one tap alone is one day', () => {
    open({ range: true, to: '2026-11-05' })
    expect(text()).toContain('2026-11-03 至 2026-11-05')
    tap(day('11月18'))
    expect(text()).toContain('2026-11-18 至 请选择结束日期')
    tap(day('11月16'))
    expect(day('11月17').getAttribute('aria-pressed')).toBe('true')
    tap(button('确定'))
    expect(onConfirm).toHaveBeenCalledWith('2026-11-16', '2026-11-18')
  })

  test('months turn within the limits, by buttons and by keys', () => {
    open()
    expect(button('下个月').disabled).toBe(true)
    expect(button('上一年').disabled).toBe(true)
    tap(button('上个月'))
    expect(text()).toContain('2026年10月')
    press(day('10月8'), 'PageUp')
    expect(text()).toContain('2026年9月')
    expect(button('上个月').disabled).toBe(true)
    expect(day('9月9').disabled).toBe(true)
    expect(day('9月10').tabIndex).toBe(0)
  })

  test('the Tab key reaches one day, arrow keys the others', () => {
    open()
    const reached = [...host().querySelectorAll<HTMLButtonElement>('.u-cal-day')].filter(
      ({ tabIndex }) => tabIndex === 0,
    )
    expect(reached.map((one) => one.textContent)).toEqual(['3'])
    reached[0]?.focus()
    press(day('11月3'), 'ArrowDown')
    press(day('11月10'), 'ArrowRight')
    expect(document.activeElement).toBe(day('11月11'))
  })
})

describe('Rate', () => {
  const onChange = jest.fn()

  test('each star has a name, a tap or the arrow keys choose', async () => {
    draw(<Rate label='服务态度' value={3} onChange={onChange} />)
    expect(await violations()).toEqual([])
    tap(button('5星'))
    expect(onChange).toHaveBeenLastCalledWith(5)
    press(button('3星'), 'ArrowLeft')
    expect(onChange).toHaveBeenLastCalledWith(2)
  })

  test('one that is only shown is a picture with its number', async () => {
    draw(<Rate label='服务态度' value={4} />)
    expect(await violations()).toEqual([])
    expect(host().querySelectorAll('button')).toHaveLength(0)
    expect(find('[role=img]').getAttribute('aria-label')).toBe('服务态度：4星')
  })
})
