import { act } from 'react'
import { chooseDocument } from '@/platform/document'
import { choosePhoto, type Photo } from '@/platform/photo'
import { ApiError } from '@/request'
import { upload } from '@/request/upload'
import { AppRoot, Button } from '@/ui'
import { stage } from '@/testing/stage'
import type { FormField } from '../field'
import { FieldList } from '../FieldList'
import { useFields } from '../use-fields'
import { paper, papers, type Paper } from './paper'
import { part } from '@/testing/parts'

jest.mock('@/platform/photo', () => ({
  choosePhoto: jest.fn(),
  shrinkPhoto: (photo: Photo) => Promise.resolve(photo),
}))
jest.mock('@/platform/document', () => ({ chooseDocument: jest.fn() }))
jest.mock('@/request/upload', () => ({ upload: jest.fn() }))

interface Values {
  licence: Paper | null
  others: readonly Paper[]
}

const { show, host, button, tap } = stage(document)
const settle = () => act(() => new Promise((done) => setTimeout(done, 10)))
const names = () => [...host().querySelectorAll(part.paperTile)].map((one) => one.getAttribute('aria-label'))
const faults = () => [...host().querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
const onSent = jest.fn()
const onSubmit = jest.fn<Promise<void>, [Values]>(() => Promise.resolve())
const options = { purpose: 'CERT', mark: '仅供认证使用' } as const
const fields: readonly FormField<Values>[] = [
  { key: 'licence', label: '营业执照', hint: '四角完整', kind: paper({ ...options, onSent }), required: true },
  { key: 'others', label: '资质文件', kind: papers(2, { ...options, alsoPdf: true }), required: true },
]

function Host() {
  const form = useFields<Values>({ values: { licence: null, others: [] }, fields, onSubmit })
  return (
    <AppRoot>
      <FieldList of={form} />
      <Button onTap={form.submit}>提交</Button>
    </AppRoot>
  )
}
/** Chooses a picture for a place and lets it be sent. */
const choose = async (name: string) => {
  tap(button(name))
  tap(button('从相册选择'))
  await settle()
}

let files = 0
beforeEach(() => {
  files = 0
  jest.mocked(choosePhoto).mockResolvedValue({ file: new Blob() } as unknown as Photo)
  jest.mocked(upload).mockImplementation(() => {
    files += 1
    return Promise.resolve({ fileID: `f${files}`, url: `/job/file/f${files}` } as Awaited<ReturnType<typeof upload>>)
  })
  show(<Host />)
})

test('pictures are asked for, sent, shown with their mark, and go with the form', async () => {
  expect(names()).toEqual(['上传营业执照 四角完整', '上传图片1'])
  tap(button('提交'))
  await settle()
  expect(faults()).toEqual(['请上传营业执照', '请上传资质文件'])
  await choose('上传营业执照 四角完整')
  expect(onSent).toHaveBeenCalledWith(expect.objectContaining({ fileId: 'f1' }))
  expect(host().textContent).toContain('仅供认证使用')
  await choose('上传图片1')
  await choose('上传图片2')
  expect([names(), faults()]).toEqual([['营业执照', '图片1', '图片2'], []])
  await choose('图片1')
  tap(button('提交'))
  await settle()
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    licence: { fileId: 'f1', url: '/job/file/f1' },
    others: [{ fileId: 'f4' }, { fileId: 'f3' }],
  })
})

test('a form waits for a picture that is being sent, and says so; nothing of it is lost', async () => {
  let arrive: (sent: Awaited<ReturnType<typeof upload>>) => void = () => undefined
  jest.mocked(upload).mockImplementation(() => new Promise((done) => (arrive = done)))
  await choose('上传营业执照 四角完整')
  tap(button('提交'))
  await settle()
  expect(faults()).toEqual(['图片上传中，请稍候', '请上传资质文件'])
  expect(onSubmit).not.toHaveBeenCalled()
  arrive({ fileID: 'f9', url: '/job/file/f9' } as Awaited<ReturnType<typeof upload>>)
  await settle()
  expect(faults()).toEqual(['请上传资质文件'])
})

test.each([
  [new ApiError('refused', '文件大小不能超过10MB', '44851'), '文件大小不能超过10MB'],
  [new ApiError('network', 'file error'), '上传失败，请重试'],
])('a picture that cannot be sent says so (%#)', async (failure, text) => {
  let fail: (error: ApiError) => void = () => undefined
  jest.mocked(upload).mockImplementation(() => new Promise((_done, no) => (fail = no)))
  await choose('上传图片1')
  tap(button('提交'))
  fail(failure)
  await settle()
  expect(faults()).toEqual(['请上传营业执照', text])
  expect(names()).toEqual(['上传营业执照 四角完整', '上传图片1'])
})

test('a PDF stands alone, in the place of the pictures', async () => {
  jest.mocked(chooseDocument).mockResolvedValue({ kind: 'file', file: new File([''], 'slip.pdf') })
  const slip = { fileID: 'f1', url: '/job/file/f1', name: 'slip.pdf', size: 1, mime: 'application/pdf' }
  jest.mocked(upload).mockResolvedValue(slip)
  tap(button('上传图片1'))
  tap(button('选择PDF文件'))
  await settle()
  expect(host().textContent).toContain('PDF 已上传')
  expect(names()).toEqual(['上传营业执照 四角完整', '图片1'])
  tap(button('图片1'))
  expect(host().textContent).not.toContain('查看')
})
