import { page } from '@/blocks'
import { WebviewView } from '@/features/shell'

export default page('/pages/webview/webview', WebviewView)
