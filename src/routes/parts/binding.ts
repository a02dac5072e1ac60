import { defineRoutes } from '../define'
import { p } from '../params'

/** Customer numbers: finding, binding, review, sub-accounts (C 6.3, 6.8). */
export const binding = defineRoutes({
  '/pages/binding/security': {
    title: '安全验证',
    access: 'login',
    shell: 'form',
    params: {
      scene: p.needed(p.oneOf('bind', 'changePhone', 'transfer', 'cancel', 'title')),
      bp: p.text,
      companyCode: p.text,
      back: p.route,
    },
  },
})
