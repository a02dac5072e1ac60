import { WebviewView } from '@/features/shell'
import { usePageParams } from '@/routes/page'

export default function WebviewPage() {
  const { url = '', title, showWebViewToolbar = '1' } = usePageParams('/pages/webview/webview')
  return <WebviewView url={url} title={title} showWebViewToolbar={showWebViewToolbar} />
}
