import { useLinks } from '@/blocks'
import { NoticeBar } from '@/ui'
import { bannerText, type Summary } from './money-view'

/** The worst open case (AE-89), with the way to deal with it where that page is built. */
export function HomeBanner({ banner }: { banner: Summary['banner'] }) {
  const links = useLinks()
  if (banner === null) return null
  return (
    <NoticeBar tone={banner.tone} action='去处理' onTap={links(banner.url)}>
      {bannerText(banner)}
    </NoticeBar>
  )
}
