export interface LaunchTarget {
  appId: string
  originalId: string
  envVersion: string
  /** Page of the mini-program with its query. */
  path: string
}

/** The look of the button inside the tag, which page styles do not reach. */
const STYLE =
  'display:block;width:100%;height:48px;border:1px solid #17a566;border-radius:10px;background:transparent;color:#0b7d48;font-size:16px;font-weight:500'

/** 'index?a=b' → 'index.html?a=b': the tag wants pages as files. */
function pagePath(address: string): string {
  const [path = '', query] = address.replace(/^\//, '').split('?', 2)
  return `${path}.html${query === undefined ? '' : `?${query}`}`
}

/**
 * Puts WeChat's own tag into `place`: a tap on it opens the mini-program; no script may do that. The SDK must be configured.
 * `onFailed`: WeChat is too old or does not know the mini-program.
 */
export function drawLaunch(place: Element, label: string, target: LaunchTarget, onFailed: () => void): void {
  const tag = document.createElement('wx-open-launch-weapp')
  tag.setAttribute('appid', target.appId)
  tag.setAttribute('username', target.originalId)
  tag.setAttribute('env-version', target.envVersion)
  tag.setAttribute('path', pagePath(target.path))
  tag.style.display = 'block'
  const template = document.createElement('script')
  template.type = 'text/wxtag-template'
  const button = document.createElement('button')
  button.setAttribute('style', STYLE)
  button.textContent = label
  template.text = button.outerHTML
  tag.appendChild(template)
  tag.addEventListener('error', onFailed)
  place.replaceChildren(tag)
}
