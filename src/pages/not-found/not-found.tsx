import { PageFrame } from '@/blocks'
import { go } from '@/routes/go'
import { Empty } from '@/ui'

/** Where an address without a page ends. */
export default function NotFoundPage() {
  return (
    <PageFrame>
      <Empty
        picture='search'
        text='页面不存在或已下线'
        action='返回首页'
        onAction={() => void go('/pages/home/index/index', undefined, { relaunch: true })}
      />
    </PageFrame>
  )
}
