import { hasNewer, newestRelease } from '@/shared/app-release'
import { getAppInfo } from '@/platform/bridge'
import { host } from '@/platform/host'
import { callFailure } from '@/request'
import { go } from '@/routes/go'
import { toast } from '@/ui'

/**
 * 版本更新 (D 6.8): a browser always shows the newest version, what can be newer there is the app; inside the app the newest
 * release is compared with it.
 */
export async function checkApp(): Promise<void> {
  try {
    if (host() === 'browser' || (await isOld())) await go('/pages/appDown/appDown')
    else toast('当前已是最新版本')
  } catch (failure) {
    // Its text has been toasted.
    callFailure(failure)
  }
}

async function isOld(): Promise<boolean> {
  if (host() !== 'native') return false
  const info = (await getAppInfo()) ?? {}
  return hasNewer(info, await newestRelease(info))
}
