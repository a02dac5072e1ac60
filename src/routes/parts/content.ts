import { defineRoutes } from '../define'
import { p } from '../params'

export const content = defineRoutes({
  '/pages/mall/mall': { title: '商城', access: 'bound', tab: { label: '商城', icon: 'mall', order: 1 } },
  '/pages/top-news/news-list/news-list': {
    title: '头条',
    access: 'bound',
    tab: { label: '头条', icon: 'news', order: 2 },
    params: { categoryCode: p.text },
  },
  '/pages/news/news': {
    title: '资讯阅读',
    access: 'public',
    share: true,
    params: { articleId: p.needed(p.text), s: p.text, from: p.text },
  },
})
