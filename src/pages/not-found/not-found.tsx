import { page, PageFrame } from '@/blocks'
import { go } from '@/routes/go'
import { Empty } from '@/ui'

const goHome = () => void go('/pages/home/index/index', undefined, { relaunch: true })

/** Where an address without a page ends. */
export default page('/pages/not-found/not-found', () => (
  <PageFrame>
    <Empty picture='search' text='页面不存在或已下线' action='返回首页' onAction={goHome} />
  </PageFrame>
))
