import { fileSize } from '@domain/file-size'
import { type FactRow, Card, DateText, KeyValue, Layer, Logo, Photo, QrPicture, SectionCard, Stack } from '@/ui'
import { appLink } from '@/platform/address'
import { noteLines, shortHash, type Place, type Release } from './download-look'
import './download.scss'

/** Icon, name and slogan; the inviter's name, when it is known. */
export function AppHead({ inviter }: { inviter: string }) {
  return (
    <Stack align='centre' top={24} className='gutter center mb24'>
      <Logo size={72} />
      <div className='fs-20 fw-b mt16' role='heading' aria-level={2}>
        新源燃气
      </div>
      <div className='fs-14 t3 mt4'>工商业用气，一站办理</div>
      {inviter !== '' && <div className='dl-inviter fs-13 mt16'>{inviter} 邀请您使用</div>}
    </Stack>
  )
}

/** Version, size and what the system must be. */
export function ReleaseFacts({ release }: { release: Release }) {
  const { versionName, size, minOs, publishedAt, sha256 } = release
  const items: FactRow[] = [
    ['版本', versionName],
    ['大小', size > 0 && fileSize(size)],
    ['系统要求', `${minOs} 及以上`],
    ['更新时间', <DateText value={publishedAt.slice(0, 10)} />],
    ['SHA-256', sha256 !== '' && shortHash(sha256), { copy: sha256 }],
  ]
  return (
    <Card>
      <KeyValue items={items} />
    </Card>
  )
}

export function ReleaseNotes({ release }: { release: Release }) {
  const lines = noteLines(release.notes)
  if (lines.length === 0) return null
  return <Lines title='更新说明' lines={lines} />
}

const INSTALL = [
  '下载完成后，在通知栏或浏览器的下载列表中打开安装包',
  '若系统提示来源未知，请允许当前浏览器安装应用后重试',
  '安装前可核对安装包的 SHA-256，与本页一致方可安装',
]

/** How a package that does not come from a shop is installed. */
export const InstallHints = () => <Lines title='安装提示' lines={INSTALL} />

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <SectionCard title={title}>
      {lines.map((line) => (
        <div className='fs-14 t2 mt8' key={line}>
          {line}
        </div>
      ))}
    </SectionCard>
  )
}

/** Nothing can be had yet: the mini-program does the same; its code opens the app's address, which WeChat leads to it. */
export function NotOut({ place }: { place: Place }) {
  if (place === 'weapp')
    return <div className='gutter fs-15 t2 center'>APP 正在准备中，您正在使用的微信小程序功能相同</div>
  return (
    <Card>
      <Stack gap={8} align='centre'>
        <div className='fs-16 fw-b'>APP 正在准备中，请先使用微信小程序</div>
        <QrPicture text={appLink()} label='微信小程序码' />
        <div className='fs-13 t3'>微信扫码，打开“新源燃气”</div>
      </Stack>
    </Card>
  )
}

export function QrCard({ url, hint }: { url: string; hint: string }) {
  return (
    <Card>
      <Stack gap={8} align='centre'>
        <Photo className='dl-qr' src={url} alt='下载APP的二维码' />
        <div className='fs-13 t3'>{hint}</div>
      </Stack>
    </Card>
  )
}

/** WeChat opens neither packages nor other apps: its own menu leads to the browser. */
export function BrowserHint({ onClose }: { onClose: () => void }) {
  return (
    <Layer>
      <button type='button' className='dl-mask' onClick={onClose}>
        <span className='dl-arrow' aria-hidden='true' />
        <span className='fs-17 right'>请点击右上角 ··· 选择在浏览器中打开</span>
      </button>
    </Layer>
  )
}
