import { pageConfig } from '@/routes/app-config'

export default pageConfig('/pages/top-news/news-list/news-list')
