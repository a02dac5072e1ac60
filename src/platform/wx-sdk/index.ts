import { noteWxReady } from './ready'

/* WeChat's JS-SDK on H5 (specification 4): loaded and configured only inside WeChat's browser or mini-program. */

export interface WxSignature {
  appId: string
  timestamp: number
  nonceStr: string
  signature: string
}

const SDK = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'
const APIS = [
  'chooseImage',
  'getLocalImgData',
  'getLocation',
  'scanQRCode',
  'previewImage',
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'chooseWXPay',
]
/** Tags that open the mini-program from a page in WeChat's browser. */
const OPEN_TAGS = ['wx-open-launch-weapp']
/** ms; without an answer WeChat's part of the app stays closed. */
const READY_WITHIN = 8000

/** The address the page came in by: WeChat on iOS checks signatures against it, on Android against the present one (C 9.5). */
const landed = window.location.href

/** The address to have signed, without its hash. */
export function addressToSign(cleaned: string): string {
  const isIos = /iPhone|iPad/.test(navigator.userAgent)
  // A landing address that carried a code is never sent anywhere.
  const landing = /[?&](authCode|loginCode|tmpToken)=/.test(landed) ? cleaned : landed
  return (isIos ? landing : cleaned).split('#', 1)[0] ?? ''
}

function load(): Promise<boolean> {
  if (window.wx !== undefined) return Promise.resolve(true)
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = SDK
    script.onload = () => resolve(true)
    script.onerror = () => resolve(false)
    document.head.appendChild(script)
  })
}

/** Passes the signature to the SDK; returns whether its calls may be used. */
export async function configureWx(signature: WxSignature): Promise<boolean> {
  if (!(await load())) return false
  const wx = window.wx
  if (wx?.config === undefined || wx.ready === undefined) return false
  const { config, ready, error } = wx
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), READY_WITHIN)
    const settle = (good: boolean) => {
      clearTimeout(timer)
      resolve(good)
    }
    ready(() => {
      noteWxReady()
      settle(true)
    })
    error?.(() => settle(false))
    config({ debug: false, ...signature, jsApiList: APIS, openTagList: OPEN_TAGS })
  })
}

/** H5 inside the mini-program's web view: leads to a page of the mini-program. Answers whether it could. */
export function redirectMiniProgram(url: string): boolean {
  const mini = window.wx?.miniProgram
  if (mini === undefined) return false
  mini.redirectTo({ url })
  return true
}
