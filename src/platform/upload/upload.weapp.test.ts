/* Files of the mini-program, as WeChat sends them. */
import { environment } from '../environment'
import { uploadFile } from '.'

interface Options {
  timeout: number
  success: (answer: object) => void
}

test('the address in the answer is one that the mini-program can play and show', async () => {
  environment.authCentre = 'https://gas.test'
  let given = 0
  mockWx({
    uploadFile: ({ timeout, success }: Options) => {
      given = timeout
      const data = JSON.stringify({ code: 200, data: { fileID: 'f1', url: '/job/file/f1.mp4?e=1&s=2' } })
      void Promise.resolve().then(() => success({ statusCode: 200, data }))
      return { abort: () => undefined, onProgressUpdate: () => undefined }
    },
  })
  const file = { kind: 'path', path: 'wxfile://tmp/v.mp4', name: 'v.mp4' } as const
  const answer = await uploadFile({ url: '/job/upload/single', file, headers: {}, fields: {}, timeout: 90_000 })
  expect(answer).toEqual({
    status: 200,
    body: { code: 200, data: { fileID: 'f1', url: 'https://gas.test/job/file/f1.mp4?e=1&s=2' } },
  })
  expect(given).toBe(90_000)
})
