import { act, useState } from 'react'
import { AmountField } from './AmountField'
import { Badge } from './Badge'
import { Button } from './Button'
import { Field } from './Field'
import { Money } from './Money'
import { NavBar } from './NavBar'
import { clauses } from './NoticeBar'
import { Tabs } from './Tabs'
import { Volume } from './Volume'
import { stage } from '@/testing/stage'

const { button, find, host, show, tap, type } = stage(document)

describe('amounts', () => {
  test.each([
    [<Money key='1' value='136482.60' size='xl' />, '¥136,482.60', '136482.60元'],
    [<Money key='2' value='-1200' />, '\u2212¥1,200.00', '-1200元'],
    [<Money key='3' value={null} />, '--', '暂无金额'],
    [<Money key='4' value='5' masked />, '****', '金额已隐藏'],
    [<Volume key='5' value='1213.0' />, '1,213m³', '1213.0立方米'],
    [<Volume key='6' value='209000' short />, '20.9万m³', '209000立方米'],
    [<Volume key='7' value={undefined} />, '--', '暂无气量'],
  ])('%#', (node, text, spoken) => {
    show(node)
    expect(host().textContent).toBe(text)
    expect(find('.u-amt').getAttribute('aria-label')).toBe(spoken)
  })
})

test('two keys before the first one is drawn are both typed', () => {
  function Typing() {
    const [text, setText] = useState('')
    const typing = { decimals: 2, integers: 8, onChange: setText }
    return <AmountField label='金额' value={text} placeholder='' focused typing={typing} onFocus={() => undefined} />
  }
  show(<Typing />)
  const press = (key: string) => find('button').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  act(() => {
    press('3')
    press('4')
  })
  expect(host().textContent).toBe('34')
})

describe('button', () => {
  test('locks itself until its promise settles, so that a double tap acts once', async () => {
    let done: () => void = () => undefined
    const pay = jest.fn(() => new Promise<void>((resolve) => (done = resolve)))
    show(
      <Button onTap={pay} loadingText='提交中'>
        立即支付
      </Button>,
    )
    tap(find('button'))
    tap(find('button'))
    expect(pay).toHaveBeenCalledTimes(1)
    expect(find('button').textContent).toBe('提交中')
    expect((find('button') as HTMLButtonElement).disabled).toBe(true)
    await act(async () => done())
    expect(find('button').textContent).toBe('立即支付')
    tap(find('button'))
    expect(pay).toHaveBeenCalledTimes(2)
  })

  test('two clicks in one tick act once', () => {
    const pay = jest.fn(() => new Promise<void>(() => undefined))
    show(<Button onTap={pay}>支付</Button>)
    act(() => {
      find('button').click()
      find('button').click()
    })
    expect(pay).toHaveBeenCalledTimes(1)
  })

  test('a disabled one does nothing', () => {
    const pay = jest.fn()
    show(
      <Button onTap={pay} disabled>
        支付
      </Button>,
    )
    tap(find('button'))
    expect(pay).not.toHaveBeenCalled()
  })
})

describe('field', () => {
  function Phone({ error }: { error?: string }) {
    const [value, setValue] = useState('138')
    return (
      <Field
        label='手机号'
        kind='tel'
        value={value}
        onChange={setValue}
        error={error}
        clearable
        required
        maxLength={11}
      />
    )
  }

  test('writes, shows its error as an alert tied to the input, clears', () => {
    show(<Phone error='请填写正确的手机号' />)
    const input = find('input')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(find('[role=alert]').id).toBe(input.getAttribute('aria-describedby'))
    type(input, '13800000001')
    expect((input as HTMLInputElement).value).toBe('13800000001')
    act(() => input.focus())
    tap(button('清空手机号'))
    expect((find('input') as HTMLInputElement).value).toBe('')
  })

  test('a password is veiled until asked', () => {
    show(<Field label='密码' kind='password' value='abc12345' onChange={() => undefined} />)
    expect(find('input').getAttribute('type')).toBe('password')
    tap(button('显示密码'))
    expect(find('input').getAttribute('type')).toBe('text')
  })

  test('the counter counts characters as a person does', () => {
    show(<Field label='说明' kind='textarea' value='好😀' onChange={() => undefined} maxLength={200} counter />)
    expect(find('.u-field-count').textContent).toBe('2/200')
  })
})

describe('navigation', () => {
  test('unread counts are read aloud and capped', () => {
    show(<NavBar title='首页' actions={[{ label: '消息', icon: 'bell', badge: 120, onTap: () => undefined }]} />)
    expect(button('消息，120条未读').textContent).toBe('99+')
  })

  test.each([
    [0, ''],
    [undefined, ''],
    [99, '99'],
    [100, '99+'],
  ])('badge %s', (value, text) => {
    show(<Badge value={value} />)
    expect(host().textContent).toBe(text)
  })

  test('tabs expose which is selected and ignore a tap on it', () => {
    const change = jest.fn()
    const items = [
      { key: 'a', label: '待缴', count: 3 },
      { key: 'b', label: '已缴' },
    ] as const
    show(<Tabs items={items} active='a' onChange={change} />)
    expect(find('[aria-selected=true]').textContent).toBe('待缴3')
    tap(find('[aria-selected=true]'))
    tap(find('[aria-selected=false]'))
    expect(change.mock.calls).toEqual([['b']])
  })

  test('a notice breaks at its marks, not inside a clause', () => {
    expect(clauses('10月结算单待确认，剩余 2 天')).toHaveLength(2)
    expect(clauses('月末 22:00 后暂停开票')).toBe('月末 22:00 后暂停开票')
  })
})
