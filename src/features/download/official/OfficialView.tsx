import { PageFrame } from '@/blocks'
import { useRead } from '@/request'
import { Stack } from '@/ui'
import { AndroidButton, CopyLink, IosButton } from '../GetButtons'
import { AppHead, NotOut, QrCard, ReleaseFacts } from '../DownloadParts'
import { isAnyOut, isOut } from '../download-look'
import { Shots } from './Shots'
import { useDownload, type LinkParams } from '../use-download'
import './official.scss'

const PATH = '/official/appDown'

/** 官方下载 (D 6.8): for the official site and printed codes; both systems, and no way into the app's pages. */
export function OfficialView(link: LinkParams) {
  const { read, place, qrUrl } = useDownload(link, PATH, 'official')
  const contact = useRead('cms GET /cms/contact', undefined, { handles: 'all', cloud: true })
  const records = contact.data ? [contact.data.companyName, contact.data.icpNo].filter(Boolean) : []
  return (
    <PageFrame of={read} className='of-wide'>
      {read.data && (
        <div className='of-columns'>
          <div className='of-main'>
            <AppHead inviter={read.data.inviter} />
            {isAnyOut(read.data) ? (
              <>
                <Stack gap={12} className='gutter mb24'>
                  {place === 'weapp' ? (
                    <CopyLink />
                  ) : (
                    <>
                      <AndroidButton release={read.data.ANDROID} />
                      <IosButton release={read.data.IOS} kind='outline' />
                    </>
                  )}
                </Stack>
                <QrCard url={qrUrl} hint='手机扫码下载' />
                {isOut(read.data.ANDROID) && place !== 'weapp' && <ReleaseFacts release={read.data.ANDROID} />}
              </>
            ) : (
              <NotOut place={place} />
            )}
          </div>
          <Shots />
        </div>
      )}
      <div className='of-records gutter fs-12 t3 lh-read center mt24'>
        {records.map((text) => (
          <div key={text}>{text}</div>
        ))}
      </div>
    </PageFrame>
  )
}
