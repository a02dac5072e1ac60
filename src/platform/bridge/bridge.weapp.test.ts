import { bridge, getAppInfo, openInShell, postToShell } from '.'
import { grantedPlace, locate } from '../location'
import { scanCode } from '../scan'

type Answers = { success(answer: object): void; fail(answer: object): void }

/* The mini-program's side of the bridge's contract (bridge.test.ts). */
test('photos and position come from WeChat', async () => {
  mockWx({
    // WeChat's own promise: Taro does not wrap this one.
    chooseMedia: ({ count }: { count: number }) => {
      expect(count).toBe(2)
      return Promise.resolve({ tempFiles: [{ tempFilePath: 'wxfile://a.jpg', size: 3 }] })
    },
    getLocation: (o: Answers & { type: string }) => {
      expect(o.type).toBe('wgs84')
      o.success({ longitude: 116.7, latitude: 39.5, accuracy: 12 })
    },
    scanCode: (o: Answers) => o.success({ result: 'hyn://pc/1' }),
  })
  expect(await bridge('device.selectPhotos', { amount: 2, sourceType: 'album' })).toEqual({
    success: true,
    code: 0,
    data: { files: [{ path: 'wxfile://a.jpg', size: 3 }] },
  })
  expect(await locate()).toEqual({ lng: 116.7, lat: 39.5, accuracy: 12, type: 'wgs84' })
  expect(await scanCode()).toBe('hyn://pc/1')
})

test('refusals of the user are failures, not faults', async () => {
  mockWx({
    chooseMedia: () => Promise.reject({ errMsg: 'chooseMedia:fail cancel' }),
    getLocation: (o: Answers) => o.fail({ errMsg: 'getLocation:fail auth deny' }),
    scanCode: (o: Answers) => o.fail({ errMsg: 'scanCode:fail cancel' }),
  })
  expect(await bridge('device.selectPhotos')).toMatchObject({ success: false, message: 'chooseMedia:fail cancel' })
  expect([await locate(), await scanCode()]).toEqual([null, null])
})

test('a place is had without a question only where it was allowed before', async () => {
  const getLocation = jest.fn((o: Answers) => o.success({ longitude: 116.7, latitude: 39.5, accuracy: 12 }))
  const allowed = (authSetting: object) =>
    mockWx({ getLocation, getSetting: (o: Answers) => o.success({ authSetting }) })
  allowed({ 'scope.userLocation': true })
  expect(await grantedPlace()).toMatchObject({ lng: 116.7, lat: 39.5 })
  allowed({})
  expect(await grantedPlace()).toBeNull()
  mockWx({ getLocation, getSetting: (o: Answers) => o.fail({ errMsg: 'getSetting:fail' }) })
  expect(await grantedPlace()).toBeNull()
  expect(getLocation).toHaveBeenCalledTimes(1)
})

test('there is no shell around it', async () => {
  expect(await bridge('device.fly')).toEqual({ success: false, code: 404, message: 'method does not exist' })
  expect([await getAppInfo(), await postToShell('login'), await openInShell('https://a.test', '')]).toEqual([
    null,
    false,
    false,
  ])
})
