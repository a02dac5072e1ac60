// Must be the first Taro module loaded: it breaks the import circle router -> components -> taro-h5 -> router.
import '@tarojs/taro'
import { noteServerTime } from '@/platform/time'

// jsdom has no layout to scroll.
if (typeof HTMLElement !== 'undefined') HTMLElement.prototype.scrollIntoView = () => undefined

// Nor does it know what the system looks like: a light one here.
if (typeof window !== 'undefined' && typeof window.matchMedia !== 'function')
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
  })

// What day it is does not depend on the day of the run: the gateway's clock, as the app knows it, stands at the demo's morning.
noteServerTime(Date.parse('2026-11-23T09:30:00+08:00'), Date.now())
