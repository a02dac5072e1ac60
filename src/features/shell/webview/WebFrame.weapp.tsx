import { WebView } from '@tarojs/components'
import { useLoadLimit, type WebFrameProps, type WebMessage } from './web-frame'

/** The mini-program's web view covers the page; its messages arrive when it is left or shared (C 6.4). */
export function WebFrame({ url, onFailed, onMessage }: WebFrameProps) {
  const onLoad = useLoadLimit(onFailed)
  return (
    <WebView
      src={url}
      onLoad={onLoad}
      onError={onFailed}
      onMessage={({ detail }) => {
        const sent = (detail as { data?: unknown[] }).data
        const last = sent?.[sent.length - 1]
        if (typeof last === 'object' && last !== null) onMessage?.(last as WebMessage)
      }}
    />
  )
}
