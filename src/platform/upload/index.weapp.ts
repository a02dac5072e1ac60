import Taro from '@tarojs/taro'
import { HttpError, parseBody, type HttpAnswer } from '../http/types'
import { withHost } from '../http/with-host'
import type { UploadRequest } from './types'

export type * from './types'

/** Sends one file as multipart; rejects with `HttpError` only. */
export function uploadFile({
  url,
  file,
  headers,
  fields,
  timeout,
  onProgress,
  signal,
}: UploadRequest): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    if (file.kind !== 'path') {
      reject(new HttpError('network'))
      return
    }
    const task = Taro.uploadFile({
      url,
      filePath: file.path,
      name: 'file',
      header: headers,
      formData: fields,
      timeout,
    })
    task.then(
      ({ statusCode, data }) => resolve({ status: statusCode, body: parseBody(withHost(data)) }),
      ({ errMsg = '' }: { errMsg?: string }) =>
        reject(new HttpError(/timeout/i.test(errMsg) ? 'timeout' : /abort/i.test(errMsg) ? 'abort' : 'network')),
    )
    signal?.addEventListener('abort', () => task.abort())
    task.progress(({ progress }) => onProgress?.(progress))
  })
}
