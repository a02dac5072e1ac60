/** WeChat's login code; only the mini-program has one. */
export const wxLoginCode = (): Promise<string> => Promise.reject(new Error('not in WeChat environment'))

/** What the gateway calls this kind of terminal (LG-10). */
export const terminalType = (): 'H5' | 'APP' => (window.enn === undefined ? 'H5' : 'APP')

/** Shown in the list of devices. */
export const deviceName = (): string => {
  const agent = navigator.userAgent
  const found = /iPhone|iPad|Android|Windows|Mac OS X|Linux/.exec(agent)?.[0] ?? '浏览器'
  return found.replace('Mac OS X', 'Mac')
}
