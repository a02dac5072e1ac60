import Taro from '@tarojs/taro'

/** Calls back with true when WeChat turns dark; at once, and on every change. Answers the way to stop. */
export function onSystemDark(changed: (dark: boolean) => void): () => void {
  const listen = ({ theme }: { theme?: string }) => changed(theme === 'dark')
  listen(Taro.getAppBaseInfo() as { theme?: string })
  // WeChat for computers may know no change.
  if (typeof Taro.onThemeChange !== 'function') return () => undefined
  Taro.onThemeChange(listen)
  return () => Taro.offThemeChange(listen)
}
