import { getAppInfo, onShellMessage, postToShell } from '@/platform/bridge'
import { environment } from '@/platform/environment'
import { usePay } from '@/stores'

/* Messages between the app and the native shell around its web view at the start. */

/** The shell's own header replaces that of the app: reported with its app info, and in channel `header` when it changes. */
const noteHeader = (isShellHeader: boolean): void => usePay.setState({ headerShow: !isShellHeader })

/** Follows the shell's header and sends it which of its services belong to this app (specification 9: pre, product or test). */
export async function meetShell(): Promise<void> {
  onShellMessage('header', (message) => noteHeader((message as { shown?: unknown } | null)?.shown === true))
  void postToShell('environment', { stage: environment.stage })
  const info = await getAppInfo()
  if (info?.header === true) noteHeader(true)
}
