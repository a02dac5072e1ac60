import { useEffect, useMemo, useState } from 'react'
import { enterWeb, leaveWeb, PageFrame } from '@/blocks'
import { openLogin } from '@/auth'
import { openInShell } from '@/platform/bridge'
import { copyText } from '@/platform/clipboard'
import { host, isWeapp } from '@/platform/host'
import { leaveTo } from '@/platform/landing'
import { storage } from '@/platform/storage'
import { deviceNow } from '@/platform/time'
import { call, useRead } from '@/request'
import { addressOf, goBack } from '@/routes/go'
import { ErrorBlock, NoAccess, confirm, toast, type NavAction } from '@/ui'
import { WebFrame } from './WebFrame'
import { webTarget, withCode, type WebTarget } from './web-target'
import './shell.scss'

export interface WebviewViewProps {
  url: string
  title: string | undefined
  showWebViewToolbar: '1' | '0'
}

type Shown = { kind: 'nothing' } | { kind: 'frame'; url: string } | { kind: 'failed' }

/** An outside page (C 6.4, TD-07): listed hosts only; in the shell's own view, a frame, or after a word outside. */
export function WebviewView({ url, title = '网页', showWebViewToolbar }: WebviewViewProps) {
  const config = useRead('default GET /crmgas/config/client')
  const [shown, setShown] = useState<Shown>({ kind: 'nothing' })
  const [round, setRound] = useState(0)
  const target = useMemo(() => config.data && webTarget(url, config.data), [config.data, url])
  const again = () => {
    setShown({ kind: 'nothing' })
    setRound((old) => old + 1)
  }

  useWaiting(url, title)
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
    <PageFrame of={config} title={title} className='wv-page' actions={toolbar(showWebViewToolbar, again)}>
      {target?.kind === 'blocked' && <Blocked url={url} />}
      {target?.kind !== 'blocked' && shown.kind === 'frame' && (
        <WebFrame
          key={round}
          url={shown.url}
          title={title}
          onFailed={() => setShown({ kind: 'failed' })}
          onMessage={({ type }) => heard(type)}
        />
      )}
      {shown.kind === 'failed' && <ErrorBlock text='页面加载失败，点击重试' onRetry={again} />}
    </PageFrame>
  )
}

/** A login that opens out of the web view leads back to it. */
function useWaiting(url: string, title: string): void {
  useEffect(() => {
    if (!isWeapp) return undefined
    enterWeb(addressOf('/pages/webview/webview', { url, title }))
    return () => leaveWeb(deviceNow())
  }, [url, title])
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

function toolbar(shown: '1' | '0', again: () => void): NavAction[] {
  return shown === '1' ? [{ icon: 'refresh', label: '刷新', onTap: again }] : []
}

/** What the mini-program's web view asks for. */
function heard(type: string | undefined): void {
  if (type === 'login') void openLogin()
  if (type === 'back') void goBack()
}

function Blocked({ url }: { url: string }) {
  const copy = async () => toast((await copyText(url)) ? '已复制' : '复制失败，请稍后重试')
  return <NoAccess text='该链接未在安全名单内，无法打开' action='复制链接' onAction={() => void copy()} />
}
