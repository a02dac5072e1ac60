import { checkUpdate, restart } from '@/platform/update'
import { go } from '@/routes/go'
import { confirm, toast } from '@/ui'

/** 检查更新 (C 6.9, D 6.8): the mini-program starts again with the newer version, the native app has its download page. */
export async function update(): Promise<void> {
  const state = await checkUpdate()
  if (state === 'ready') {
    if (await confirm({ title: '更新提示', content: '新版本已经准备好，是否重启应用？' })) restart()
  } else if (state === 'download') await go('/pages/appDown/appDown')
  else toast('当前已是最新版本')
}
