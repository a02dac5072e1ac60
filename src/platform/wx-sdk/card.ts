/** What WeChat's browser sends to a friend or shows on the timeline; `path` and `imageUrl` may be relative. */
export interface WxCard {
  title: string
  desc: string
  path: string
  imageUrl: string
}

/** The app itself, where a page has nothing to share. */
export const APP_CARD: WxCard = {
  title: '燃气企业服务',
  desc: '缴费、开票、用气分析，在手机上办理',
  path: '/',
  imageUrl: '',
}

/** Gives the menu of WeChat's browser its card. Nothing happens before the JS-SDK is there. */
export function setWxCard({ title, desc, path, imageUrl }: WxCard): void {
  const absolute = (address: string) => new URL(address, window.location.href).href
  const card = { title, link: absolute(path), imgUrl: imageUrl === '' ? '' : absolute(imageUrl) }
  window.wx?.updateAppMessageShareData?.({ ...card, desc })
  window.wx?.updateTimelineShareData?.(card)
}
