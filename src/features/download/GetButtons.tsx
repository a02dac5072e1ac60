import { copyText } from '@/platform/clipboard'
import { openInShell } from '@/platform/bridge'
import { pageLink } from '@/platform/address'
import { leaveTo } from '@/platform/landing'
import { fileSize } from '@domain/file-size'
import { noteClick } from '@/telemetry'
import { Button, message, type ButtonProps } from '@/ui'
import { isOut, type Release } from './download-look'

interface GetButtonProps {
  release: Release | null
  kind?: ButtonProps['kind']
}

/** The package itself: a browser downloads it, the shell's own view does inside the old app. */
export function AndroidButton({ release, kind = 'filled' }: GetButtonProps) {
  if (!isOut(release)) return <Soon of='安卓版' kind={kind} />
  const size = release.size > 0 ? `（${fileSize(release.size)}）` : ''
  return (
    <Button block kind={kind} icon='download' onTap={() => leaveFor(release.url, 'DL_ANDROID')}>
      下载安卓版{size}
    </Button>
  )
}

export function IosButton({ release, kind = 'filled' }: GetButtonProps) {
  if (!isOut(release)) return <Soon of='iOS 版' kind={kind} />
  return (
    <Button block kind={kind} icon='download' onTap={() => leaveFor(release.url, 'DL_IOS')}>
      前往 App Store
    </Button>
  )
}

/** Announced, not there yet. */
function Soon({ of, kind }: { of: string; kind: NonNullable<ButtonProps['kind']> }) {
  return (
    <Button block kind={kind} disabled>
      {of}敬请期待
    </Button>
  )
}

async function leaveFor(url: string, code: string): Promise<void> {
  noteClick(code)
  if (!(await openInShell(url, '下载APP'))) leaveTo(url)
}

export function CopyLink() {
  const copy = async () =>
    message((await copyText(pageLink())) ? '链接已复制，请在浏览器中打开' : '复制失败，请稍后重试')
  return (
    <Button block icon='copy' onTap={copy}>
      复制链接
    </Button>
  )
}
