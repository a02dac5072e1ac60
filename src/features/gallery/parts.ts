import type { PageParams } from '@/routes/table'

export type GalleryPart = NonNullable<PageParams<'/pages/dev/gallery'>['part']>

/** What the gallery shows at a time, in the order of its tabs. */
export const PARTS: readonly { key: GalleryPart; label: string }[] = [
  { key: 'page', label: '页面' },
  { key: 'controls', label: '控件' },
  { key: 'data', label: '数据' },
  { key: 'parts', label: '其他' },
  { key: 'charts', label: '图表' },
  { key: 'feedback', label: '反馈' },
  { key: 'nut', label: '库件' },
  { key: 'list', label: '列表页' },
  { key: 'details', label: '详情页' },
  { key: 'form', label: '表单页' },
  { key: 'forms', label: '表单' },
  { key: 'result', label: '结果页' },
  { key: 'tab', label: '主页面' },
]
