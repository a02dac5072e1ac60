// Must be the first Taro module loaded: it breaks the import circle router -> components -> taro-h5 -> router.
import '@tarojs/taro'

// jsdom has no layout to scroll.
if (typeof HTMLElement !== 'undefined') HTMLElement.prototype.scrollIntoView = () => undefined

// react-dom/test-utils.act is deprecated in React 18.3; the component test library still uses it.
const error = console.error
console.error = (...args: unknown[]) => {
  if (typeof args[0] === 'string' && args[0].includes('ReactDOMTestUtils.act')) return
  error(...args)
}
