import { onShellMessage } from '../bridge/inbound'
import { host } from '../host'
import { HttpError, parseBody, type HttpAnswer } from '../http/types'
import { invokeNative } from '../native'
import type { UploadRequest } from './types'

export type * from './types'

/** Sends one file as multipart, by the native shell where the app runs in one that can; rejects with `HttpError` only. */
export async function uploadFile(request: UploadRequest): Promise<HttpAnswer> {
  return (host() === 'native' ? await throughShell(request) : undefined) ?? byPage(request)
}

interface ShellAnswer {
  status: number
  body: string
}

let serial = 0

/** The file is named by its place in the shell. undefined: it is in the page only, or the shell does not know the action. */
async function throughShell({ url, file, headers, fields, timeout, onProgress, signal }: UploadRequest) {
  if (file.kind !== 'file' || file.shellPath === undefined) return undefined
  if (signal?.aborted) throw new HttpError('abort')
  const id = String((serial += 1))
  const stop = onShellMessage('upload', (message) => {
    const report = message as { id?: unknown; percent?: unknown } | null
    if (report?.id === id) onProgress?.(Number(report.percent))
  })
  const params = { id, url, name: 'file', path: file.shellPath, headers, fields }
  const answer = await invokeNative('file.upload', params, timeout).finally(stop)
  if (answer === null) throw new HttpError('timeout')
  if (answer.code === 404) return undefined
  if (answer.code !== 0) throw new HttpError('network')
  const { status, body } = answer.data as ShellAnswer
  return { status, body: parseBody(body) }
}

/** By the page itself; fetch has no progress of what is sent. */
function byPage({ url, file, headers, fields, timeout, onProgress, signal }: UploadRequest): Promise<HttpAnswer> {
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
