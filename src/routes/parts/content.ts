import { defineRoutes } from '../define'
import { p } from '../params'

export const content = defineRoutes({
  '/pages/mall/mall': {
    title: '商城',
    access: 'bound',
    tab: { label: '商城', icon: 'mall', order: 1 },
    params: { categoryId: p.text },
  },
  '/pages/top-news/news-list/news-list': {
    title: '头条',
    access: 'bound',
    face: 'public',
    tab: { label: '头条', icon: 'news', order: 2 },
    params: { categoryCode: p.text },
  },
  '/pages/news/news': {
    title: '资讯阅读',
    access: 'public',
    share: true,
    params: { articleId: p.needed(p.text), s: p.text, from: p.text },
  },
  '/pages/information/information': { title: '资讯公告', access: 'bound', params: { categoryCode: p.text } },
  '/pages/information/detail': {
    title: '公告详情',
    access: 'bound',
    params: { articleId: p.needed(p.text), msgId: p.text },
  },
  // The pictures come from the store; the address holds the place among them.
  '/pages/information/ImagePreview': { title: '图片预览', access: 'bound', params: { index: p.count } },
  '/pages/knowledgexsfn/index': {
    title: '享省赋能·节能知识',
    access: 'public',
    share: true,
    params: { topic: p.text, tool: p.oneOf('flue', 'stove'), s: p.text },
  },
})
