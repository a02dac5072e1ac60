import { act } from 'react'
import { choosePhotos, type Photo } from '@/platform/photo'
import { ApiError } from '@/request'
import { upload } from '@/request/upload'
import { AppRoot, Button } from '@/ui'
import { stage } from '@/testing/stage'
import type { FormField } from '../field'
import { FieldList } from '../FieldList'
import type { Paper } from '../paper/PaperSlot'
import { useFields } from '../use-fields'
import { photos } from './photos'

jest.mock('@/platform/photo', () => ({
  choosePhotos: jest.fn(),
  releasePhoto: jest.fn(),
  shrinkPhoto: (photo: Photo) => Promise.resolve(photo),
}))
jest.mock('@/request/upload', () => ({ upload: jest.fn() }))

type Sent = Awaited<ReturnType<typeof upload>>
interface Values {
  photos: readonly Paper[]
}

const { show, host, button, find, tap, text } = stage(document)
const settle = () => act(() => new Promise((done) => setTimeout(done, 5)))
const names = () =>
  [...host().querySelectorAll('button')].map((one) => one.getAttribute('aria-label') ?? one.textContent)
const onSubmit = jest.fn<Promise<void>, [Values]>(() => Promise.resolve())
const fields: readonly FormField<Values>[] = [
  { key: 'photos', label: '照片', kind: photos({ use: 'TICKET', most: 9 }), required: true },
]

function Host() {
  const form = useFields<Values>({ values: { photos: [] }, fields, onSubmit })
  return (
    <AppRoot>
      <FieldList of={form} />
      <Button onTap={form.submit}>提交</Button>
    </AppRoot>
  )
}

/** Uploads that wait for the test, in the order in which they began. */
let running: { arrive: (id: string) => void; fail: (error: ApiError) => void }[]
const answer = async (index: number, how: string | ApiError) => {
  if (typeof how === 'string') running[index]?.arrive(how)
  else running[index]?.fail(how)
  await settle()
}
const take = async (count: number) => {
  const picked = Array.from({ length: count }, () => ({ preview: 'blob:1', size: 1, file: {} }) as unknown as Photo)
  jest.mocked(choosePhotos).mockResolvedValueOnce(picked)
  tap(button('拍照，添加照片'))
  tap(find('[role=dialog] button:nth-of-type(2)'))
  await settle()
}
const sentIds = () => onSubmit.mock.calls.at(-1)?.[0].photos.map(({ fileId }) => fileId)
const submit = async () => {
  tap(button('提交'))
  await settle()
}

beforeEach(() => {
  running = []
  onSubmit.mockClear()
  jest.mocked(upload).mockImplementation(
    () =>
      new Promise<Sent>((done, fail) => {
        running.push({ arrive: (id) => done({ fileID: id, url: `/f/${id}` } as Sent), fail })
      }),
  )
  show(<Host />)
})

test('the same picture twice is one', async () => {
  await take(2)
  await answer(0, 'f1')
  await answer(1, 'f1')
  await submit()
  expect(sentIds()).toEqual(['f1'])
})

test('nine photos and the network gone at the fifth: what arrived goes with the form, the rest waits and is sent again', async () => {
  await take(9)
  expect(choosePhotos).toHaveBeenLastCalledWith('album', 9)
  expect([running.length, text()]).toEqual([3, expect.stringContaining('已传 0 张，共 9 / 9')])
  expect(names()).not.toContain('拍照，添加照片')
  await submit()
  expect([onSubmit.mock.calls.length, text()]).toEqual([0, expect.stringContaining('照片上传中，请稍候')])
  for (const no of [0, 1, 2, 3]) await answer(no, `f${no + 1}`)
  const gone = new ApiError('network', 'file error')
  for (const no of [4, 5, 6, 7, 8]) await answer(no, gone)
  expect(text()).toContain('第5、6、7、8、9张未传成，照片还在')
  await submit()
  expect(sentIds()).toEqual(['f1', 'f2', 'f3', 'f4'])
  act(() => void window.dispatchEvent(new Event('online')))
  await settle()
  expect(running).toHaveLength(12)
  for (const no of [9, 10, 11, 12, 13]) await answer(no, `g${no}`)
  await submit()
  expect(sentIds()).toEqual(['f1', 'f2', 'f3', 'f4', 'g9', 'g10', 'g11', 'g12', 'g13'])
})

test('one that the gateway refuses says why and is not sent again; a tap on another one that failed is', async () => {
  await take(2)
  await answer(0, new ApiError('refused', '文件大小不能超过10MB', '44851'))
  await answer(1, new ApiError('timeout', 'file error'))
  expect(text()).toContain('文件大小不能超过10MB')
  act(() => void window.dispatchEvent(new Event('online')))
  await settle()
  expect(running).toHaveLength(3)
  await answer(2, new ApiError('network', 'file error'))
  tap(button('重新上传照片2'))
  await settle()
  await answer(3, 'f2')
  tap(button('删除照片2'))
  expect(text()).toContain('1 / 9')
  await submit()
  expect(sentIds()).toEqual(['f2'])
})

test('a photo that is taken away does not go with the form; a required field says what is missing', async () => {
  await take(1)
  await answer(0, 'f1')
  tap(button('删除照片1'))
  await submit()
  expect([onSubmit.mock.calls.length, text()]).toEqual([0, expect.stringContaining('请上传照片')])
})

test('a browser without a camera says that it opens its files; they are taken as photos are', async () => {
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { enumerateDevices: () => Promise.resolve([]) },
    configurable: true,
  })
  const picked = [{ preview: 'blob:1', size: 1, file: {} } as unknown as Photo]
  jest.mocked(choosePhotos).mockResolvedValueOnce(picked)
  tap(button('拍照，添加照片'))
  await settle()
  expect(text()).toContain('未检测到摄像头，将打开文件选择')
  tap(find('[role=dialog] button:nth-of-type(1)'))
  await settle()
  expect(running).toHaveLength(1)
  expect(choosePhotos).toHaveBeenLastCalledWith('camera', 9)
  await answer(0, 'f1')
  expect(text()).toContain('1 / 9')
})

test('nothing was chosen: nothing changes', async () => {
  await take(0)
  expect([running.length, text()]).toEqual([0, expect.stringContaining('0 / 9')])
})
