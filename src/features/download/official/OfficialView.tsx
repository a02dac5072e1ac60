import { PageFrame } from '@/blocks'
import { useRead } from '@/request'
import { AndroidButton, CopyLink, IosButton } from '../GetButtons'
import { AppHead, QrCard, ReleaseFacts } from '../DownloadParts'
import { Shots } from './Shots'
import { useDownload, type LinkParams } from '../use-download'
import '../download.scss'

const PATH = '/official/appDown'

/** 官方下载 (D 6.8): for the official site and printed codes; both systems, and no way into the app's pages. */
export function OfficialView(link: LinkParams) {
  const { read, place, qrUrl } = useDownload(link, PATH, 'official')
  const contact = useRead('cms GET /cms/contact', undefined, { handles: 'all', cloud: true })
  const records = contact.data ? [contact.data.companyName, contact.data.icpNo].filter(Boolean) : []
  return (
    <PageFrame of={read} className='dl-wide'>
      {read.data && (
        <div className='dl-columns'>
          <div className='dl-main'>
            <AppHead inviter={read.data.inviter} />
            <div className='dl-actions'>
              {place === 'weapp' ? (
                <CopyLink />
              ) : (
                <>
                  <AndroidButton release={read.data.ANDROID} />
                  <IosButton release={read.data.IOS} kind='outline' />
                </>
              )}
            </div>
            <QrCard url={qrUrl} hint='手机扫码下载' />
            {read.data.ANDROID && place !== 'weapp' && <ReleaseFacts release={read.data.ANDROID} />}
          </div>
          <Shots />
        </div>
      )}
      <div className='dl-records'>
        {records.map((text) => (
          <div key={text}>{text}</div>
        ))}
      </div>
    </PageFrame>
  )
}
