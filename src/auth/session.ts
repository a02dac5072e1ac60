import type { Out } from '@contract'
import { asApiError, call } from '@/request'
import { whenQuiet } from '@/request/quiet'
import { storage } from '@/platform/storage'
import { decide, isBindSuccess } from '@/routes/access'
import { setLoginUser, useUser, type LoginUserInfo } from '@/stores'
import { accessOfPage } from './public-page'

/* The logged-in user, with models and billing system; stored on the phone so that the next start shows pages at once. */

/** Models older than this are loaded again on return to the foreground (GD-05). */
const MODELS_FRESH_FOR = 300_000

let modelsAt = 0

interface KeptUser {
  info: LoginUserInfo
  models: readonly string[] | null
  sap: '1' | '0' | ''
}

/**
 * Restores the user of the last visit; returns whether there was one for this login. The stored data opens a page at once; a page is
 * refused only after the user is loaded again (BD-20, BD-14).
 */
export function restoreUser(): boolean {
  try {
    const kept = JSON.parse(storage.get('userState') || 'null') as KeptUser | null
    // The calls of its pages go by the business token; without one userInfo brings it first (AU-01).
    if (kept === null || storage.get('token') === '' || kept.info.userId !== storage.get('userId')) return false
    const { info, models } = kept
    if (!isBindSuccess(info)) return false
    const user = { ...info, loggedIn: true, loaded: true, models, foreignTenant: false }
    if (decide(accessOfPage(), user).kind === 'no-model') return false
    // The number that the calls name is that of the user shown.
    storage.set('bpCode', info.bp)
    setLoginUser(info)
    useUser.setState({ authModels: models, sapSysFlag: kept.sap })
    return true
  } catch {
    storage.remove('userState')
    return false
  }
}

function saveUser(): void {
  const { loginUserInfo, authModels, sapSysFlag } = useUser.getState()
  if (loginUserInfo === null) return
  // The profile's token is kept under its own key only.
  const { token: _token, ...info } = loginUserInfo
  storage.set('userState', JSON.stringify({ info, models: authModels, sap: sapSysFlag } satisfies KeptUser))
}

/** Loads the logged-in user; the first answer of a login without a business token contains it (AU-01). */
export async function fetchUser(): Promise<LoginUserInfo> {
  const info = await call('default POST /crmgas/portal/user/userInfo', undefined, quiet)
  if (info.token !== undefined && info.token !== '') storage.set('token', info.token)
  return info
}

/** Loads the logged-in user; models and billing system follow, pages wait for them where they need them (AU-03 step 7). */
export async function loadUser(): Promise<LoginUserInfo> {
  const info = await fetchUser()
  enterAs(info)
  return info
}

/** Puts the user in place; models and billing system follow. */
export function enterAs(info: LoginUserInfo): void {
  adoptUser(info)
  if (useUser.getState().isBindSuccess) loadRest(info)
}

/**
 * The first page's own calls go first: nothing on it needs the billing system, nor the models of a master, which has them all (CV-13).
 */
function loadRest({ userId, isMaster }: LoginUserInfo): void {
  const stillHere = () => useUser.getState().loginUserInfo?.userId === userId
  const isWaitedFor = isMaster !== '1'
  if (isWaitedFor) void loadModels()
  whenQuiet(() => {
    if (!stillHere()) return
    void Promise.all([loadSapFlag(), ...(isWaitedFor ? [] : [loadModels()])]).then(saveUser)
  })
}

const quiet = { loading: false, handles: 'all', duringStart: true } as const

/** Stores a user profile and the session values that the headers need. */
export function adoptUser(info: LoginUserInfo): void {
  storage.set('userId', info.userId)
  storage.set('userTelephone', info.username)
  storage.set('bpCode', info.bp)
  storage.set('companyCode', info.companyCode)
  const changed = useUser.getState().loginUserInfo?.bp !== info.bp
  if (changed) useUser.setState({ authModels: null, sapSysFlag: '' })
  setLoginUser(info)
  saveUser()
}

/** The granted models of the session's bp. A failure keeps the former ones: the calls decide in the end (GD-04). */
export async function loadModels(): Promise<void> {
  try {
    const groups = await call('default GET /hqw/authority/getHqwAllModelsByGroupBy', undefined, quiet)
    modelsAt = Date.now()
    useUser.setState({ authModels: grantedModels(groups) })
  } catch (failure) {
    // No longer the user's customer number: the loaded user decides, not the models (BD-14).
    if (asApiError(failure).is('2108')) return
    useUser.setState(({ authModels }) => ({ authModels: authModels ?? [] }))
  }
  saveUser()
}

const grantedModels = (groups: Out<'default GET /hqw/authority/getHqwAllModelsByGroupBy'>): string[] =>
  groups.flatMap(({ models }) => models.filter(({ has }) => has === '1').map(({ modelCode }) => modelCode))

/**
 * The app is shown again: models older than 5 minutes are loaded again (GD-05); a user with a waiting application learns the result
 * (C-F2).
 */
export function renewOnReturn(): void {
  const { loginUserInfo, isBindSuccess } = useUser.getState()
  if (loginUserInfo === null) return
  if (!isBindSuccess) void loadUser().catch(() => undefined)
  else if (Date.now() - modelsAt > MODELS_FRESH_FOR) void loadModels()
}

/** Is the bp in the new billing system? Pages that need it ask the server again themselves. */
async function loadSapFlag(): Promise<void> {
  const standsAt = () => useUser.getState().loginUserInfo?.bp
  const bp = standsAt()
  const sapSysFlag = await call('default GET /crmgas/findSapSysFlag', undefined, quiet).then(
    (answer) => answer.sapSysFlag,
    () => '' as const,
  )
  // Switched meanwhile: the other number's own answer is on its way.
  if (standsAt() === bp) useUser.setState({ sapSysFlag })
}
