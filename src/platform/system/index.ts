/** What the app's page runs on. */
export type System = 'android' | 'ios' | 'desktop'

/** By what the browser says; an iPad that calls itself a Mac is known by its touch screen. */
export function system(): System {
  const agent = navigator.userAgent
  if (/Android|HarmonyOS/i.test(agent)) return 'android'
  if (/iPhone|iPad|iPod/.test(agent)) return 'ios'
  return /Macintosh/.test(agent) && navigator.maxTouchPoints > 1 ? 'ios' : 'desktop'
}
