import type { Out } from '@contract'
import { environment } from '@/platform/environment'
import { uploadFile, type PickedFile } from '@/platform/upload'
import { HttpError } from '@/platform/http'
import { readAnswer } from './envelope'
import { ApiError } from './error'
import { headersFor } from './headers'
import { hooks } from './hooks'
import { PREFIX } from './services'

/** bizTypes of D FL-01. */
export type UploadBizType = NonNullable<import('@contract').In<'job POST /upload/single'>['bizType']>

const PATH = '/upload/single'
const TIMEOUT = 60_000
/** The specification's words for a file that could not be sent. */
const FAILED = 'file error'

/** Sends one file; `onProgress` gets 0 to 100. Rejects with `ApiError`; its text has been toasted. */
export async function upload(
  file: PickedFile,
  bizType: UploadBizType,
  onProgress?: (percent: number) => void,
): Promise<Out<'job POST /upload/single'>> {
  await hooks.started()
  const path = PREFIX.job + PATH
  const { 'Content-Type': _multipart, ...headers } = headersFor('job', path, '')
  const answer = await uploadFile({
    url: environment.hosts.job + path,
    file,
    headers,
    fields: { bizType },
    timeout: TIMEOUT,
    onProgress,
  }).catch((error: unknown) => {
    hooks.toast('请求失败')
    throw new ApiError(error instanceof HttpError ? error.failure : 'broken', FAILED)
  })
  const outcome = readAnswer('job', answer.status, answer.body)
  if (outcome.kind === 'success') return outcome.data as Out<'job POST /upload/single'>
  if (outcome.kind === 'login-needed') hooks.onLoginNeeded()
  if (outcome.message !== '') hooks.toast(outcome.message)
  throw new ApiError(
    outcome.kind === 'refused' ? 'refused' : 'broken',
    outcome.message || FAILED,
    outcome.kind === 'refused' ? outcome.code : '',
  )
}
