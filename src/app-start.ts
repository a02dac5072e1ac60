import { hideLoading, showLoading, toast } from '@/ui'
import { loadModels, onAuthStatus, onLoginNeeded, onSessionLost, refreshModelsIfOld, startAuth } from '@/auth'
import { admit } from '@/blocks/admit'
import { usePageAdmitted } from '@/blocks/may-open'
import { keepHome } from '@/request/home-snapshot'
import { setRequestHooks } from '@/request/hooks'
import { onAppVisible } from '@/platform/lifecycle'
import { onKeyboardHeight } from '@/platform/keyboard'
import { keepTopPageVisible } from '@/platform/stack'
import { setGate } from '@/routes/go'
import { useCommon } from '@/stores'
import { startTelemetry } from '@/telemetry'

/** Hangs the layers together, once: words and reactions into `request`, the guard into `go`, the app's own watchers. */
export function startApp(): void {
  setRequestHooks({
    toast: (text, ms) => toast(text, ms === undefined ? {} : { duration: ms }),
    showLoading(text) {
      useCommon.setState({ isLoading: true })
      showLoading(text)
    },
    hideLoading() {
      useCommon.setState({ isLoading: false })
      hideLoading()
    },
    onSessionLost: () => void onSessionLost(),
    onLoginNeeded,
    onAuthStatus,
    onModelMissing: () => void loadModels(),
    useMayRead: usePageAdmitted,
    started: startAuth,
  })
  setGate(admit)
  void startAuth()
  keepHome()
  startTelemetry()
  keepTopPageVisible()
  onKeyboardHeight((height) => useCommon.setState({ KeyboardHeight: String(height) }))
  onAppVisible((visible) => {
    useCommon.setState({ isOnShow: visible })
    if (!visible) return
    refreshModelsIfOld()
  })
}
