import { act } from 'react'
import { chooseVideo, type PickedVideo } from '@/platform/video'
import { ApiError } from '@/request'
import { upload } from '@/request/upload'
import { AppRoot, Button } from '@/ui'
import { stage } from '@/testing/stage'
import type { FormField } from '../field'
import { FieldList } from '../FieldList'
import type { Paper } from '../paper/PaperSlot'
import { useFields } from '../use-fields'
import { video } from './video'

jest.mock('@/platform/video', () => ({ chooseVideo: jest.fn() }))
jest.mock('@/request/upload', () => ({ upload: jest.fn() }))

interface Values {
  video: Paper | null
}

const { show, host, button, tap, text } = stage(document)
const settle = () => act(() => new Promise((done) => setTimeout(done, 5)))
const onSubmit = jest.fn<Promise<void>, [Values]>(() => Promise.resolve())
const fields: readonly FormField<Values>[] = [{ key: 'video', label: '视频', kind: video('TICKET') }]

function Host() {
  const form = useFields<Values>({ values: { video: null }, fields, onSubmit })
  return (
    <AppRoot>
      <FieldList of={form} />
      <Button onTap={form.submit}>提交</Button>
    </AppRoot>
  )
}

const film = (more: Partial<PickedVideo> = {}): PickedVideo => ({
  file: { kind: 'path', path: '/v.mp4', name: 'v.mp4' },
  size: 4_000_000,
  seconds: 60.4,
  ...more,
})
const take = async (one: PickedVideo | null, name = '添加视频') => {
  jest.mocked(chooseVideo).mockResolvedValueOnce(one)
  tap(button(name))
  tap(button('拍摄'))
  await settle()
}
const submit = async () => {
  tap(button('提交'))
  await settle()
}
const sent = () => onSubmit.mock.calls.map(([{ video: one }]) => one?.fileId)
const arrived = { fileID: 'f1', url: '/job/file/f1' } as Awaited<ReturnType<typeof upload>>

beforeEach(() => {
  onSubmit.mockClear()
  jest.mocked(upload).mockReset().mockResolvedValue(arrived)
  show(<Host />)
})

test('a film of the camera is sent, played and goes with the form, until it is taken away', async () => {
  await take(film())
  expect(host().querySelector('video')?.getAttribute('src')).toBe('/job/file/f1')
  await submit()
  tap(button('删除视频'))
  await submit()
  expect(sent()).toEqual(['f1', undefined])
})

test('a film that cannot be played any more is there all the same', async () => {
  await take(film())
  act(() => void host().querySelector('video')?.dispatchEvent(new Event('error')))
  expect([host().querySelector('video'), text()]).toEqual([null, expect.stringContaining('已上传')])
  await submit()
  expect(sent()).toEqual(['f1'])
})

test.each([
  ['longer than a minute', { seconds: 61 }, '视频不能超过60秒'],
  ['too large', { size: 50 * 1024 * 1024 + 1 }, '文件大小不能超过50MB'],
])('one that is %s is not sent', async (_, more, words) => {
  await take(film(more))
  expect(text()).toContain(words)
  expect(upload).not.toHaveBeenCalled()
})

test('the form waits while it is sent; sending can be given up', async () => {
  jest
    .mocked(upload)
    .mockImplementation(
      (_file, _purpose, _progress, signal) =>
        new Promise((_done, fail) =>
          signal?.addEventListener('abort', () => fail(new ApiError('abort', 'file error'))),
        ),
    )
  await take(film({ seconds: null }))
  await submit()
  expect([sent(), text()]).toEqual([[], expect.stringContaining('视频上传中，请稍候')])
  tap(button('取消上传'))
  await settle()
  await submit()
  expect([sent(), text()]).toEqual([[undefined], expect.not.stringContaining('上传失败')])
})

test('a failure says so and another one can be chosen; nothing chosen changes nothing', async () => {
  jest.mocked(upload).mockRejectedValueOnce(new ApiError('refused', '文件格式不支持', '44850'))
  await take(film())
  expect(text()).toContain('文件格式不支持')
  await take(null)
  await take(film())
  expect(text()).not.toContain('文件格式不支持')
  await take(film(), '更换视频')
  expect(upload).toHaveBeenCalledTimes(3)
})
