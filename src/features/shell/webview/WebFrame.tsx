import { useLoadLimit, type WebFrameProps } from './web-frame'
import './webview.scss'

/** A trusted page inside ours. */
export function WebFrame({ url, title, onFailed }: WebFrameProps) {
  const onLoad = useLoadLimit(onFailed)
  return (
    <iframe
      className='wv-frame'
      src={url}
      title={title}
      referrerPolicy='no-referrer'
      sandbox='allow-scripts allow-forms allow-same-origin allow-popups'
      onLoad={onLoad}
    />
  )
}
