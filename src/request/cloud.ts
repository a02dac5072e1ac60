import type { EndpointKey, RequestType } from '@contract/keys'
import type { HttpAnswer } from '@/platform/http'
import { storage } from '@/platform/storage'
import { readAnswer, type Outcome } from './envelope'
import { newRequestNo } from './once'

/*
 * The cloud backend of public pages (AU-18): a visitor gets an anonymous token at the first call; an invalid one is fetched again and
 * the call repeated once. A logged-in user calls with the own token.
 */

export const SIGN_IN: EndpointKey = 'default POST /crmgas/portal/login/anonymous'
const SYSTEM = 'SYS_ERR'
const SYSTEM_TEXT = '系统繁忙，请稍后再试'

let anonymous = ''

/** How a visitor's call is sent: itself under a token, and the sign-in. */
interface Ways {
  ask(token: string): Promise<HttpAnswer>
  signIn(): Promise<HttpAnswer>
}

/** What a visitor's call comes to; every fault of the backend itself is a refusal with the code SYS_ERR. */
export async function asVisitor(type: RequestType, { ask, signIn }: Ways): Promise<Outcome> {
  const failed = anonymous === '' ? await renew(signIn) : undefined
  if (failed) return failed
  const used = anonymous
  const first = read(type, await ask(used))
  if (first.kind !== 'session-lost' && first.kind !== 'login-needed') return settled(first)
  // Another call may have fetched a new one meanwhile.
  const again = anonymous === used ? await renew(signIn) : undefined
  return again ?? settled(read(type, await ask(anonymous)))
}

/** What the sign-in says of the phone: it has one number for all its visits. */
export function deviceId(): string {
  const known = storage.get('deviceId')
  if (known !== '') return known
  const made = newRequestNo()
  storage.set('deviceId', made)
  return made
}

let signingIn: Promise<Outcome | undefined> | undefined

/** One sign-in for all calls that need it at once; answers why there is no token. */
function renew(signIn: Ways['signIn']): Promise<Outcome | undefined> {
  signingIn ??= fetchToken(signIn).finally(() => {
    signingIn = undefined
  })
  return signingIn
}

async function fetchToken(signIn: Ways['signIn']): Promise<Outcome | undefined> {
  anonymous = ''
  const outcome = read('default', await signIn())
  if (outcome.kind !== 'success') return systemError(outcome.message)
  anonymous = (outcome.data as { token: string }).token
  return undefined
}

/** HTTP 401 is how some services ask for a login; every other status from 400 on is a fault. */
const read = (type: RequestType, { status, body }: HttpAnswer): Outcome =>
  status >= 400 && status !== 401 ? systemError() : readAnswer(type, status, body)

function settled(outcome: Outcome): Outcome {
  if (outcome.kind === 'success') return { ...outcome, data: withUrl(outcome.data) }
  return outcome.kind === 'refused' ? outcome : systemError()
}

const systemError = (message = ''): Outcome => ({
  kind: 'refused',
  code: SYSTEM,
  message: message || SYSTEM_TEXT,
  data: null,
  requestType: '',
})

/** A file that the backend names by its fileID is reached at that address (specification 3). */
function withUrl(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('fileID' in data)) return data
  return 'url' in data && data.url ? data : { ...data, url: data.fileID }
}
