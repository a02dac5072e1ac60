import { Input, View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import TestUtils from '@tarojs/test-utils-react'
import { useState } from 'react'

function Greeter() {
  const [count, setCount] = useState(3)
  const [name, setName] = useState('')
  return (
    <div>
      <button className='more' onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <View className='name'>{name}</View>
      <Input className='input' onInput={(event) => setName(event.detail.value)} />
    </div>
  )
}

const utils = new TestUtils()
afterEach(() => {
  utils.unmout()
  document.body.innerHTML = ''
})

test('HTML tags and Taro components render, take taps and text', async () => {
  await utils.mount(Greeter)
  const button = await utils.queries.waitForQuerySelector('.more')
  await utils.act(async () => {
    utils.fireEvent.click(button)
  })
  expect(button.textContent).toBe('4')
  const input = utils.queries.querySelector('.input input') as HTMLInputElement
  await utils.act(async () => {
    input.value = '小王'
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(utils.queries.querySelector('.name')?.textContent).toBe('小王')
})

test('Taro is the H5 one, with the page hooks', () => {
  expect(process.env.TARO_ENV).toBe('h5')
  expect([typeof Taro.useDidShow, typeof Taro.request, typeof Taro.getStorageSync]).toEqual([
    'function',
    'function',
    'function',
  ])
})
