/* Specification 7: pictures by the shell, by WeChat's JS-SDK once it is configured, else by the browser. */

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ'

const inWeChat = (wx: object) => inHost('Mozilla/5.0 MicroMessenger/8.0', { enn: undefined, wx })

function inHost(userAgent: string, globals: { enn?: object | undefined; wx?: object | undefined }) {
  jest.resetModules()
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
  Object.assign(window, { enn: undefined, wx: undefined }, globals)
  URL.createObjectURL = () => 'blob:1'
  const { noteWxReady } = require('../wx-sdk/ready') as typeof import('../wx-sdk/ready')
  const { onPrivateRefusal } = require('../privacy') as typeof import('../privacy')
  const { lacksCamera } = require('../camera') as typeof import('../camera')
  return { ...(require('.') as typeof import('.')), noteWxReady, onPrivateRefusal, lacksCamera }
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

describe('no picture because the host refuses it', () => {
  const refusing = (errMsg: string) => ({
    ...sdk,
    chooseImage: ({ fail }: { fail(answer: object): void }) => fail({ errMsg }),
  })
  test.each([
    ['chooseImage:fail auth deny', '您未允许使用相机，可在手机的系统设置中打开'],
    ['chooseImage:fail system permission denied', '您未允许使用相机，可在手机的系统设置中打开'],
    ['chooseImage:fail no camera', undefined],
  ])('WeChat: %s', async (errMsg, text) => {
    const { choosePhoto, noteWxReady, onPrivateRefusal } = inWeChat(refusing(errMsg))
    const said = jest.fn()
    onPrivateRefusal(said)
    noteWxReady()
    expect(await choosePhoto('camera')).toBeNull()
    expect(said.mock.calls).toEqual(text === undefined ? [] : [[text]])
  })

  test('the shell: its album is closed to the app', async () => {
    const invoke = (_action: string, _params: object, answer: (given: object) => void) =>
      answer({ code: -1, message: 'permission denied' })
    const { choosePhotos, onPrivateRefusal } = inHost('Mozilla/5.0', { enn: { invoke } })
    const said = jest.fn()
    onPrivateRefusal(said)
    expect(await choosePhotos('album', 3)).toEqual([])
    expect(said.mock.calls).toEqual([['您未允许使用相册，可在手机的系统设置中打开']])
  })
})

describe('a browser without a camera', () => {
  const browser = 'Mozilla/5.0'
  const cameras = (enumerateDevices?: () => Promise<{ kind: string }[]>) =>
    Object.defineProperty(navigator, 'mediaDevices', {
      value: enumerateDevices && { enumerateDevices },
      configurable: true,
    })

  test.each([
    ['none', () => Promise.resolve([{ kind: 'audioinput' }]), true],
    ['one, its name behind a permission', () => Promise.resolve([{ kind: 'videoinput' }]), false],
    ['closed by a policy', () => Promise.reject(new Error('NotAllowedError')), false],
    ['a page that is not served safely', undefined, false],
  ] as const)('%s: %#', async (_what, devices, isWithout) => {
    cameras(devices as never)
    expect(await inHost(browser, {}).lacksCamera()).toBe(isWithout)
  })

  test('WeChat and the shell have their own', async () => {
    cameras(() => Promise.resolve([]))
    expect(await inWeChat(sdk).lacksCamera()).toBe(false)
    expect(await inHost(browser, { enn: {} }).lacksCamera()).toBe(false)
  })
})

export {}
