import { act } from 'react'
import { chooseDocument } from '@/platform/document'
import { ApiError } from '@/request'
import { upload } from '@/request/upload'
import { AppRoot, Button } from '@/ui'
import { stage } from '@/testing/stage'
import type { FormField } from '../field'
import { FieldList } from '../FieldList'
import { useFields } from '../use-fields'
import { documents, type Attached } from './documents'

jest.mock('@/platform/document', () => ({ chooseDocument: jest.fn() }))
jest.mock('@/request/upload', () => ({ upload: jest.fn() }))

interface Values {
  files: readonly Attached[]
}
const { show, host, button, tap } = stage(document)
const settle = () => act(() => new Promise((done) => setTimeout(done, 10)))
const onSubmit = jest.fn<Promise<void>, [Values]>(() => Promise.resolve())
const fields: readonly FormField<Values>[] = [
  { key: 'files', label: '附件', kind: documents({ use: 'ATTACHMENT', most: 2, endings: ['pdf', 'docx'] }) },
]
function Host() {
  const form = useFields<Values>({ values: { files: [] }, fields, onSubmit })
  return (
    <AppRoot>
      <FieldList of={form} />
      <Button onTap={form.submit}>提交</Button>
    </AppRoot>
  )
}
const add = async () => {
  tap(button('添加附件'))
  await settle()
}
const sent = (fileID: string, name: string) =>
  jest.mocked(upload).mockResolvedValueOnce({ fileID, name, url: '', size: 1_500_000, mime: 'application/pdf' })

beforeEach(() => {
  jest.mocked(chooseDocument).mockResolvedValue({ kind: 'file', file: new File(['x'], 'x.pdf') })
  show(<Host />)
})

test('documents are added by name and size, up to so many, removed, and go with the form', async () => {
  sent('f1', '方案.pdf')
  await add()
  expect(chooseDocument).toHaveBeenLastCalledWith(['pdf', 'docx'])
  expect(host().textContent).toContain('方案.pdf1.4MB')
  sent('f2', '名单.pdf')
  await add()
  expect(host().textContent).toContain('附件（2/2）')
  expect(host().textContent).not.toContain('添加附件')
  tap(button('删除方案.pdf'))
  tap(button('提交'))
  await settle()
  expect(onSubmit.mock.calls[0]?.[0].files.map(({ fileId }) => fileId)).toEqual(['f2'])
})

test('one that is refused says why; none chosen changes nothing', async () => {
  jest.mocked(upload).mockRejectedValueOnce(new ApiError('refused', '文件大小不能超过20MB', '44851'))
  await add()
  expect(host().querySelector('[role=alert]')?.textContent).toBe('文件大小不能超过20MB')
  jest.mocked(chooseDocument).mockResolvedValueOnce(null)
  await add()
  expect(host().textContent).toContain('附件（0/2）')
})
