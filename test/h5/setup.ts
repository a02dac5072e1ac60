// Must be the first Taro module loaded: it breaks the import circle router -> components -> taro-h5 -> router.
import '@tarojs/taro'

// jsdom has no layout to scroll.
if (typeof HTMLElement !== 'undefined') HTMLElement.prototype.scrollIntoView = () => undefined

// Nor does it know what the system looks like: a light one here.
if (typeof window !== 'undefined' && typeof window.matchMedia !== 'function')
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
  })
