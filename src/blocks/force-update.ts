import type { Out } from '@contract'
import { getAppInfo, openInShell, type AppInfo } from '@/platform/bridge'
import { leaveTo } from '@/platform/landing'
import { call } from '@/request'
import { confirm } from '@/ui'

type Release = NonNullable<Out<'appDownload GET /appDownload/latest'>['ANDROID']>

/** AB-04: is this native app too old to go on? Without a number of its own, or a place to get the new one, it goes on. */
export function mustUpdate({ versionCode }: Pick<AppInfo, 'versionCode'>, release: Release | null): release is Release {
  return release !== null && release.url !== '' && versionCode !== undefined && versionCode < release.forceBelow
}

/** Asked at the start inside the native app: one that is too old gets no further than this dialog. */
export async function holdOldApp(): Promise<void> {
  const info = await getAppInfo()
  if (info?.versionCode === undefined) return
  const platform = info.platform?.toLowerCase() === 'ios' ? 'IOS' : 'ANDROID'
  // Without an answer nobody is shut out.
  const latest = await call(
    'appDownload GET /appDownload/latest',
    { platform },
    { loading: false, handles: 'all' },
  ).catch(() => null)
  const release = latest?.[platform] ?? null
  while (mustUpdate(info, release)) {
    await confirm({ title: '提示', content: '请更新到最新版本', confirmText: '立即更新', cancelText: null })
    if (!(await openInShell(release.url, '下载APP'))) leaveTo(release.url)
  }
}
