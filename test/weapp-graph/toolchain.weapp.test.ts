import Taro from '@tarojs/taro'

test('Taro is the mini-program’s own, on top of the recorded wx', async () => {
  mockWx({
    request: (options: { success: (answer: unknown) => void }) => {
      options.success({ statusCode: 200, data: { a: 1 } })
      return {}
    },
  })
  expect((await Taro.request({ url: 'http://localhost/x' })).data).toEqual({ a: 1 })
  Taro.setStorageSync('k', { b: 2 })
  expect(Taro.getStorageSync('k')).toEqual({ b: 2 })
  await Taro.navigateTo({ url: '/pages/x' })
  expect(wxCalls().at(-1)?.[0]).toBe('navigateTo')
  expect(process.env.TARO_ENV).toBe('weapp')
})
