import { useMayOpen } from '@/blocks'
import { goTo } from '@/routes/go'
import { NoticeBar } from '@/ui'
import { bannerText, type Summary } from './money-view'

/** The worst open case (AE-89), with the way to deal with it where that page is built. */
export function HomeBanner({ banner }: { banner: Summary['banner'] }) {
  const mayOpen = useMayOpen()
  if (banner === null) return null
  const way = banner.url !== '' && mayOpen(banner.url)
  return (
    <NoticeBar tone={banner.tone} {...(way && { action: '去处理', onTap: () => void goTo(banner.url) })}>
      {bannerText(banner)}
    </NoticeBar>
  )
}
