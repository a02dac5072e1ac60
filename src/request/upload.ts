import type { In, Out } from '@contract'
import { environment } from '@/platform/environment'
import { uploadFile, type PickedFile } from '@/platform/upload'
import { HttpError } from '@/platform/http'
import { encodeQuery } from './address'
import { readAnswer } from './envelope'
import { ApiError } from './error'
import { reactionTo, type Failed } from './failures'
import { headersFor } from './headers'
import { hooks } from './hooks'
import { prefixOf } from './services'

/** bizTypes of D FL-01. */
export type UploadBizType = NonNullable<In<'job POST /upload/single'>['bizType']>

/** The `url` is what the answer's fileID became (specification 3). */
export type Uploaded = Out<'job POST /upload/single'>

const PATH = '/upload/single'
/** ms at least, and bytes per ms that a slow network takes. */
const TIMEOUT = 60_000
const SLOWEST = 100
/** The specification's words for a file that could not be sent. */
const FAILED = 'file error'

/** Sends one file; `onProgress` gets 0 to 100. `owner`: the phone's id of a visitor that sends photos of meters. Rejects with `ApiError`; its text has been toasted. */
export async function upload(
  file: PickedFile,
  bizType: UploadBizType,
  onProgress?: (percent: number) => void,
  signal?: AbortSignal,
  owner: { visitorId?: string } = {},
): Promise<Uploaded> {
  await hooks.started()
  // Files go to the job base, whatever the page's own calls go to (specification 7).
  const path = prefixOf('job') + PATH
  const { 'Content-Type': _multipart, ...headers } = headersFor('job', path, '')
  // In the address, so that it is known before the file on every host.
  const url = [environment.hosts.job + path, encodeQuery({ bizType, ...owner })].join('?')
  const answer = await uploadFile({
    url,
    file,
    headers,
    fields: { bizType, ...owner },
    timeout: Math.max(TIMEOUT, Math.ceil(bytesOf(file) / SLOWEST)),
    onProgress,
    signal,
  }).catch((error: unknown) => {
    throw failed({ kind: error instanceof HttpError ? error.failure : 'network' })
  })
  const outcome = readAnswer('job', answer.status, answer.body)
  if (outcome.kind !== 'success') throw failed(outcome)
  return withUrl(outcome.data as Uploaded)
}

const bytesOf = (file: PickedFile): number => (file.kind === 'file' ? file.file.size : (file.size ?? 0))

function failed(failure: Failed): ApiError {
  const { kind, text, toast, toastFor, login } = reactionTo(failure, 'single')
  if (toast !== '') hooks.toast(toast, toastFor)
  if (login === 'expired') hooks.onSessionLost(text)
  if (login === 'soon') hooks.onLoginNeeded()
  return failure.kind === 'refused' ? new ApiError(kind, text, failure.code, failure.data) : new ApiError(kind, FAILED)
}

/** Services that answer a fileID only mean the file's address by it. */
const withUrl = (file: Uploaded): Uploaded => ({ ...file, url: file.url || file.fileID })
