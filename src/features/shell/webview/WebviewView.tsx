import { useEffect, useMemo, useState } from 'react'
import { PageFrame, useShareCard } from '@/blocks'
import { enterWeb, leaveWeb, webTarget, withCode, type WebTarget } from '@/shared/web'
import { openLogin } from '@/auth'
import { openInShell } from '@/platform/bridge'
import { copyText } from '@/platform/clipboard'
import { host, isWeapp } from '@/platform/host'
import { leaveTo } from '@/platform/landing'
import { historyLength } from '@/platform/stack'
import type { ShareCard } from '@/platform/share'
import { storage } from '@/platform/storage'
import { deviceNow } from '@/platform/time'
import { call, useRead } from '@/request'
import { addressOf, closePage, goBack } from '@/routes/go'
import { pageAt } from '@/routes/table'
import { ErrorBlock, NoAccess, confirm, message, type NavAction } from '@/ui'
import type { ViewParams } from '@/routes/table'
import { cardOf } from './share-message'
import { WebFrame } from './WebFrame'
import type { WebMessage } from './web-frame'

type Shown = { kind: 'nothing' } | { kind: 'frame'; url: string } | { kind: 'failed' }

/** An outside page (C 6.4, TD-07): listed hosts only; in the shell's own view, a frame, or after a word outside. */
export function WebviewView({ url, title = '网页', showWebViewToolbar = '1' }: ViewParams<'/pages/webview/webview'>) {
  const config = useRead('default GET /crmgas/config/client')
  const [shown, setShown] = useState<Shown>({ kind: 'nothing' })
  const [round, setRound] = useState(0)
  const target = useMemo(() => config.data && webTarget(url, config.data), [config.data, url])
  const again = () => {
    setShown({ kind: 'nothing' })
    setRound((old) => old + 1)
  }

  const heard = useMessages(url, title)
  useEffect(() => {
    if (target === undefined || target.kind === 'blocked') return undefined
    let left = false
    open(target, title, showWebViewToolbar === '1').then(
      (next) => !left && setShown(next),
      () => !left && setShown({ kind: 'failed' }),
    )
    return () => {
      left = true
    }
  }, [target, title, showWebViewToolbar, round])

  return (
    <PageFrame of={config} title={title} actions={useToolbar(showWebViewToolbar, again)}>
      {target?.kind === 'blocked' && <Blocked url={url} />}
      {target?.kind !== 'blocked' && shown.kind === 'frame' && (
        <WebFrame
          key={round}
          url={shown.url}
          title={title}
          onFailed={() => setShown({ kind: 'failed' })}
          onMessage={heard}
        />
      )}
      {shown.kind === 'failed' && <ErrorBlock text='页面加载失败，点击重试' onRetry={again} />}
    </PageFrame>
  )
}

/** What the mini-program's web view asks for (C 6.4). A login that opens out of it leads back to it. */
function useMessages(url: string, title: string): (message: WebMessage) => void {
  const path = addressOf('/pages/webview/webview', { url, title })
  const own = { title, path }
  const [card, setCard] = useState<ShareCard>()
  useShareCard(card ?? own)
  useEffect(() => {
    if (!isWeapp) return undefined
    enterWeb(path)
    return () => leaveWeb(deviceNow())
  }, [path])
  return (message) => {
    if (message.type === 'login') void openLogin()
    if (message.type === 'back') void goBack()
    if (message.type === 'share') setCard(cardOf(message, own, (address) => pageAt(address) !== undefined))
  }
}

/** Opens the target the host's way; answers what the page itself shows. */
async function open(target: Exclude<WebTarget, { kind: 'blocked' }>, title: string, toolbar: boolean): Promise<Shown> {
  const url = target.kind === 'sso' ? await trusted(target.url) : target.url
  if (host() === 'native' && (await openInShell(url, title, toolbar))) {
    await goBack()
    return { kind: 'nothing' }
  }
  if (isWeapp || target.kind === 'sso') return { kind: 'frame', url }
  if (await confirm({ content: '即将打开外部链接', confirmText: '继续打开' })) leaveTo(url)
  else await goBack()
  return { kind: 'nothing' }
}

/** A trusted host gets a fresh temporary code, never a token. */
async function trusted(url: string): Promise<string> {
  const tenantId = storage.get('originTenantId')
  const { tmpToken } = await call(
    'auth POST {gateway}/userCenter/unify/auth/getTmpToken',
    {
      grantCode: storage.get('originGrantCode'),
      rememberMe: storage.get('rememberMe') === '1' ? '1' : '0',
      ...(tenantId !== '' && { tenantId }),
    },
    { handles: 'all' },
  )
  return withCode(url, tmpToken, tenantId)
}

/** Beside the bar's own arrow, which goes back inside the outside page first: reload it, leave it at once (C 6.4). */
function useToolbar(shown: '1' | '0', again: () => void): NavAction[] {
  const [before] = useState(historyLength)
  if (shown === '0') return []
  const close = () => void (historyLength() === before ? goBack() : closePage())
  return [
    { icon: 'refresh', label: '刷新', onTap: again },
    { icon: 'close', label: '关闭', onTap: close },
  ]
}

function Blocked({ url }: { url: string }) {
  const copy = async () => message((await copyText(url)) ? '已复制' : '复制失败，请稍后重试')
  return <NoAccess text='该链接未在安全名单内，无法打开' action='复制链接' onAction={() => void copy()} />
}
