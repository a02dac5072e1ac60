import { useLink } from '@/blocks'
import { host } from '@/platform/host'
import { Button } from '@/ui'
import { LaunchWeapp } from './LaunchWeapp'

interface OpenAppProps {
  path: string
  /** The page with the app is opened. */
  onOpen?: () => void
}

/** What is read in a browser goes on in the app: in WeChat in the mini-program at `path`, elsewhere by the page with the app (E 6.8). */
export function OpenApp({ path, onOpen }: OpenAppProps) {
  const download = useLink('/pages/appDown/appDown', { from: 'f' })
  if (host() === 'wechat') return <LaunchWeapp className='gutter mt12' label='打开小程序' path={path} />
  if (host() !== 'browser' || !download) return null
  return (
    <div className='gutter mt12'>
      <Button
        block
        kind='outline'
        onTap={() => {
          onOpen?.()
          download()
        }}
      >
        下载APP
      </Button>
    </div>
  )
}
