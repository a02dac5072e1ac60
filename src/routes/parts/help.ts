import { defineRoutes } from '../define'
import { p } from '../params'

/** Help without staff: articles, the assistant, the reading of a meter's picture, the self-check (D 6.9 to 6.11; E 6.14, 6.15). */
export const help = defineRoutes({
  '/subPagesB/pages/helpCenter/list': { title: '帮助中心', access: 'bound', params: { categoryId: p.text } },
  '/subPagesB/pages/helpCenter/search': { title: '搜索帮助', access: 'bound', params: { keyword: p.text } },
  '/subPagesB/pages/helpCenter/details': {
    title: '问题详情',
    access: 'bound',
    share: 'friends',
    params: { articleId: p.needed(p.text), keyword: p.text },
  },
  '/pages/gptList/gptList': { title: '智能助手', access: 'bound', pullDown: true },
  '/subPagesB/pages/gpt': {
    title: '智能助手',
    access: 'bound',
    params: { conversationId: p.text, q: p.text, from: p.text },
  },
  '/subPagesB/pages/zhulong/imageRecognition': { title: '烛龙识表', access: 'public', params: { meterNo: p.text } },
  '/subPagesB/pages/zhulong/recognitionResult': {
    title: '识别结果',
    access: 'public',
    params: { recordId: p.needed(p.text) },
  },
  '/subPagesB/pages/zhulong/historyRecord': { title: '识别记录', access: 'public', params: { meterNo: p.text } },
  '/subPagesB/pages/demo': { title: '环境自检', access: 'bound' },
})
