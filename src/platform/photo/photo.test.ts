/* Specification 7: pictures by the shell, by WeChat's JS-SDK once it is configured, else by the browser. */

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ'

function inWeChat(wx: object) {
  jest.resetModules()
  Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 MicroMessenger/8.0', configurable: true })
  Object.assign(window, { enn: undefined, wx })
  URL.createObjectURL = () => 'blob:1'
  const { noteWxReady } = require('../wx-sdk/ready') as typeof import('../wx-sdk/ready')
  return { ...(require('.') as typeof import('.')), noteWxReady }
}
const sdk = {
  chooseImage: ({ success }: { success(answer: object): void }) => success({ localIds: ['wxLocalResource://1'] }),
  getLocalImgData: ({ success }: { success(answer: object): void }) => success({ localData: `${PIXEL}\n` }),
}

test('WeChat returns what was chosen there', async () => {
  const { choosePhoto, noteWxReady } = inWeChat(sdk)
  noteWxReady()
  const photo = await choosePhoto('album')
  expect(photo).toMatchObject({ preview: 'blob:1', size: 33, file: { kind: 'file' } })
})

test('giving up in WeChat is no picture', async () => {
  const { choosePhoto, noteWxReady } = inWeChat({ ...sdk, chooseImage: ({ cancel }: { cancel(): void }) => cancel() })
  noteWxReady()
  expect(await choosePhoto('camera')).toBeNull()
})

test('a WeChat without a signature refuses its calls: the browser asks at once, inside the tap', () => {
  const { choosePhoto } = inWeChat(sdk)
  const click = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined)
  void choosePhoto('album')
  expect(click).toHaveBeenCalledTimes(1)
})

export {}
