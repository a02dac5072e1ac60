import { hideLoading, notify, showLoading, toast } from '@/ui'
import { away, loadModels, renewOnReturn, startAuth, popLanding } from '@/auth'
import { admit } from '@/blocks/admit'
import { usePageAdmitted } from '@/blocks/link'
import { usePageShown, useReturn } from '@/blocks/page-shown'
import { useUnderWay } from '@/blocks/use-held'
import { useLost } from '@/blocks/use-lost'
import { saveHome } from '@/request/home-snapshot'
import { setRequestHooks } from '@/request/hooks'
import { whenQuiet } from '@/request/quiet'
import { popLostPage, watchPageLoads } from '@/platform/chunks'
import { host } from '@/platform/host'
import { listenToShell } from '@/platform/bridge/inbound'
import { onAppVisible } from '@/platform/lifecycle'
import { onKeyboardHeight } from '@/platform/keyboard'
import { onPrivateRefusal } from '@/platform/privacy'
import { onConnected } from '@/platform/network'
import { isSinglePage } from '@/platform/single-page'
import { keepTopPageVisible } from '@/platform/stack'
import { watchUpdates } from '@/platform/update'
import { setGate } from '@/routes/go'
import { pageAt } from '@/routes/table'
import { useCommon, useUser } from '@/stores'
import { noteFault, noteOpening, startTelemetry } from '@/telemetry'

/** Hangs the layers together, once: words and reactions into `request`, the guard into `go`, the app's own watchers. */
export function startApp(): void {
  // First of all: nothing may read an address that still carries a code.
  popLanding()
  setRequestHooks({
    toast: (text, ms) => toast(text, ms === undefined ? {} : { duration: ms }),
    done: (text) => toast(text, { icon: 'success' }),
    showLoading(text) {
      useCommon.setState({ isLoading: true })
      showLoading(text)
    },
    hideLoading() {
      useCommon.setState({ isLoading: false })
      hideLoading()
    },
    onSessionLost: (why) => void away().then(({ onSessionLost }) => onSessionLost(why)),
    onLoginNeeded: () => void away().then(({ onLoginNeeded }) => onLoginNeeded()),
    onAuthStatus: async (...refused) => (await away()).onAuthStatus(...refused),
    onModelMissing: () => void loadModels(),
    onCustomerRefused: () => void away().then(({ onCustomerRefused }) => onCustomerRefused()),
    // Never waited for, and no loss where its file is not there (TR-01).
    written: (key) =>
      void import('@/telemetry/click-codes').then(({ noteDone }) => noteDone(key)).catch(() => undefined),
    productToken: async () => (await away()).ensureProductToken(),
    useMayRead: usePageAdmitted,
    useUnderWay,
    useLost,
    // Its file may not be there without a network: then the failure of the call is all there is to say.
    restoreRead: (queryKey) =>
      import('@/request/kept').then(({ restoreRead }) => restoreRead(queryKey)).catch(() => undefined),
    useReturn,
    usePageShown,
    started: startAuth,
  })
  setGate(async (door, address) => {
    if (isSinglePage()) {
      toast('请点击下方“前往小程序”继续')
      return false
    }
    const isAdmitted = await admit(door, address)
    if (isAdmitted) noteOpening(pageAt(address) ?? address)
    return isAdmitted
  })
  if (host() === 'native') listenToShell()
  void startAuth()
  if (host() === 'native') {
    void import('@/shared/native-shell').then(({ meetShell }) => meetShell())
    void import('@/shared/app-release').then(({ blockOldApp }) => blockOldApp())
  }
  saveHome()
  whenQuiet(helpAway)
  startTelemetry()
  // Pages toast their own failure: the reason is beside it.
  onPrivateRefusal((text) => notify(text, { tone: 'warning' }))
  watchUpdates()
  keepTopPageVisible()
  const lost = popLostPage()
  if (lost !== '') noteFault('page did not load', lost)
  watchPageLoads()
  onKeyboardHeight((height) => useCommon.setState({ KeyboardHeight: String(height) }))
  onAppVisible((visible) => {
    useCommon.setState({ isOnShow: visible })
    if (!visible) return
    renewOnReturn()
    if (host() === 'native') void away().then(({ checkEmployee }) => checkEmployee())
  })
}

/** A message of WeChat that led here says so in the address, at the start as well as in an app that is there already (E-X-14). */
export function noteEntry(query: Readonly<Record<string, unknown>> | undefined): void {
  const msgId = query?.['fromMsg']
  if (typeof msgId !== 'string' || msgId === '') return
  void startAuth().then(async () => (await import('@/shared/message-arrival')).arrive(msgId))
}

/** Begun without a network, it is not loaded: it is loaded when the network comes back. */
function startAway(): void {
  const waitForNetwork = () => {
    const stop = onConnected(() => {
      stop()
      startAway()
    })
  }
  void import('./app-away').then((away) => away.startAway(), waitForNetwork)
}

/** A visitor leaves nothing behind that a later visit could use. */
function helpAway(): void {
  if (useUser.getState().loginUserInfo !== null) return startAway()
  const stop = useUser.subscribe(({ loginUserInfo }) => {
    if (loginUserInfo === null) return
    stop()
    startAway()
  })
}
