import { HttpError, parseBody, type HttpAnswer } from '../http/types'
import type { UploadRequest } from './types'

export type * from './types'

/** Sends one file as multipart; rejects with `HttpError` only. fetch has no progress of what is sent. */
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
    if (file.kind !== 'file') {
      reject(new HttpError('network'))
      return
    }
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', file.file, file.file.name)
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.timeout = timeout
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? Math.round((loaded / total) * 100) : 0)
    request.onload = () => resolve({ status: request.status, body: parseBody(request.responseText) })
    request.onerror = () => reject(new HttpError('network'))
    request.ontimeout = () => reject(new HttpError('timeout'))
    request.onabort = () => reject(new HttpError('abort'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
