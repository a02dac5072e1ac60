import { useState } from 'react'
import { PageFrame } from '@/blocks'
import { openApp } from '@/platform/open-app'
import { system } from '@/platform/system'
import { Button, Stack, toast } from '@/ui'
import type { ViewParams } from '@/routes/table'
import { AndroidButton, CopyLink, IosButton } from '../GetButtons'
import { AppHead, BrowserHint, InstallHints, NotOut, QrCard, ReleaseFacts, ReleaseNotes } from '../DownloadParts'
import { isOut, shownRelease, type Latest, type Place } from '../download-look'
import { useDownload } from '../use-download'

const PATH = '/pages/appDown/appDown'

/** 下载APP (D 6.8): the native app for the phone that asks. */
export function DownloadView({ from, code, redirect = '/' }: ViewParams<'/pages/appDown/appDown'>) {
  const { read, place, qrUrl } = useDownload({ from, code }, PATH, from ?? 'page')
  const release = read.data ? shownRelease(read.data, system()) : null
  return (
    <PageFrame of={read}>
      {read.data && (
        <>
          <AppHead inviter={read.data.inviter} />
          {release === null ? (
            <NotOut place={place} />
          ) : (
            <Stack gap={12} className='gutter mb24'>
              <Ways place={place} latest={read.data} />
              {(place === 'android' || place === 'ios') && <OpenApp address={redirect} />}
            </Stack>
          )}
          {release && (place === 'desktop' || place === 'weapp') && <QrCard url={qrUrl} hint='手机扫码下载' />}
          {release && <ReleaseFacts release={release} />}
          {release && <ReleaseNotes release={release} />}
          {place === 'android' && isOut(read.data.ANDROID) && <InstallHints />}
        </>
      )}
    </PageFrame>
  )
}

/** One primary action by place. */
function Ways({ place, latest }: { place: Place; latest: Latest }) {
  switch (place) {
    case 'android':
      return <AndroidButton release={latest.ANDROID} />
    case 'ios':
      return <IosButton release={latest.IOS} />
    case 'wechat':
      return <LeaveWechat latest={latest} />
    case 'weapp':
      return <CopyLink />
    case 'desktop':
      return (
        <>
          <AndroidButton release={latest.ANDROID} />
          <IosButton release={latest.IOS} kind='outline' />
        </>
      )
  }
}

function LeaveWechat({ latest }: { latest: Latest }) {
  const [hint, setHint] = useState(true)
  const ofPhone = system() === 'ios' ? latest.IOS : latest.ANDROID
  if (!isOut(ofPhone)) return system() === 'ios' ? <IosButton release={null} /> : <AndroidButton release={null} />
  return (
    <>
      <Button block icon='download' onTap={() => setHint(true)}>
        下载APP
      </Button>
      {hint && <BrowserHint onClose={() => setHint(false)} />}
    </>
  )
}

function OpenApp({ address }: { address: string }) {
  const open = async () => {
    if (!(await openApp(address))) toast('未能打开APP，请先下载安装')
  }
  return (
    <Button block kind='outline' onTap={open}>
      打开APP
    </Button>
  )
}
