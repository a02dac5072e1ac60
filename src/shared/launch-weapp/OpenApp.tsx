import { useLink } from '@/blocks'
import { host } from '@/platform/host'
import { Button } from '@/ui'
import { LaunchWeapp } from './LaunchWeapp'

/** What is read in a browser goes on in the app: in WeChat in the mini-program at `path`, elsewhere by the page with the app (E 6.8). */
export function OpenApp({ path }: { path: string }) {
  const download = useLink('/pages/appDown/appDown', { from: 'f' })
  if (host() === 'wechat') return <LaunchWeapp className='gutter mt12' label='打开小程序' path={path} />
  if (host() !== 'browser' || !download) return null
  return (
    <div className='gutter mt12'>
      <Button block kind='outline' onTap={download}>
        下载APP
      </Button>
    </div>
  )
}
