import { host, type Host } from '@/platform/host'

const CODES: Record<Host, 'WEAPP' | 'H5WX' | 'H5' | 'NATIVE'> = {
  weapp: 'WEAPP',
  wechat: 'H5WX',
  native: 'NATIVE',
  browser: 'H5',
}

/** What the gateway calls this host when it lists payment channels. */
export const platformCode = () => CODES[host()]
