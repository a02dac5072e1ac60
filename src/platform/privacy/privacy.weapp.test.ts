import Taro from '@tarojs/taro'
import { copyText } from '../clipboard'
import { onKeyboardHeight } from '../keyboard'
import { choosePhoto } from '../photo'
import { savePictureData } from '../picture'
import { onSystemDark } from '../theme'
import { onPrivateRefusal } from '.'

const refuses = (errMsg: string) => (asked: { fail?(answer: { errMsg: string }): void }) => asked.fail?.({ errMsg })

test.each([
  ['chooseMedia:fail privacy permission is not authorized', '您未同意隐私保护指引，无法使用相机'],
  ['chooseMedia:fail api scope is not declared in the privacy agreement', /隐私保护指引尚未包含相机/],
  ['chooseMedia:fail auth deny', /您未允许使用相机/],
  ['chooseMedia:fail cancel', undefined],
])('%s: shown, or cancelled in silence', async (errMsg, text) => {
  const listener = jest.fn()
  onPrivateRefusal(listener)
  mockWx({ chooseMedia: () => Promise.reject({ errMsg }) })
  expect(await choosePhoto('camera')).toBeNull()
  if (text === undefined) expect(listener).not.toHaveBeenCalled()
  else expect(listener).toHaveBeenCalledWith(expect.stringMatching(text))
})

test('album and clipboard say it too', async () => {
  const listener = jest.fn()
  onPrivateRefusal(listener)
  const errMsg = 'x:fail privacy permission is not authorized'
  mockWx({
    setClipboardData: refuses(errMsg),
    saveImageToPhotosAlbum: refuses(errMsg),
    getFileSystemManager: () => ({ writeFileSync: () => undefined }),
  })
  expect(await copyText('x')).toBe(false)
  expect(await savePictureData('data:image/gif;base64,AA', 'x.gif')).toBe(false)
  expect(listener.mock.calls).toEqual([
    ['您未同意隐私保护指引，无法使用剪贴板'],
    ['您未同意隐私保护指引，无法使用相册'],
  ])
})

test('a WeChat that knows no soft keyboard and no change of the look is no fault', () => {
  const known = { keyboard: Taro.onKeyboardHeightChange, theme: Taro.onThemeChange }
  Object.assign(Taro, { onKeyboardHeightChange: undefined, onThemeChange: undefined })
  const dark = jest.fn()
  expect(() => {
    onKeyboardHeight(jest.fn())()
    onSystemDark(dark)()
  }).not.toThrow()
  expect(dark).toHaveBeenCalledWith(false)
  Object.assign(Taro, { onKeyboardHeightChange: known.keyboard, onThemeChange: known.theme })
})
