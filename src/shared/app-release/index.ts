import type { Out } from '@contract'
import { getAppInfo, openInShell, type AppInfo } from '@/platform/bridge'
import { leaveTo } from '@/platform/landing'
import { call, type CallOptions } from '@/request'
import { confirm } from '@/ui'

type Release = NonNullable<Out<'appDownload GET /appDownload/latest'>['ANDROID']>

const LATEST = 'appDownload GET /appDownload/latest'

/** AB-04: is this native app too old to go on? Without a number of its own, or a place to get the new one, it goes on. */
export function mustUpdate({ versionCode }: Pick<AppInfo, 'versionCode'>, release: Release | null): release is Release {
  return release !== null && release.url !== '' && versionCode !== undefined && versionCode < release.forceBelow
}

/** Has a newer app been released? Without a number of its own nothing is newer. */
export const hasNewer = ({ versionCode }: Pick<AppInfo, 'versionCode'>, release: Release | null): boolean =>
  release !== null && release.url !== '' && versionCode !== undefined && versionCode < release.versionCode

/** The newest app for the phone that this shell runs on. */
export async function newestRelease(info: AppInfo, options: CallOptions<typeof LATEST> = {}): Promise<Release | null> {
  const platform = info.platform?.toLowerCase() === 'ios' ? 'IOS' : 'ANDROID'
  return (await call(LATEST, { platform }, options))[platform]
}

/** Asked at the start inside the native app: one that is too old gets no further than this dialog. */
export async function blockOldApp(): Promise<void> {
  const info = await getAppInfo()
  if (info?.versionCode === undefined) return
  // Without an answer the app stays open.
  const release = await newestRelease(info, { loading: false, handles: 'all' }).catch(() => null)
  while (mustUpdate(info, release)) {
    await confirm({ title: '提示', content: '请更新到最新版本', confirmText: '立即更新', cancelText: null })
    if (!(await openInShell(release.url, '下载APP'))) leaveTo(release.url)
  }
}
