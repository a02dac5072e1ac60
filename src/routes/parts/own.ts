import { defineRoutes } from '../define'
import { p } from '../params'

/** Pages beyond the product's route list: where an unknown address lands, and the gallery of development builds. */
export const own = defineRoutes({
  '/pages/not-found/not-found': { title: '页面不存在', access: 'public', params: { path: p.text } },
  '/pages/dev/native': { title: '原生外壳', access: 'public', developmentOnly: true },
  '/pages/dev/gallery': { title: '组件样张', access: 'public', developmentOnly: true },
})
