import { host } from '@/platform/host'
import { whenQuiet } from '@/request/quiet'
import { storage } from '@/platform/storage'
import { setEntering } from './entering'
import { popLanding } from './landing'
import { away } from './lazy'
import { restoreUser } from './session'
import { renewUser, setStartFailed } from './start-state'
import { isPublicPage } from './public-page'
import { clearHalfLogin, hasLogin } from './tokens'
import { usesAuthCentre } from './uses-auth-centre'

/*
 * Start-up, once per page load behind one promise (AU-03, AU-04). With the user of the last visit on the phone, pages need not wait:
 * the user is loaded in the background. All other cases are in entry.ts.
 */

let starting: Promise<void> | undefined

/** Runs the start-up, or answers the running or finished one. Never rejects. */
export function startAuth(): Promise<void> {
  starting ??= start().catch((error: unknown) => {
    // The way in is not there, e.g. its file did not load: pages offer to try again.
    console.error(error)
    setStartFailed('')
  })
  return starting
}

async function start(): Promise<void> {
  const landing = popLanding()
  if (landing.initAuth !== '') storage.set('initAuth', landing.initAuth)
  if (landing.icomeEmpNo !== '') storage.set('ICOME_USER_EMP_NO', landing.icomeEmpNo)
  const { authCode, loginCode, comeFrom } = landing
  const isUsual = authCode === '' && loginCode === '' && comeFrom === '' && host() !== 'native' && !usesAuthCentre()
  if (isUsual) return adoptStored(isPublicPage())
  setEntering(true)
  try {
    await (await away()).enterElsewhere(landing)
  } finally {
    setEntering(false)
  }
}

/** The stored login as it is; the user of the last visit is shown until the present one is loaded. */
async function adoptStored(isPublic: boolean): Promise<void> {
  if (!hasLogin()) {
    // A public page asks nothing, and takes nothing away.
    if (!isPublic) clearHalfLogin()
    return
  }
  if (restoreUser()) {
    // The first page's own reads go first.
    whenQuiet(() => void renewUser(true))
    return
  }
  // A public page does not wait: the user is loaded in the background.
  if (isPublic) return whenQuiet(() => void renewUser(false))
  await renewUser(false)
}

/** After a start without an answer: loads the user again. */
export function retryStart(): void {
  setStartFailed(undefined)
  starting = undefined
  void startAuth()
}

/** Launch scene of the mini-program, kept for LG-13; cleared at each cold start. */
export function noteLaunchScene(scene: number | undefined): void {
  storage.remove('sceneInfo')
  if (scene !== undefined) storage.set('sceneInfo', String(scene))
}
